import { describe, expect, it } from 'vitest';
import { compareCopies } from '../../src/tournament/compare-copies.ts';
import type { Copy } from '../../src/tournament/facts.ts';
import { resultOf } from '../../src/tournament/game-result.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import { given } from '../game/given.ts';
import { told } from './given.ts';

/** The copy that the phone of a game tells. */
function copyOf(...lines: readonly string[]) {
  const log = given('players: Ann | Bo', ...lines);
  const players = resultOf(log, (name) => name.toLowerCase());
  if (players === null) throw new Error('The game goes on');
  return { result: { players, way: 'scanned' as const }, game: makeTranscript(log) };
}

const typed = (...totals: readonly (readonly [string, number])[]): Pick<Copy, 'result' | 'game'> => ({
  result: told(...totals),
  game: null,
});

const FIRST = copyOf('Ann: total 50', 'Bo: total 40', 'Ann: total 450', 'Bo: total 0');

describe('two copies of a result', () => {
  it('that are the same differ in nothing', () =>
    expect(
      compareCopies(FIRST, copyOf('Ann: total 50', 'Bo: total 40', 'Ann: total 450', 'Bo: total 0')),
    ).toEqual({
      players: [],
      turn: null,
    }));

  it.each([
    // Ann 500 in both; Bo 40 against 35 from the second turn on.
    [
      'another sum',
      ['Ann: total 50', 'Bo: total 35', 'Ann: total 450', 'Bo: total 0'],
      ['bo'],
      [2, 40],
      [2, 35],
    ],
    // Ann 505 against 500; the third turn differs.
    [
      'another end',
      ['Ann: total 50', 'Bo: total 40', 'Ann: total 455', 'Bo: total 0'],
      ['ann'],
      [3, 450],
      [3, 455],
    ],
    // The same totals by other turns: Ann 45 + 455.
    [
      'other turns, the same totals',
      ['Ann: total 45', 'Bo: total 40', 'Ann: total 455', 'Bo: total 0'],
      [],
      [1, 50],
      [1, 45],
    ],
  ] as const)('name whom they differ in, and the first turn: %s', (_, lines, players, one, other) => {
    const difference = compareCopies(FIRST, copyOf(...lines));
    expect(difference.players).toEqual(players);
    expect(difference.turn?.map((turn) => turn && [turn.number, turn.points])).toEqual([one, other]);
  });

  it('differ in a throw that was worth the same', () => {
    // A lone 5 with three blanks on the table, in other faces.
    const one = copyOf('Ann: 2346/5 wimp', 'Bo: total 500', 'Ann: total 0');
    const other = copyOf('Ann: 2446/5 wimp', 'Bo: total 500', 'Ann: total 0');
    const { players, turn } = compareCopies(one, other);
    expect(players).toEqual([]);
    expect(turn?.[0]?.number).toBe(1);
  });

  it('differ where one has a turn more', () => {
    const longer = copyOf('Ann: total 50', 'Bo: total 40', 'Ann: total 450', 'Bo: total 465', 'Ann: total 0');
    const { players, turn } = compareCopies(FIRST, longer);
    expect(players).toEqual(['ann', 'bo']);
    expect(turn?.map((each) => each && [each.number, each.points])).toEqual([
      [4, 0],
      [4, 465],
    ]);
  });

  it('are compared by their totals where the throws of one are not known', () => {
    expect(compareCopies(FIRST, typed(['bo', 40], ['ann', 500]))).toEqual({ players: [], turn: null });
    expect(compareCopies(typed(['ann', 500], ['bo', 45]), FIRST)).toEqual({ players: ['bo'], turn: null });
  });

  it('differ in who won by the same totals', () => {
    const tie = typed(['ann', 500], ['bo', 500]);
    const broken = {
      game: null,
      result: {
        ...tie.result,
        players: tie.result.players.map((each) =>
          each.player === 'bo' ? { ...each, place: 2, won: false } : each,
        ),
      },
    };
    expect(compareCopies(tie, broken).players).toEqual(['bo']);
  });
});
