/** What the bench shows of a case that was answered, in words. No element, no effect. */
import { type Answer, answer } from '../bench/answer.ts';
import type { Case } from '../bench/case.ts';
import { compare } from '../bench/compare.ts';
import { essenceOf } from '../bench/essence.ts';
import { type Choice, makeThrow } from '../engine/throw.ts';
import { type Rules, SETTINGS, type Setting, type SettingKey, rulesDifference } from '../engine/settings.ts';
import type { AnswerView } from '../ui/answer-card.ts';
import type { ChoiceView } from '../ui/choice-bar.ts';
import type { CompareRow, CompareView } from '../ui/compare-list.ts';
import * as words from '../ui/words/bench.ts';
import * as told from '../ui/words/bench-answer.ts';
import { caseRulesWords, positionWords, throwWords } from '../ui/words/bench-case.ts';
import { choiceKind, choiceWords } from '../ui/words/faces.ts';
import { obligationWhy } from '../ui/words/obligation-why.ts';
import { mustDetails } from '../ui/words/obligations.ts';
import { presetName } from '../ui/words/presets.ts';
import { presetRules } from '../engine/settings.ts';
import { lineSourced, mergedLines, outcomeWords, rulingHeadline } from '../ui/words/ruling.ts';
import { settingTitle, valueWords } from '../ui/words/settings.ts';
import { sourcesWords } from '../ui/words/sources.ts';
import * as tableWords from '../ui/words/table.ts';
import { markedView, type Sure } from './bench-certainty.ts';

/** The table that the bench was opened from. */
export interface BenchTable {
  readonly rules: Rules;
  /** Its rules can be changed from here. */
  readonly asks: boolean;
}

export interface BenchModel {
  readonly answer: Answer;
  readonly headline: string;
  /** The points at risk; empty when the turn is over. */
  readonly risk: string;
  /** What obliges, else empty. */
  readonly must: string;
  /** What is allowed, or where the game goes. */
  readonly may: string;
  readonly sure: Sure;
  readonly question: string;
  readonly ways: readonly ChoiceView[];
  readonly view: AnswerView;
  readonly compared: CompareView;
  /** One sentence for a screen reader. */
  readonly announcement: string;
}

/** @returns null for a throw that these cubes cannot make, which no pad lets through. */
export function benchModel(
  asked: Case,
  names: readonly string[],
  table: BenchTable | null,
): BenchModel | null {
  const answered = answer(asked);
  if (!answered.ok) return null;
  const own = answered.value;
  const comparison = compare(asked);
  const headline = rulingHeadline(own.ruling);
  const state = told.mustOrMay(own, names);
  const obliged = own.must.length > 0;
  // On a free spot a stop does what everybody expects.
  const stop = own.landing?.kind === 'free' ? '' : told.stopWords(own, names);
  const free = [state, stop].filter((part) => part !== '').join('. ');
  const may = own.goesOn ? (obliged ? '' : free) : told.endedWords(own, names);
  const must = obliged ? state : '';
  return {
    answer: own,
    headline,
    risk: own.goesOn && own.game.phase !== 'over' ? told.atRisk(own.game.turn.points) : '',
    must,
    may,
    ...choiceOf(asked, own, names),
    ...markedView(own, comparison, names),
    compared: comparedOf(asked, own, names, comparison, table),
    announcement: [headline, must || may].filter((part) => part !== '').join('. '),
  };
}

/** The ways to settle the throw, each with what it leads to. */
function choiceOf(
  asked: Case,
  { ruling, must }: Answer,
  names: readonly string[],
): Pick<BenchModel, 'question' | 'ways'> {
  if (ruling.choices.length === 0) return { question: '', ways: [] };
  const kind = choiceKind(ruling);
  const ways = ruling.choices.flatMap((choice) => {
    const chosen = answer({ ...asked, choice });
    return chosen.ok ? [wayOf(choice, chosen.value, choice === ruling.choice, must.length === 0)] : [];
  });
  const question = {
    sun: tableWords.sunQuestion,
    pair: tableWords.pairQuestion,
    'full-house': tableWords.fullHouseQuestion,
  }[kind]();
  return { question, ways };

  function wayOf(choice: Choice, chosen: Answer, taken: boolean, free: boolean): ChoiceView {
    const obliges = !chosen.goesOn || chosen.must.length > 0;
    return {
      choice,
      label: choiceWords(choice, kind),
      points: chosen.goesOn && chosen.game.phase !== 'over' ? chosen.game.turn.points : 0,
      note: chosen.goesOn ? told.mustOrMay(chosen, names) : rulingHeadline(chosen.ruling),
      obliges,
      taken,
      frees: !obliges && !free,
    };
  }
}

