/** A case under all presets and settings: the slowest of many, and of some that are made to be slow. */
import { makeCaseText, parseCaseText } from '../../src/bench/case-text.ts';
import type { Case } from '../../src/bench/case.ts';
import { compare } from '../../src/bench/compare.ts';
import { type Figure, figureOf, timeRuns } from './measure.ts';
import { randomCases } from './random-cases.ts';

const CASES = 2000;
const ROUNDS = 20;
/** 50 ms on a processor a quarter as fast. */
const DEMANDED = 80;

/** Samplers, for which every value counts, and rules far from every preset with much that makes a difference. */
const SLOW = [
  '245X/S;total=60;others=85,120;rules=dice-now,sampler=25,goal=150,opening=50,trainWrecksOut=3',
  '2244/S;total=400;others=440,450;rules=dice-now,goal=450,goalIs=pass,fullHouse=choice,sampler=10,mustThrowFive=off',
  '25/S;points=15;total=425;others=465,470,455,460;rules=end-game,sunRest=off,twoPairs=highest,trainPending=on,pendingFlash=every',
  '2346/X;total=480;others=485,490;rules=rulebook,clearing=void-flash,trainPending=on,sunValue=ten,spots=bump,ending=sudden',
].map((text): Case => {
  const read = parseCaseText(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
});

export function benchComparisons(): readonly Figure[] {
  const cases = [...SLOW, ...[...randomCases(CASES)].map(({ asked }) => asked)];
  // The best of some runs each: a single one tells more of what else goes on.
  const took = cases.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 3; round++)
    cases.forEach((asked, index) => {
      const begun = performance.now();
      compare(asked);
      took[index] = Math.min(took[index] ?? 0, performance.now() - begun);
    });
  const slowest = cases[took.indexOf(Math.max(...took))] as Case;
  const slow = timeRuns(() => {
    for (let index = 0; index < ROUNDS; index++) compare(slowest);
  });
  const all = timeRuns(() => {
    for (const asked of cases.slice(0, 200)) compare(asked);
  });
  return [
    figureOf(
      'comparing cases of random games',
      'a second',
      all.map((each) => 200 / each),
    ),
    figureOf(
      `the slowest: ${makeCaseText(slowest)}`,
      'a second',
      slow.map((each) => ROUNDS / each),
      DEMANDED,
    ),
  ];
}
