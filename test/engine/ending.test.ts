import { describe, expect, it } from 'vitest';
import type { RulesChange } from '../../src/engine/settings.ts';
import { gameOf, play, tellPhase, tellPlayers } from './given.ts';

type Row = readonly [
  source: string,
  players: string,
  rules: RulesChange,
  script: string,
  phase: string,
  after: string,
];

const rows = (...table: readonly Row[]) =>
  it.each(table)('%s: %s %j %s', (_, players, rules, script, phase, after) => {
    const game = play(gameOf(players, rules), script);
    expect([tellPhase(game), tellPlayers(game)]).toEqual([phase, after]);
  });

const G: RulesChange = { goal: 100 };
const END: RulesChange = { goal: 100, ending: 'end-game' };

describe('the goal', () => {
  rows(
    ['RB reaches', 'A 60 | B', G, 'total=35', 'play, B up', 'A 95 | B 0 off'],
    ['RB reaches', 'A 60 | B', G, 'total=40', 'last-licks, A leads, B up', 'A 100 | B 0 off'],
    ['RB+ has passed', 'A 60 | B', { ...G, goalIs: 'pass' }, 'total=40', 'play, B up', 'A 100 | B 0 off'],
    [
      'RB+ has passed',
      'A 60 | B',
      { ...G, goalIs: 'pass' },
      'total=45',
      'last-licks, A leads, B up',
      'A 105 | B 0 off',
    ],
    [
      'sudden',
      'A 60 | B',
      { ...G, ending: 'sudden' },
      'total=40',
      'over by goal, A leads, A won',
      'A 100 | B 0 off',
    ],
    ['a solo game ends there', 'A 60', G, 'total=40', 'over by goal, A leads, A won', 'A 100'],
    ['a solo game, whatever the ending', 'A 60', END, 'total=40', 'over by goal, A leads, A won', 'A 100'],
  );
});

describe('last licks (RB+, RV)', () => {
  rows(
    [
      'in seat order from the leader',
      'A | B 60 | C | D',
      G,
      'up=B B: total=40',
      'last-licks, B leads, C up, then D A',
      'A 0 off | B 100 | C 0 off | D 0 off',
    ],
    [
      'without the lead one is out',
      'A 60 | B | C',
      G,
      'total=40 B: wimp',
      'last-licks, A leads, C up',
      'A 100 | B 0 off w1 (lick) | C 0 off',
    ],
    [
      'a stop below the leader too',
      'A 60 | B 10 | C',
      G,
      'total=40 B: total=35',
      'last-licks, A leads, C up',
      'A 100 | B 45 (lick) | C 0 off',
    ],
    [
      'a total of 0 is a failed lick',
      'A 60 | B | C',
      G,
      'total=40 B: total=0',
      'last-licks, A leads, C up',
      'A 100 | B 0 off (lick) | C 0 off',
    ],
    [
      'a stop level with the leader too',
      'A 60 | B 60 | C',
      { ...G, spots: 'share' },
      'total=40 B: total=40',
      'last-licks, A leads, C up',
      'A 100 | B 100 (lick) | C 0 off',
    ],
    [
      'a higher total takes the lead; the old leader waits behind the others',
      'A 60 | B 60 | C',
      G,
      'total=40 B: total=45',
      'last-licks, B leads, C up, then A',
      'A 100 | B 105 | C 0 off',
    ],
    [
      'and takes it back',
      'A 60 | B 60',
      G,
      'total=40 B: total=45 A: total=50',
      'last-licks, A leads, B up',
      'A 150 | B 105',
    ],
    [
      'nobody waits: the leader has won',
      'A 60 | B 60',
      G,
      'total=40 B: total=45 A: wimp',
      'over by last-licks, B leads, B won',
      'A 100 w1 (lick) | B 105',
    ],
    [
      'with the last failed lick',
      'A 60 | B',
      G,
      'total=40 B: 2346/2',
      'over by last-licks, A leads, A won',
      'A 100 | B 0 off w1 (lick)',
    ],
    [
      'five stars win in a lick',
      'A 60 | B | C',
      G,
      'total=40 B: 6666/6',
      'over by stars, B leads, B won',
      'A 100 | B 0 off | C 0 off',
    ],
    [
      'a Supernova puts out',
      'A 60 | B | C',
      G,
      'total=40 B: XXXX/X',
      'last-licks, A leads, C up',
      'A 100 | B 0 off (supernova) | C 0 off',
    ],
    [
      'a Supernova leaves one',
      'A 60 | B',
      G,
      'total=40 B: XXXX/X',
      'over by alone, A leads, A won',
      'A 100 | B 0 off (supernova)',
    ],
    [
      'bump: level with the leader takes the lead',
      'A 60 | B 60 | C',
      { ...G, spots: 'bump' },
      'total=40 B: total=40',
      'last-licks, B leads, C up, then A',
      'A 60 | B 100 | C 0 off',
    ],
  );
});

