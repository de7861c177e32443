/** What the book of rules shows: its examples ruled by the rules that are played, its settings, and what is found in it. */
import { type Answer, answer } from '../bench/answer.ts';
import type { Case } from '../bench/case.ts';
import { makeCaseText, parseCaseText } from '../bench/case-text.ts';
import { ALL_FIVE, type Cubes, NUMBER_FACES, type NumberFace, SUN_CUBE_FACES } from '../engine/cubes.ts';
import type { Ruling } from '../engine/ruling.ts';
import {
  presetRules,
  type Rules,
  rulesDifference,
  SETTING_KEYS,
  type SettingKey,
} from '../engine/settings.ts';
import { judge } from '../engine/judge.ts';
import { makeRules, nearestPreset } from '../game/transcript-writer.ts';
import { EXAMPLES, PLAYED } from '../ui/book-examples.ts';
import {
  PAGES,
  type PageId,
  RULE_PAGES,
  SETTING_PAGES,
  obligationPage,
  outcomePage,
} from '../ui/book-pages.ts';
import { type Entry, search } from '../ui/book-search.ts';
import * as words from '../ui/words/book.ts';
import { positionWords, seatNames } from '../ui/words/bench-case.ts';
import { cubesShort } from '../ui/words/faces.ts';
import { glossary } from '../ui/words/glossary.ts';
import { obligationWhy } from '../ui/words/obligation-why.ts';
import { mustDetails, mustLine } from '../ui/words/obligations.ts';
import { changedWords, presetName } from '../ui/words/presets.ts';
import { lineWords, mergedLines, outcomeWords, rulingHeadline } from '../ui/words/ruling.ts';
import { settingQuestion, settingTitle, valueWords } from '../ui/words/settings.ts';
import { landsOn, mayStop } from '../ui/words/table.ts';

/** A sentence, and the page that explains it. */
export interface Said {
  readonly text: string;
  readonly page: PageId;
}

/** A case with what the referee says of it. */
export interface CaseView {
  /** For the bench. */
  readonly text: string;
  /** The position; empty for a plain first throw of somebody on the board. */
  readonly given: string;
  readonly ruling: Ruling;
  readonly headline: string;
  readonly lines: readonly Said[];
  /** What must be done, or that the thrower may stop; empty when the turn is over. */
  readonly follows: string;
  readonly free: boolean;
  /** Where a stop would lead, if the thrower may stop and more than a free spot is there; else empty. */
  readonly lands: string;
}

/** The case that an example stands for under these rules; null where they cannot come to it. */
export function exampleCase(example: string, rules: Rules): Case | null {
  const at = 5 * Math.min(20, Math.floor(rules.goal / 10));
  const told = example.replaceAll(/(goal|at)([+-]\d+)?/g, (_, from: string, more = '0') =>
    String((from === 'at' ? at : rules.goal) + Number(more)),
  );
  const text = `${told};rules=${makeRules(rules).replaceAll(' ', ',')}`;
  // The choice may be none here, and flashes may have come from rules before these.
  const plain = text.replace(/^([^;=]*)=[^;]*/, '$1');
  for (const tried of [text, plain, `${plain};changed=rules`]) {
    const read = parseCaseText(tried);
    if (read.ok) return read.value;
  }
  return null;
}

/** The examples of a page, each once, by the rules that are played or, where they do not play it, with it. */
export function pageExamples(page: PageId, rules: Rules): readonly CaseView[] {
  const played = { ...rules, ...(isPlayed(page, rules) ? {} : PLAYED[page]) };
  const cases = EXAMPLES[page].map((example) => exampleCase(example, played)).filter((each) => each !== null);
  const views = cases.flatMap((each) => {
    const made = answer(each);
    return made.ok ? [caseView(each, made.value)] : [];
  });
  return views.filter(({ text }, place) => views.findIndex((each) => each.text === text) === place);
}

/** Whether the rules play what a page is about. */
export const isPlayed = (page: PageId, { fullHouse, sampler }: Rules): boolean =>
  page === 'full-house' ? fullHouse !== 'off' : page !== 'sampler' || sampler > 0;

export function caseView(asked: Case, made: Answer): CaseView {
  const { ruling } = made;
  const { turn, seats, ending } = asked;
  const names = seatNames(seats, null);
  const [first, ...others] = seats;
  const plain =
    first?.onBoard && !turn.started && ending === null && others.every(({ banked }) => banked === 0);
  const outcome = outcomeWords(ruling);
  return {
    text: makeCaseText(asked),
    given: plain ? '' : positionWords(asked, names),
    ruling,
    headline: rulingHeadline(ruling),
    lines: [
      ...mergedLines(ruling).map((line) => ({ text: lineWords(line, ruling), page: RULE_PAGES[line.rule] })),
      ...(outcome === '' ? [] : [{ text: outcome, page: outcomePage(ruling) }]),
    ],
    ...followsOf(made, names),
  };
}

function followsOf({ ruling, game, goesOn, must, landing }: Answer, names: readonly string[]) {
  if (!goesOn || game.phase === 'over') return { follows: '', free: false, lands: '' };
  if (must.length > 0)
    return { follows: mustLine(must, detailsOf(game, ruling, names)), free: false, lands: '' };
  const lands =
    landing === null || landing.kind === 'free'
      ? ''
      : landsOn({ ...landing, names: named(landing.names, names) }, true);
  return { follows: mayStop(cubesShort(game.turn.cubes)), free: true, lands };
}

