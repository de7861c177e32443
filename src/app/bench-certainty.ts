/**
 * What of an answer is certain, and what is a table's choice: a row hangs on every setting of which another value alone
 * would have it say something else, or leave it out. From the comparison of the very case. Pure.
 */
import type { Answer } from '../bench/answer.ts';
import type { Comparison } from '../bench/compare.ts';
import { SETTING_KEYS, type SettingKey } from '../engine/settings.ts';
import type { AnswerRow, AnswerView } from '../ui/answer-card.ts';
import * as words from '../ui/words/bench.ts';
import { settingTitle } from '../ui/words/settings.ts';
import { rowsOf } from './bench-rows.ts';

/** How sure the answer is, in words. */
export interface Sure {
  readonly text: string;
  /** Rows are marked, and the words say what the mark is. */
  readonly marked: boolean;
}

/** The rows of an answer, those marked that hang on settings. */
export function markedView(
  own: Answer,
  { settings, tried }: Comparison,
  names: readonly string[],
): { readonly view: AnswerView; readonly sure: Sure } {
  const others = tried.flatMap(({ key, verdict }) =>
    verdict.ok ? [{ key, said: new Set(saidIn(rowsOf(verdict.value, names))) }] : [],
  );
  const marked = new Set<SettingKey>();
  const mark = (rows: readonly AnswerRow[]): readonly AnswerRow[] =>
    rows.map((row) => {
      const hangs = new Set(others.filter(({ said }) => !said.has(saying(row))).map(({ key }) => key));
      for (const key of hangs) marked.add(key);
      return { ...row, choice: hangs.size > 0 ? words.choiceOf(titles(hangs)) : '' };
    });
  const { why, follows, ways } = rowsOf(own, names);
  // That there are ways is said only where another table has none, or others.
  const open = mark(ways).filter(({ choice }) => choice !== '');
  const view = { why: mark(why), follows: [...mark(follows), ...open] };
  const unsaid = new Set(settings.map(({ key }) => key).filter((key) => !marked.has(key)));
  return { view, sure: sureOf(settings.length > 0, marked.size > 0, unsaid) };
}

function sureOf(differs: boolean, marked: boolean, unsaid: ReadonlySet<SettingKey>): Sure {
  if (!differs) return { text: marked ? words.scoreCertain() : words.certain(), marked };
  const said = marked ? words.partlyChoice() : words.saidCertain();
  return { text: unsaid.size > 0 ? `${said} ${words.mayAdd(titles(unsaid))}` : said, marked };
}

const titles = (keys: ReadonlySet<SettingKey>): readonly string[] =>
  SETTING_KEYS.filter((key) => keys.has(key)).map(settingTitle);

const saidIn = ({ why, follows, ways }: ReturnType<typeof rowsOf>): readonly string[] =>
  [...why, ...follows, ...ways].map(saying);

/** What a row says: two that say the same are one. */
const saying = ({ cubes, title, points, text }: AnswerRow): string =>
  [cubes.map(({ kind, face }) => kind + face).join(), title, points, text].join('|');