function comparedOf(
  asked: Case,
  own: Answer,
  names: readonly string[],
  { presets, settings }: ReturnType<typeof compare>,
  table: BenchTable | null,
): CompareView {
  const ownResult = told.resultWords(own, names);
  const result = ({
    verdict,
    choiceLost,
  }: Pick<(typeof presets)[number], 'verdict' | 'choiceLost'>): string => {
    if (!verdict.ok) return told.notPossible();
    const said = told.resultWords(verdict.value, names);
    if (choiceLost) return told.choiceLost(said);
    if (said !== ownResult) return said;
    return verdict.value.ruling.choices.join() === own.ruling.choices.join()
      ? told.otherReason()
      : told.choicesWords(verdict.value);
  };
  const reasons = (keys: readonly SettingKey[], rules: Rules): string =>
    keys.map((key) => `${settingTitle(key)}: ${valueWords(key, rules[key])}`).join('. ');
  const differing = presets
    .filter(({ same }) => !same)
    .map((judged): CompareRow => {
      const kept = judged.kept.map((key) => [key, asked.rules[key]] as const);
      const rules = { ...presetRules(judged.preset), ...Object.fromEntries(kept) };
      const note = reasons(judged.because, rules);
      return { title: presetName(judged.preset), note, result: result(judged), rules, change: null };
    });
  const atTable = tableRow(table);
  return {
    differing: atTable?.row ? [atTable.row, ...differing] : differing,
    same: [
      ...(atTable?.same ? [words.ownTable()] : []),
      ...presets.filter(({ same }) => same).map(({ preset }) => presetName(preset)),
    ],
    settings: settings.map((judged): CompareRow => {
      const { key, value, to } = judged;
      const nearest = isBelow(key, to, asked.rules) ? to : value;
      const rules = { ...asked.rules, [key]: nearest };
      return {
        title: settingTitle(key),
        note: runWords(key, value, to),
        result: result(judged),
        rules,
        change: table?.asks && table.rules[key] !== nearest ? { [key]: nearest } : null,
      };
    }),
  };

  function tableRow(
    at: BenchTable | null,
  ): { readonly row: CompareRow | null; readonly same: boolean } | null {
    if (at === null) return null;
    const { rules } = at;
    const there = answer({ ...asked, rules });
    // A way to settle the throw that the table does not have.
    const choiceLost = !there.ok && there.error === 'choice' && asked.choice !== null;
    const verdict = choiceLost ? answer({ ...asked, rules, choice: null }) : there;
    if (essenceOf(verdict) === essenceOf({ ok: true, value: own })) return { row: null, same: true };
    const differ = Object.keys(rulesDifference(asked.rules, rules)) as SettingKey[];
    const single = differ.filter((key) => settings.some((each) => each.key === key));
    const note = reasons(single.length > 0 ? single : differ, rules);
    const said = result({ verdict, choiceLost });
    return { row: { title: words.ownTable(), note, result: said, rules, change: null }, same: false };
  }
}

/** A run of values that lies below the one in force. */
const isBelow = (key: SettingKey, to: Rules[SettingKey], rules: Rules): boolean =>
  typeof to === 'number' && to < Number(rules[key]);

function runWords(key: SettingKey, value: Rules[SettingKey], to: Rules[SettingKey]): string {
  const setting: Setting = SETTINGS[key];
  if (setting.kind === 'choice' || value === to) return valueWords(key, value);
  return told.runWords(Number(value), Number(to), setting.min, setting.max);
}

/** The ruling for a chat, line by line. */
export function chatText(asked: Case, own: Answer, names: readonly string[], link: string): string {
  const { thrown, choice, rules } = asked;
  const { chat } = words;
  const lines = mergedLines(own.ruling).map((line) => {
    const { text, sources } = lineSourced(line, own.ruling);
    return chat.line(text, sourcesWords(sources));
  });
  const outcome = outcomeWords(own.ruling);
  const after = own.goesOn
    ? [`${told.atRisk(own.game.phase === 'over' ? 0 : own.game.turn.points)}. ${told.mustOrMay(own, names)}.`]
    : [told.endedWords(own, names)];
  const details = own.game.phase === 'over' ? null : mustDetails(told.named(own.game, names), own.ruling);
  const must = details === null || !own.goesOn ? [] : own.must.map((each) => obligationWhy(each, details));
  return [
    chat.title(),
    chat.thrown(throwWords(thrown), makeThrow(thrown, choice ?? undefined)),
    positionWords(asked, names),
    chat.rules(caseRulesWords(rules)),
    chat.ruling(rulingHeadline(own.ruling)),
    ...lines,
    ...(outcome === '' ? [] : [chat.line(outcome, '')]),
    ...after,
    ...must.map(({ text, sources }) => chat.line(text, sourcesWords(sources))),
    ...(own.stopped === null ? [] : [told.stopWords(own, names)]),
    link,
  ].join('\n');
}