describe('an extra Last Lick (RB+ Amherst)', () => {
  const house: RulesChange = { goal: 100, fullHouse: 'choice' };
  const lick = '4446/2 2/2=lick';
  rows(
    [
      'is used up by a failed lick, and waits at the end of the queue',
      'A | B 60 | C',
      house,
      `${lick} B: total=40 C: wimp A: wimp`,
      'last-licks, B leads, A up',
      'A 0 off w1 | B 100 | C 0 off w1 (lick)',
    ],
    [
      'behind those who wait',
      'A | B | C 60',
      house,
      `${lick} B: wimp C: total=40 A: wimp`,
      'last-licks, C leads, B up, then A',
      'A 0 off w1 | B 0 off w1 | C 100',
    ],
    [
      'is kept by who leads',
      'A 60 | B 60',
      house,
      `${lick} B: total=40 A: total=45`,
      'last-licks, A leads, B up',
      'A 105 l1 | B 100',
    ],
    [
      'does not save from the limit of wrecks',
      'A | B 60 | C',
      { ...house, trainWrecksOut: 1 },
      `${lick} B: total=40 C: total=0 A: 2346/2`,
      'over by alone, B leads, B won',
      'A 0 off w1 l1 (wrecks) | B 100 | C 0 off (lick)',
    ],
  );
});

describe('end game (RB+, RB, DN)', () => {
  rows(
    [
      'one turn each in seat order',
      'A | B 60 | C',
      END,
      'up=B B: total=40',
      'end-game, B leads, C up, then A',
      'A 0 off | B 100 | C 0 off',
    ],
    [
      'nobody goes out for it',
      'A 60 | B | C',
      END,
      'total=40 B: wimp',
      'end-game, A leads, C up',
      'A 100 | B 0 off w1 | C 0 off',
    ],
    [
      'the lead passes to a higher total',
      'A 60 | B 60 | C',
      END,
      'total=40 B: total=45',
      'end-game, B leads, C up',
      'A 100 | B 105 | C 0 off',
    ],
    [
      'the highest wins',
      'A 60 | B 60 | C',
      END,
      'total=40 B: total=45 C: wimp',
      'over by end-game, B leads, B won',
      'A 100 | B 105 | C 0 off w1',
    ],
    [
      'tie: who was first',
      'A 60 | B 60',
      { ...END, spots: 'share' },
      'total=40 B: total=40',
      'over by end-game, A leads, A won',
      'A 100 | B 100',
    ],
    [
      'tie: shared',
      'A 60 | B 60 | C',
      { ...END, spots: 'share', tie: 'shared' },
      'total=40 B: total=40 C: wimp',
      'over by end-game, A leads, A B won',
      'A 100 | B 100 | C 0 off w1',
    ],
    [
      'tie: shared by those still in',
      'A 60 | B 60 | C',
      { ...END, spots: 'share', tie: 'shared' },
      'total=40 B: total=40 leave=B C: wimp',
      'over by end-game, A leads, A won',
      'A 100 | B 100 (left) | C 0 off w1',
    ],
    [
      'no tie: the top alone',
      'A 60 | B 60',
      { ...END, tie: 'shared' },
      'total=40 B: total=45',
      'over by end-game, B leads, B won',
      'A 100 | B 105',
    ],
  );
});

