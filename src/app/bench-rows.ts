/** An answer as the rows that the bench shows of it: what each cube did, and what follows. Nothing is marked yet. Pure. */
import type { Answer } from '../bench/answer.ts';
import type { Line, Ruling } from '../engine/ruling.ts';
import type { AnswerRow, AnswerView } from '../ui/answer-card.ts';
import { obligationPage, outcomePage, RULE_PAGES } from '../ui/book-pages.ts';
import * as words from '../ui/words/bench.ts';
import * as told from '../ui/words/bench-answer.ts';
import { obligationWhy } from '../ui/words/obligation-why.ts';
import { mustDetails } from '../ui/words/obligations.ts';
import { lineSourced, mergedLines, outcomeWords, partName } from '../ui/words/ruling.ts';
import { sourcesWords } from '../ui/words/sources.ts';

const ROW: AnswerRow = {
  cubes: [],
  icon: null,
  title: '',
  points: '',
  text: '',
  source: '',
  choice: '',
  page: null,
};

interface Rows extends AnswerView {
  /** That the throw leaves something open; the ways themselves stand over the rows. */
  readonly ways: readonly AnswerRow[];
}

export const rowsOf = (answer: Answer, names: readonly string[]): Rows => ({
  why: mergedLines(answer.ruling).map((line) => lineRow(line, answer.ruling)),
  follows: followsOf(answer, names),
  ways:
    answer.goesOn && answer.ruling.choices.length > 0
      ? [{ ...ROW, icon: 'info', text: told.mayChoose(answer) }]
      : [],
});

function lineRow(line: Line, ruling: Ruling): AnswerRow {
  const { text, sources } = lineSourced(line, ruling);
  const { common, sun } = ruling.whole;
  // Lines put together have the points of one of them.
  const points = ruling.lines
    .filter((each) => line.cubes.includes(each.cubes[0] ?? -1))
    .reduce((sum, each) => sum + each.points, 0);
  return {
    ...ROW,
    cubes: line.cubes.map((place) => {
      const face = common[place];
      return face === undefined ? { kind: 'sun', face: sun ?? '' } : { kind: 'common', face };
    }),
    title: partName(line.part),
    points: ruling.outcome === 'scored' ? words.points(points) : '',
    text,
    source: sourcesWords(sources),
    page: RULE_PAGES[line.rule],
  };
}

function followsOf(own: Answer, names: readonly string[]): readonly AnswerRow[] {
  const { ruling, game, must, goesOn } = own;
  const rows: AnswerRow[] = [];
  const outcome = outcomeWords(ruling);
  if (outcome !== '')
    rows.push({
      ...ROW,
      icon: ruling.outcome === 'wimpout' ? 'wimpout' : 'info',
      text: outcome,
      page: outcomePage(ruling),
    });
  if (!goesOn || game.phase === 'over')
    return [...rows, { ...ROW, icon: 'next', text: told.endedWords(own, names) }];
  const details = mustDetails(told.named(game, names), ruling);
  for (const obligation of must) {
    const { text, sources } = obligationWhy(obligation, details);
    // A void says so itself.
    if (obligation === 'again' && outcome !== '') continue;
    const page = obligationPage(obligation, ruling);
    rows.push({ ...ROW, icon: 'again', text, source: sourcesWords(sources), page });
  }
  if (must.length === 0) {
    const may = [told.mustOrMay(own, names), told.stopWords(own, names)];
    rows.push({ ...ROW, icon: 'check', text: may.filter((part) => part !== '').join('. ') });
  }
  return rows;
}
