import { describe, expect, it } from 'vitest';
import { roundAtStake, stepWords } from '../../../src/app/tournament/step-words.ts';
import type { TournamentFact } from '../../../src/tournament/facts.ts';
import {
  foldTournament,
  type TournamentEvent,
  tournamentEvent,
  type TournamentLog,
} from '../../../src/tournament/tournament-log.ts';
import { entered, published, SETUP, told, took } from '../../tournament/given.ts';

const event = (fact: Parameters<typeof tournamentEvent>[0]): TournamentEvent => tournamentEvent(fact, 1);
const logOf = (...facts: readonly Parameters<typeof tournamentEvent>[0][]): TournamentLog =>
  foldTournament([{ type: 'opened', id: 'festival', setup: SETUP } as const, ...facts].map(event));
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

const SEATED = [...['Ann', 'Bo', 'Cy'].map(entered), published(['ann', 'bo', 'cy'])];
const RESULT = took(0, 0, told(['ann', 500], ['bo', 400], ['cy', 300]));
const PENALTY: TournamentFact = {
  type: 'penalty-given',
  penalty: { player: 'bo', hundredths: 50, reason: 'late' },
};

describe('a step is named', () => {
  it.each<[string, readonly TournamentFact[]]>([
    ['entering Ann', [entered('Ann')]],
    [
      'entering 5 players',
      [{ type: 'entered', players: [...'abcde'].map((id) => ({ id, name: id.toUpperCase() })) }],
    ],
    ['Bo becomes Bob', [...SEATED, { type: 'renamed', player: 'bo', name: 'Bob' }]],
    ['Bo drops out', [...SEATED, { type: 'dropped', player: 'bo' }]],
    ['Bo comes back', [...SEATED, { type: 'dropped', player: 'bo' }, { type: 'returned', player: 'bo' }]],
    ['a fixed table for Bo', [...SEATED, { type: 'table-fixed', player: 'bo', table: 2 }]],
    ['no fixed table for Bo', [...SEATED, { type: 'table-fixed', player: 'bo', table: null }]],
    ['keeping Ann and Bo apart', [...SEATED, { type: 'kept-apart', pair: ['ann', 'bo'] }]],
    ['the seating of Round 1', SEATED],
    ['the result of Round 1, table 1', [...SEATED, RESULT]],
    ['the new result of Round 1, table 1', [...SEATED, RESULT, RESULT]],
    [
      'a second copy of Round 1, table 1',
      [...SEATED, RESULT, { ...RESULT, type: 'copy-kept' } as TournamentFact],
    ],
    [
      'no result of Round 1, table 1',
      [...SEATED, { type: 'table-explained', round: 0, table: 0, reason: 'ill' }],
    ],
    [
      'the result of Final, table 1',
      [
        ...[...SEATED, RESULT, { ...published(['ann', 'bo']), mode: 'final' } as TournamentFact],
        took(1, 0, told(['ann', 500], ['bo', 400])),
      ],
    ],
    ['a penalty for Bo', [...SEATED, PENALTY]],
    ['lifting a penalty of Bo', [...SEATED, PENALTY, { type: 'penalty-lifted', penalty: 0 }]],
    ['the roll-off of Cy, Ann and Bo', [...SEATED, { type: 'roll-off-held', order: ['cy', 'ann', 'bo'] }]],
  ])('%s', (words, facts) => {
    const last = logOf(...facts).done.at(-1);
    expect(last && plain(stepWords(last))).toBe(words);
  });
});

describe('what goes with a round that is taken back', () => {
  const undone = { type: 'undone' } as const;

  it('is nothing while no result of it was taken back', () => {
    expect(roundAtStake(logOf())).toBeNull();
    expect(roundAtStake(logOf(...SEATED))).toBeNull();
    expect(roundAtStake(logOf(...SEATED, RESULT))).toBeNull();
    // Something else was written down since: there is nothing left to lose.
    const lost = logOf(...SEATED, RESULT, undone, { type: 'dropped', player: 'bo' }, undone);
    expect(roundAtStake(lost)).toBeNull();
  });

  it('is its results, each table once', () => {
    const log = logOf(...SEATED, RESULT, RESULT, undone, undone);
    expect(roundAtStake(log)).toEqual({ name: 'Round 1', results: 1 });
  });
});