/** The seats of a case by the names that are shown for them. */
const named = (seats: readonly string[], names: readonly string[]): readonly string[] =>
  seats.map((seat) => names[Number(seat) - 1] ?? seat);

/** The details of an obligation, with the seats of a case by the names that are shown for them. */
function detailsOf(
  game: Extract<Answer['game'], { turn: object }>,
  ruling: Ruling,
  names: readonly string[],
) {
  const details = mustDetails(game, ruling);
  return { ...details, there: named(details.there, names) };
}

/** Why the thrower of a case must throw on, reason by reason. */
export function whyMust(asked: Case, { ruling, game, must }: Answer): readonly Said[] {
  if (game.phase === 'over') return [];
  const details = detailsOf(game, ruling, seatNames(asked.seats, null));
  return must.map((each) => ({
    text: obligationWhy(each, details).text,
    page: obligationPage(each, ruling),
  }));
}

/** The settings that a page depends on; clearing has two pages. */
export const pageSettings = (page: PageId): readonly SettingKey[] =>
  SETTING_KEYS.filter((key) => SETTING_PAGES[key] === page || (page === 'clearing' && key === 'clearing'));

/** The pages of what can make a player throw on under these rules. */
export function obligingPages({
  opening,
  clearing,
  mustThrowFive,
  spots,
  fullHouse,
}: Rules): readonly PageId[] {
  const pages: readonly (readonly [page: PageId, obliges: boolean])[] = [
    ['board', opening > 0],
    ['clearing', true],
    ['all-five', mustThrowFive === 'on'],
    ['spots', spots === 'keep-rolling'],
    ['reroll', clearing !== 'once'],
    ['full-house', fullHouse !== 'off'],
    ['wellenda', true],
  ];
  return pages.flatMap(([page, obliges]) => (obliges ? [page] : []));
}

/** "Rulebook", "Rulebook, 2 settings changed". */
export function rulesName(rules: Rules): string {
  const preset = nearestPreset(rules);
  const same = Object.keys(rulesDifference(presetRules(preset), rules)).length === 0;
  return same ? presetName(preset) : `${presetName(preset)}, ${changedWords(rules, preset)}`;
}

/** Something that can be found, on the page that it stands on. */
export interface Found extends Entry {
  readonly kind: 'page' | 'term' | 'setting';
  readonly page: PageId;
}

/** All of the book that holds the words asked for, the nearest first. */
export function findInBook(query: string, rules: Rules): readonly Found[] {
  const pages = PAGES.map(
    (page): Found => ({
      kind: 'page',
      page,
      title: words.pageTitle(page),
      text: words.pageText(page, rules).join(' '),
    }),
  );
  const terms = glossary().map(({ term, text, page }): Found => ({ kind: 'term', page, title: term, text }));
  const settings = SETTING_KEYS.map(
    (key): Found => ({
      kind: 'setting',
      page: SETTING_PAGES[key],
      title: settingTitle(key),
      text: `${settingQuestion(key)} ${valueWords(key, rules[key])}.`,
    }),
  );
  return search([...pages, ...terms, ...settings], query);
}

/** How often some cubes wimp out, and what they bring, with nothing to clear. */
export interface Odds {
  readonly cubes: Cubes;
  readonly wimpouts: number;
  readonly throws: number;
  /** Points of a throw on average; the win and the Supernova count none. */
  readonly mean: number;
}

/** The faces that so many common cubes can show, in order. */
const tops = (count: number): readonly (readonly NumberFace[])[] =>
  count === 0
    ? [[]]
    : tops(count - 1).flatMap((top) =>
        NUMBER_FACES.slice(Math.max(0, NUMBER_FACES.indexOf(top.at(-1) ?? '2'))).map((face) => [
          ...top,
          face,
        ]),
      );

/** How many ways there are for cubes to show these faces in any order. */
const ways = (top: readonly NumberFace[]): number =>
  top.reduce((count, face, place) => (count * (place + 1)) / (place + 1 - top.indexOf(face)), 1);

/** Counted over every throw, from one cube to all five. */
export function odds(rules: Rules): readonly Odds[] {
  const sets: Cubes[] = [1, 2, 3, 4].flatMap((count) => [
    { common: count, sun: false },
    { common: count - 1, sun: true },
  ]);
  return [...sets, ALL_FIVE].map((cubes) => {
    let wimpouts = 0;
    let throws = 0;
    let points = 0;
    for (const common of tops(cubes.common)) {
      for (const sun of cubes.sun ? SUN_CUBE_FACES : [null]) {
        const judged = judge({ common, sun }, { cubes, held: null, pending: [] }, rules);
        if (!judged.ok) continue;
        const times = ways(common);
        throws += times;
        if (judged.value.outcome === 'wimpout') wimpouts += times;
        if (judged.value.outcome === 'scored') points += judged.value.points * times;
      }
    }
    return { cubes, wimpouts, throws, mean: points / throws };
  });
}
