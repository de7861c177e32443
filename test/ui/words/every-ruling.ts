/** Every ruling that the engine can make, walked over a set of rules in which every three values meet. */
import { type Cubes, NUMBER_FACES, type NumberFace, SUN_CUBE_FACES } from '../../../src/engine/cubes.ts';
import { judge, type Position } from '../../../src/engine/judge.ts';
import type { Ruling } from '../../../src/engine/ruling.ts';
import { RULEBOOK, type Rules, SETTINGS } from '../../../src/engine/settings.ts';
import { CHOICES, makeThrow, type Throw } from '../../../src/engine/throw.ts';

/** The settings that a ruling looks at, each with all of its values; of the Sampler, off and on. */
const JUDGED = {
  sunTrain: SETTINGS.sunTrain.values,
  sunValue: SETTINGS.sunValue.values,
  sunRest: SETTINGS.sunRest.values,
  twoPairs: SETTINGS.twoPairs.values,
  clearing: SETTINGS.clearing.values,
  matchingTrain: SETTINGS.matchingTrain.values,
  fullHouse: SETTINGS.fullHouse.values,
  sampler: [0, 25],
  samplerSun: SETTINGS.samplerSun.values,
} as const;

type Row = readonly (string | number)[];

const product = (lists: readonly Row[]): Row[] =>
  lists.reduce<Row[]>((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]]);

/** The triples of places and values that a row holds. */
function triples(row: Row): string[] {
  const found: string[] = [];
  row.forEach((a, i) => {
    row.slice(i + 1).forEach((b, j) => {
      row.slice(i + j + 2).forEach((c, k) => {
        found.push(`${i}${a} ${i + j + 1}${b} ${i + j + k + 2}${c}`);
      });
    });
  });
  return found;
}

/** Few sets of rules, in which each three values of three settings stand together once at least. */
function coveringRules(): readonly Rules[] {
  const rows = product(Object.values(JUDGED)).map((row) => ({ row, holds: triples(row) }));
  const open = new Set(rows.flatMap(({ holds }) => holds));
  const chosen: Rules[] = [];
  while (open.size > 0) {
    let best = rows[0];
    let most = 0;
    for (const each of rows) {
      const count = each.holds.filter((triple) => open.has(triple)).length;
      if (count > most) {
        best = each;
        most = count;
      }
    }
    for (const triple of best?.holds ?? []) open.delete(triple);
    const values = Object.keys(JUDGED).map((key, place) => [key, best?.row[place]]);
    chosen.push({ ...RULEBOOK, ...Object.fromEntries(values) });
  }
  return chosen;
}

/** Each throw of these cubes once, those with blanks too. */
function distinctThrows({ common, sun }: Cubes): readonly Throw[] {
  const faces = [...NUMBER_FACES, '-'] as const;
  let tops: (typeof faces)[number][][] = [[]];
  for (let cube = 0; cube < common; cube++) {
    tops = tops.flatMap((top) => faces.slice(faces.indexOf(top.at(-1) ?? '2')).map((face) => [...top, face]));
  }
  const suns = sun ? ([...SUN_CUBE_FACES, '-'] as const) : ([null] as const);
  return tops.flatMap((top) => suns.map((face) => ({ common: top, sun: face })));
}

const SETS: readonly Cubes[] = [0, 1, 2, 3, 4].flatMap((common) => [
  ...(common > 0 ? [{ common, sun: false }] : []),
  { common, sun: true },
]);

/** Nothing pending, each face, and a few twos of them. */
const PENDING: readonly (readonly NumberFace[])[] = [
  [],
  ...NUMBER_FACES.map((face) => [face]),
  ['2', '3'],
  ['4', 'X'],
  ['5', '6'],
];

/** What may be held while the rest of a throw is thrown again. */
const HELD: readonly { readonly held: Throw; readonly cubes: Cubes; readonly pending: NumberFace }[] = [
  { held: { common: ['5'], sun: null }, cubes: { common: 1, sun: false }, pending: '4' },
  { held: { common: ['6', '6'], sun: 'S' }, cubes: { common: 2, sun: false }, pending: '4' },
  { held: { common: ['2', '3', 'X', 'X'], sun: null }, cubes: { common: 0, sun: true }, pending: '4' },
  { held: { common: ['2', '3', '6'], sun: '4' }, cubes: { common: 1, sun: false }, pending: '5' },
  { held: { common: ['6', '6', '6', '6'], sun: null }, cubes: { common: 0, sun: true }, pending: '4' },
];

/** A ruling, and the throw it is about: of one that was completed, the whole; of one half done, with what is held. */
export interface Judged {
  readonly ruling: Ruling;
  readonly token: string;
  readonly rules: Rules;
}

/** What a ruling says of its throw, without what the thrower could have chosen instead. */
export const shapeOf = (ruling: Ruling): string =>
  JSON.stringify({ ...ruling, choices: null, choice: null, whole: null });

function* chosen(thrown: Throw, position: Position, rules: Rules): Generator<Ruling> {
  const first = judge(thrown, position, rules);
  if (!first.ok) throw new Error(makeThrow(thrown));
  yield first.value;
  for (const choice of CHOICES) {
    if (!first.value.choices.includes(choice)) continue;
    const judged = judge(thrown, position, rules, choice);
    if (judged.ok) yield judged.value;
  }
}

/** Each ruling of each throw once: those of one throw differ in their shape. */
export function everyRuling(): readonly Judged[] {
  const found = new Map<string, Judged>();
  for (const rules of coveringRules()) {
    const walk = (cubes: Cubes, held: Throw | null, faces: readonly NumberFace[]) => {
      const position: Position = { cubes, held, pending: faces.map((face) => ({ face, points: 40 })) };
      for (const thrown of distinctThrows(cubes)) {
        for (const ruling of chosen(thrown, position, rules)) {
          const kept = ruling.outcome === 'rethrow' ? ` ${makeThrow(ruling.held)}` : '';
          const token = `${makeThrow(ruling.whole)}${kept}`;
          const key = `${token} ${shapeOf(ruling)}`;
          if (!found.has(key)) found.set(key, { ruling, token, rules });
        }
      }
    };
    for (const cubes of SETS) for (const faces of PENDING) walk(cubes, null, faces);
    if (rules.clearing === 'matching')
      for (const { held, cubes, pending } of HELD) walk(cubes, held, [pending]);
  }
  return [...found.values()];
}
