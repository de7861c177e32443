/** Corrections of many games that chance plays, held against a game that is always judged from its first step. */
import { describe, expect, it } from 'vitest';
import {
  amendAnyStepToAnyOther,
  comeBackByRedo,
  followTheSlowBook,
  readAgain,
  type Seen,
  trailTellsAll,
} from './amend-properties.ts';

const LONG = 120_000;

const expectSeen = (seen: Seen, ...what: readonly string[]): void => {
  for (const each of what) expect([each, seen.get(each) ?? 0]).not.toEqual([each, 0]);
};

describe('games that chance plays and corrects', () => {
  it('stand as if each had been judged afresh after every event', { timeout: LONG }, () => {
    expectSeen(
      followTheSlowBook(200),
      'amended',
      'went-back',
      'redone',
      'cut',
      'amended when over',
      'refused amend',
    );
  });

  it('are amended at any step to any other, or name the first step that breaks', { timeout: LONG }, () => {
    const codes = ['cubes', 'may-not-bank', 'choice', 'total', 'adjust', 'game-over', 'players', 'rules'];
    const seen = amendAnyStepToAnyOther(400);
    expectSeen(seen, 'holds', 'shifts', 'cut holds', 'misplaced', ...codes.map((code) => `breaks ${code}`));
  });

  it('come back by redoing from wherever they were taken back to', { timeout: LONG }, () => {
    expectSeen(comeBackByRedo(300), 'went back', 'went back over an amendment');
  });

  it('read again from their stored events and from their text', { timeout: LONG }, () => {
    expectSeen(readAgain(300), 'amended', 'as entered');
  });

  it('are told by their trail', { timeout: LONG }, () => {
    expectSeen(trailTellsAll(300), 'step', 'choice', 'undo', 'redo', 'go-back', 'amendment');
  });
});