describe('going out', () => {
  rows(
    ['RB a Supernova', 'A | B | C', {}, 'XXXX/X', 'play, B up', 'A 0 off (supernova) | B 0 off | C 0 off'],
    ['one is left', 'A | B', {}, 'XXXX/X', 'over by alone, B leads, B won', 'A 0 off (supernova) | B 0 off'],
    ['none is left', 'A', {}, 'XXXX/X', 'over by nobody, nobody leads, nobody won', 'A 0 off (supernova)'],
    [
      'TBL the limit of wrecks',
      'A | B | C',
      { trainWrecksOut: 2 },
      '2346/2 B: wimp C: wimp A: 2346/2',
      'play, B up',
      'A 0 off w2 (wrecks) | B 0 off w1 | C 0 off w1',
    ],
    ['no limit', 'A | B', {}, '2346/2 B: wimp A: wimp B: wimp', 'play, A up', 'A 0 off w2 | B 0 off w2'],
    [
      'leaving in another turn',
      'A | B | C',
      {},
      '4442/5 leave=B',
      'play, A up',
      'A 0 off | B 0 off (left) | C 0 off',
    ],
    [
      'leaving in the own turn',
      'A | B | C',
      {},
      '4442/5 leave=A',
      'play, B up',
      'A 0 off (left) | B 0 off | C 0 off',
    ],
    [
      'those who are out are passed by',
      'A | B | C',
      {},
      'leave=B total=35',
      'play, C up',
      'A 35 | B 0 off (left) | C 0 off',
    ],
    ['all but one left', 'A | B', {}, 'leave=A', 'over by alone, B leads, B won', 'A 0 off (left) | B 0 off'],
    ['a solo player left', 'A', {}, 'leave=A', 'over by nobody, nobody leads, nobody won', 'A 0 off (left)'],
    [
      'who waits for a lick leaves',
      'A 60 | B | C | D',
      G,
      'total=40 leave=C B: wimp',
      'last-licks, A leads, D up',
      'A 100 | B 0 off w1 (lick) | C 0 off (left) | D 0 off',
    ],
    [
      'who has the lick leaves',
      'A 60 | B | C | D',
      G,
      'total=40 leave=B',
      'last-licks, A leads, C up, then D',
      'A 100 | B 0 off (left) | C 0 off | D 0 off',
    ],
    ['five stars in play', 'A 60 | B', {}, '6666/6', 'over by stars, A leads, A won', 'A 60 | B 0 off'],
  );
});

describe('the leader goes out during an ending', () => {
  rows(
    [
      'the highest total still in leads',
      'A | B 50 | C 60 | D 20',
      G,
      'total=100 leave=A',
      'last-licks, C leads, B up, then D',
      'A 100 (left) | B 50 | C 60 | D 20',
    ],
    [
      'of equals the next from the old leader',
      'A 60 | B 60 | C | D 60',
      { ...G, spots: 'share' },
      'up=C total=100 D: 4442/2 leave=C',
      'last-licks, D leads, A up, then B',
      'A 60 | B 60 | C 100 (left) | D 60',
    ],
    [
      'last licks: the new leader waits for no lick',
      'A | B 20 | C 60 | D 30',
      G,
      'total=100 leave=A B: wimp D: wimp',
      'over by last-licks, C leads, C won',
      'A 100 (left) | B 20 w1 (lick) | C 60 | D 30 w1 (lick)',
    ],
    [
      'last licks: their turn under way ends without penalty',
      'A | B 90 | C 60 | D 20',
      G,
      'total=100 B: 4442/2 leave=A',
      'last-licks, B leads, C up, then D',
      'A 100 (left) | B 90 | C 60 | D 20',
    ],
    [
      'end game: who has not had the turn still gets it',
      'A | B 20 | C 60',
      END,
      'total=100 leave=A B: wimp',
      'end-game, C leads, C up',
      'A 100 (left) | B 20 w1 | C 60',
    ],
    [
      'end game: a turn under way goes on',
      'A | B 90 | C 60',
      END,
      'total=100 B: 4442/2 leave=A',
      'end-game, B leads, B up, then C',
      'A 100 (left) | B 90 | C 60',
    ],
    [
      'end game: the new leader goes out in turn',
      'A | B 50 | C 60 | D 20',
      END,
      'total=100 leave=A B: wimp C: XXXX/X',
      'end-game, B leads, D up',
      'A 100 (left) | B 50 w1 | C 60 (supernova) | D 20',
    ],
    [
      'one is left',
      'A | B 50',
      G,
      'total=100 leave=A',
      'over by alone, B leads, B won',
      'A 100 (left) | B 50',
    ],
  );
});
