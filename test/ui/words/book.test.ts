import { describe, expect, it } from 'vitest';
import {
  RULEBOOK,
  type RulesChange,
  rulesDifference,
  type SettingKey,
  SETTINGS,
} from '../../../src/engine/settings.ts';
import { type PageId, PAGES } from '../../../src/ui/book-pages.ts';
import { pageText } from '../../../src/ui/words/book.ts';
import { everyTable } from '../../app/book-tables.ts';

type Row = readonly [page: PageId, change: RulesChange, says: string, never?: string];

/** What each page says where a setting changes it, by hand from RULES.md; and what would be false there. */
const SAYS: readonly Row[] = [
  ['flash', {}, 'the face must be cleared before you may stop'],
  ['flash', { clearing: 'matching' }, 'the face must be cleared'],
  ['flash', { clearing: 'void-flash' }, 'the face must be cleared'],
  ['flash', { clearing: 'once' }, 'one more throw before you may stop', 'cleared'],
  ['four-alike', {}, 'A fourth 2, 4 or 6 on the Sun cube is left to throw', 'freight train'],
  ['four-alike', { sunTrain: 'threes' }, 'Four 3s and the Sun are a freight train'],
  ['four-alike', { sunTrain: 'any' }, 'Four alike and the Sun are a freight train'],
  [
    'train',
    {},
    'The Sun completes no train: four alike and the Sun are a flash, and the Sun scores by itself',
  ],
  ['train', { sunTrain: 'threes' }, 'The Sun completes a train of 3s, and no other'],
  ['train', { sunTrain: 'any' }, 'of any four alike, for a win with 6s and a Supernova with 10s too'],
  ['train', {}, 'nothing to clear'],
  ['train', { trainPending: 'on' }, 'A train must be cleared like a flash', 'nothing to clear'],
  ['train', { trainPending: 'on', clearing: 'once' }, 'After a train you owe one more throw', 'cleared'],
  ['wimpout', {}, 'and costs the same'],
  ['wimpout', { trainWrecksOut: 1 }, 'puts you out of the game', 'costs the same'],
  ['wimpout', { trainWrecksOut: 3 }, 'Whoever has 3 of them is out', 'costs the same'],
  ['sun', {}, '10 or 5, as the thrower calls it'],
  ['sun', { sunValue: 'ten' }, 'always 10', '10 or 5'],
  ['sun', {}, 'it may be left instead'],
  ['sun', { sunRest: 'off' }, 'It has to score', 'may be left'],
  ['sun', { sampler: 25 }, 'part of a Cosmic Sampler'],
  ['sun', { sampler: 25, samplerSun: 'off' }, 'In no flash it scores by itself', 'Sampler'],
  ['two-pairs', {}, 'the thrower says which'],
  ['two-pairs', { twoPairs: 'highest' }, 'the higher pair, always', 'says which'],
  ['clearing', {}, 'or all five if all have scored, and score without its face showing'],
  ['clearing', { clearing: 'once' }, 'you owe one more throw, and it must score'],
  ['clearing', { clearing: 'once' }, 'Another flash asks for one more throw', 'are to be cleared'],
  ['clearing', { clearing: 'once', pendingFlash: 'every' }, 'Another flash asks for one more throw', 'both'],
  ['clearing', {}, 'only the new one is left to clear'],
  ['clearing', { pendingFlash: 'every' }, 'both faces are to be cleared'],
  ['reroll', {}, 'makes the whole throw void'],
  ['reroll', { clearing: 'matching' }, 'Take up just the cubes with that face'],
  ['reroll', { clearing: 'once' }, 'it counts like any other face', 'freight'],
  [
    'reroll',
    { clearing: 'void-flash' },
    'its points come off the turn, and it needs no clearing',
    'other flash',
  ],
  [
    'reroll',
    { clearing: 'void-flash', pendingFlash: 'every' },
    'Any other flash is still to be cleared',
    'nothing is left',
  ],
  ['reroll', { pendingFlash: 'every' }, 'One cube with a face to be cleared', 'Any other'],
  ['reroll', {}, 'no freight train then'],
  ['reroll', { matchingTrain: 'counts' }, 'settle every flash', 'no freight train'],
  ['all-five', {}, 'you must throw all five', 'may stop'],
  ['all-five', { mustThrowFive: 'off' }, 'You may stop there, unless something else makes you throw on'],
  ['all-five', { mustThrowFive: 'off' }, 'A flash is still to be cleared'],
  [
    'all-five',
    { mustThrowFive: 'off', clearing: 'once' },
    'A flash still asks for its one more throw',
    'cleared',
  ],
  ['board', {}, 'a turn of 35 points or more'],
  ['board', { opening: 100 }, 'a turn of 100 points or more'],
  ['board', { opening: 0 }, 'there is no opening', '35'],
  ['spots', {}, 'keep rolling'],
  ['spots', {}, 'nobody can stop level with the leader'],
  ['spots', { spots: 'share' }, 'share a spot', 'keep rolling'],
  ['spots', { spots: 'bump' }, 'back to where your own turn began'],
  ['ending', {}, '500 points or more'],
  ['ending', { goal: 300, goalIs: 'pass' }, 'more than 300 points'],
  ['ending', {}, 'one turn to bank more than the leader.'],
  ['ending', {}, 'Who does not is out.', 'extra'],
  ['ending', { spots: 'bump' }, 'Stopping exactly on the leader does it too, and sends the leader back'],
  ['ending', { spots: 'share' }, 'bank more than the leader.', 'exactly'],
  ['ending', { fullHouse: 'choice' }, 'is out, but an extra Last Lick is used up for one more try'],
  ['ending', { fullHouse: 'must-throw' }, 'Who does not is out.', 'extra'],
  ['ending', { ending: 'end-game' }, 'first wins', 'lick'],
  ['ending', { ending: 'end-game', tie: 'shared' }, 'win together'],
  [
    'ending',
    { ending: 'end-game', spots: 'bump' },
    'Stopping exactly on the leader sends the leader back and leads',
  ],
  ['ending', { ending: 'end-game', fullHouse: 'choice' }, 'the highest total wins', 'extra'],
  ['ending', { ending: 'sudden', spots: 'bump' }, 'has won, without another throw', 'leader'],
  ['places', {}, 'missed their last lick', 'train wrecks'],
  ['places', { ending: 'end-game' }, 'The winner comes first', 'lick'],
  ['places', { ending: 'sudden' }, 'The winner comes first', 'lick'],
  ['places', { ending: 'end-game', tie: 'shared' }, 'Who wins comes first'],
  ['places', { trainWrecksOut: 2 }, 'out by train wrecks, then by a Supernova'],
  [
    'full-house',
    {},
    'make you throw both again, or let you take an extra Last Lick',
    'throw both again, or make',
  ],
  ['full-house', { fullHouse: 'choice' }, 'count as they lie, a wimpout too, and take an extra Last Lick'],
  ['full-house', { fullHouse: 'choice' }, 'for the end', 'no use'],
  ['full-house', { fullHouse: 'choice', ending: 'end-game' }, 'of no use'],
  ['full-house', { fullHouse: 'choice', ending: 'sudden' }, 'of no use'],
  ['full-house', { fullHouse: 'must-throw' }, 'Throw both again', 'extra'],
  ['full-house', { fullHouse: 'choice' }, 'the same face, not one to be cleared'],
  ['full-house', { fullHouse: 'choice', clearing: 'once' }, 'the same face: a Full House', 'to be cleared'],
  ['sampler', {}, 'not played here'],
  ['sampler', { sampler: 25 }, '25 points in all', 'the 5 and the 10'],
  ['sampler', { sampler: 50 }, 'a Cosmic Sampler: 50 points'],
  ['sampler', { sampler: 50 }, 'The Sun is one more face'],
  ['sampler', { sampler: 50, samplerSun: 'off' }, 'The Sun does not count'],
  ['guiding-light', {}, 'In an ending the goal and the kind of ending stay as they are'],
];

describe('the pages of the book say', () => {
  it.each(SAYS.map((row) => [row] as const))('%j', ([page, change, says, never]) => {
    const text = pageText(page, { ...RULEBOOK, ...change }).join(' ');
    expect(text).toContain(says);
    if (never !== undefined) expect(text).not.toContain(never);
  });

  it('something of each value that changes what they say', () => {
    for (const page of PAGES) {
      for (const table of everyTable()) {
        const change = rulesDifference(RULEBOOK, table);
        const keys = Object.keys(change) as SettingKey[];
        const [key] = keys;
        if (key === undefined || keys.length > 1) continue;
        if (pageText(page, table).join() === pageText(page, RULEBOOK).join()) continue;
        const told = SAYS.some(
          ([of, { [key]: value }]) =>
            of === page && (SETTINGS[key].kind === 'number' ? value !== undefined : value === table[key]),
        );
        expect(told, `${page} ${JSON.stringify(change)}`).toBe(true);
      }
    }
  });
});
