/**
 * The drawn examples of the book as cases in their text form, judged under whatever rules are played. `goal-40` is a
 * total 40 short of the goal of these rules, `at` one that is far from it. Five different faces stand only where a
 * Cosmic Sampler is meant.
 */
import type { RulesChange } from '../engine/settings.ts';
import type { PageId } from './book-pages.ts';

export const EXAMPLES: Readonly<Record<PageId, readonly string[]>> = {
  cubes: ['236/S;points=10;total=at'],
  throw: ['5X22/6;total=at', '55X2/6;total=at'],
  flash: ['4436/4;total=at', '5552/6;total=at'],
  'four-alike': ['4444/2;total=at', '4442/4;total=at', '5555/2;total=at'],
  train: ['2222/2;total=at', '4444/S;total=at', '6666/6;total=at', 'XXXX/X;total=at'],
  wimpout: ['23;points=45;total=at', '2346/2;total=at'],
  sun: ['246/S;points=10;total=at', '4426/S;total=at', '526/S=0;points=10;total=at'],
  'two-pairs': ['XX66/S;total=at', '5544/S;total=at', '5544/S=4;total=at'],
  bank: ['5X22/6;total=at', '4452/4;total=at'],
  clearing: ['4442/6;total=at', '2/5;points=40;pending=4;total=at', '2/6;points=40;pending=4;total=at'],
  reroll: ['4/X;points=40;pending=4;total=at', '6/S;points=40;pending=4;total=at'],
  'all-five': ['445X/4;total=at', 'X;points=45;total=at'],
  wellenda: [],
  board: ['5X22/6', '442/4;points=10'],
  spots: ['5X22/6;total=at;others=at+15,0'],
  ending: ['4445/6;total=goal-40;others=goal-45,5', '5X22/6;total=goal-15;others=goal-45,5'],
  places: [],
  'full-house': ['66;points=40;pending=4;total=at', '66=lick;points=40;pending=4;total=at'],
  sampler: ['2356/4;total=at', '2345/S;total=at'],
  'guiding-light': [],
};

/** What an example is judged with where its rule is not played. */
export const PLAYED: Partial<Readonly<Record<PageId, RulesChange>>> = {
  'full-house': { fullHouse: 'choice' },
  sampler: { sampler: 25 },
};
