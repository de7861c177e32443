import { describe, expect, it } from 'vitest';
import { foldLog, type Log } from '../../src/game/log.ts';
import { momentOf } from '../../src/game/moment.ts';
import { entriesOf } from '../../src/game/transcript-writer.ts';
import { given, when } from './given.ts';

/** The log one step earlier. */
function stepBack(log: Log): Log {
  if (log.last.before === null) throw new Error('There is no step before the first');
  return { last: log.last.before, undone: null };
}

/** The moment of the last step of the game told line by line. */
function momentAfter(...lines: readonly string[]) {
  const log = given(...lines);
  return momentOf(stepBack(log), log);
}

const FOUR = 'players: Ann | Bo | Cy | Dee';
const THREE = 'players: Ann | Bo | Cy';

describe('the moment of a throw', () => {
  it.each<[string, readonly string[], object | null]>([
    ['that only scored is none', ['Ann: 5X24/6'], null],
    ['that made a flash', ['Ann: 4445/6'], { kind: 'flash', face: '4', points: 40 }],
    ['that the Sun made a flash', ['Ann: XX23/S'], { kind: 'flash', face: 'X', points: 100 }],
    ['that made a freight train', ['Ann: 2222/2'], { kind: 'train', face: '2', points: 200 }],
    ['that was void', ['Ann: 4445/6 /4'], { kind: 'void', reason: 'pending', faces: ['4'], lost: 0 }],
    ['void unnoted', ['Ann: 4445/6 void'], { kind: 'void', reason: 'unnoted', faces: [], lost: 0 }],
    [
      'that lost points',
      ['Ann: 5X24/6 23/2'],
      { kind: 'wimpout', name: 'Ann', lost: 15, kept: 0, out: null, next: 'Bo' },
    ],
    [
      'that wimped out unnoted',
      ['Ann: total 60', 'Bo: total 35', 'Cy: total 40', 'Dee: wimp', 'Ann: 5X24/6 wimp'],
      { kind: 'wimpout', name: 'Ann', lost: 15, kept: 60, out: null, next: 'Bo' },
    ],
    [
      'of five cubes that scored nothing',
      ['Ann: 2346/2'],
      { kind: 'wreck', name: 'Ann', lost: 0, kept: 0, out: null, next: 'Bo' },
    ],
    ['that won at once', ['Ann: 6666/6'], { kind: 'stars', name: 'Ann' }],
    ['of five 10s', ['Ann: XXXX/X'], { kind: 'supernova', name: 'Ann', lost: 0, next: 'Bo' }],
  ])('%s', (_, lines, moment) => {
    expect(momentAfter(FOUR, ...lines)).toEqual(moment);
  });

  it.each<[string, string, string, object]>([
    [
      'a void that takes its flash back',
      'clearing=void-flash',
      'Ann: 4445/6 /4',
      { kind: 'void', reason: 'pending', faces: ['4'], lost: 40 },
    ],
    [
      'half a throw again',
      'clearing=matching',
      'Ann: 444-/5 4',
      { kind: 'void', reason: 'matching', faces: ['4'], lost: 0 },
    ],
    [
      'a Full House',
      'fullHouse=must-throw',
      'Ann: 4446/2 6/6',
      { kind: 'void', reason: 'full-house', faces: [], lost: 0 },
    ],
    [
      'a wreck that puts out',
      'trainWrecksOut=1',
      'Ann: 2346/2',
      { kind: 'wreck', name: 'Ann', lost: 0, kept: 0, out: 'wrecks', next: 'Bo' },
    ],
  ])('by the table: %s', (_, rules, line, moment) => {
    expect(momentAfter(`rules: rulebook ${rules}`, THREE, line)).toEqual(moment);
  });

  it('of a lonely player has nobody behind it', () => {
    expect(momentAfter('players: Ann', 'Ann: XXXX/X')).toMatchObject({ kind: 'supernova', next: null });
    expect(momentAfter('players: Ann', 'Ann: 2346/2')).toMatchObject({ kind: 'wreck', next: 'Ann' });
  });
});

describe('the moment of a bank', () => {
  it('is getting on the board, once', () => {
    const board = { kind: 'on-board', name: 'Ann', total: 55 };
    expect(momentAfter('players: Ann | Bo', 'Ann: 5X24/6 XX/2 bank')).toMatchObject({ kind: 'on-board' });
    expect(momentAfter('players: Ann | Bo', 'Ann: total 55')).toEqual(board);
    expect(momentAfter('players: Ann | Bo', 'Ann: total 0')).toBe(null);
    expect(momentAfter('players: Ann | Bo', 'Ann: total 55', 'Bo: total 0', 'Ann: total 40')).toBe(null);
  });

  const GOAL = ['rules: rulebook goal=100', THREE, 'Ann: total 100'];

  it('is reaching the goal, also at the first bank', () => {
    const goal = { kind: 'goal', name: 'Ann', total: 100, next: 'Bo' };
    expect(momentAfter(...GOAL)).toEqual({ ...goal, phase: 'last-licks' });
    expect(momentAfter('rules: end-game goal=100', THREE, 'Ann: total 100')).toEqual({
      ...goal,
      phase: 'end-game',
    });
    expect(momentAfter('rules: rulebook goal=100 ending=sudden', THREE, 'Ann: total 100')).toEqual({
      kind: 'winner',
      names: ['Ann'],
      total: 100,
      end: 'goal',
    });
  });

  it('is taking the lead in an ending', () => {
    const lead = { kind: 'lead', name: 'Bo', total: 105, next: 'Cy' };
    expect(momentAfter(...GOAL, 'Bo: total 105')).toEqual(lead);
  });

  it('is the last lick of the next, where it did not take the lead', () => {
    expect(momentAfter(...GOAL, 'Bo: total 60')).toEqual({
      kind: 'lick',
      phase: 'last-licks',
      name: 'Cy',
      before: { name: 'Bo', how: 'stop', total: 60, out: true },
    });
    expect(momentAfter('rules: end-game goal=100', THREE, 'Ann: total 100', 'Bo: total 60')).toMatchObject({
      kind: 'lick',
      phase: 'end-game',
      before: { out: false },
    });
  });

  it('is winning, where nobody waits', () => {
    const rules = 'rules: end-game goal=100 tie=shared spots=share';
    const shared = ['players: Ann | Bo', 'Ann: total 100', 'Bo: total 100'];
    expect(momentAfter(rules, ...shared)).toEqual({
      kind: 'winner',
      names: ['Ann', 'Bo'],
      total: 100,
      end: 'end-game',
    });
  });
});

describe('in an ending', () => {
  const ENDING = ['rules: rulebook goal=100', THREE, 'Ann: total 100'];

  it('a lost turn is the last lick of the next', () => {
    const lick = { kind: 'lick', phase: 'last-licks', name: 'Cy' };
    const before = { name: 'Bo', total: 0, out: true };
    expect(momentAfter(...ENDING, 'Bo: 5X24/6 23/2')).toEqual({
      ...lick,
      before: { ...before, how: 'wimpout' },
    });
    expect(momentAfter(...ENDING, 'Bo: 2346/2')).toEqual({ ...lick, before: { ...before, how: 'wreck' } });
    expect(momentAfter(...ENDING, 'leave: Bo')).toEqual({ ...lick, before: { ...before, how: 'left' } });
  });

  it('the last of them is the win', () => {
    const win = { kind: 'winner', names: ['Ann'], total: 100, end: 'last-licks' };
    expect(momentAfter(...ENDING, 'Bo: wimp', 'Cy: 2346/2')).toEqual(win);
  });

  it('a Supernova is greater than the lick behind it, and the win it leaves is greater still', () => {
    expect(momentAfter(...ENDING, 'Bo: XXXX/X')).toMatchObject({ kind: 'supernova', next: 'Cy' });
    expect(momentAfter('players: Ann | Bo', 'Ann: XXXX/X')).toMatchObject({ kind: 'winner', names: ['Bo'] });
  });

  it('the lead passes on when the leader leaves', () => {
    const four = ['rules: rulebook goal=100', FOUR, 'Ann: total 100', 'Bo: total 105', 'leave: Bo'];
    expect(momentAfter(...four)).toEqual({ kind: 'lead', name: 'Ann', total: 100, next: 'Cy' });
  });

  it('throws have their moments like before', () => {
    expect(momentAfter(...ENDING, 'Bo: 4445/6')).toMatchObject({ kind: 'flash' });
    expect(momentAfter(...ENDING, 'leave: Cy')).toBe(null);
  });
});

describe('a choice', () => {
  it('has a moment where it makes another flash', () => {
    const before = given(THREE, 'Ann: 4466/S');
    expect(momentOf(stepBack(before), before)).toMatchObject({ kind: 'flash', face: '6' });
    const after = when(before, { type: 'choose', choice: '4' });
    expect(momentOf(before, after)).toEqual({ kind: 'flash', face: '4', points: 40 });
  });

  it('has none where it changes the Sun beside it, or nothing of note', () => {
    const flash = given(THREE, 'Ann: 4446/S');
    expect(momentOf(flash, when(flash, { type: 'choose', choice: '5' }))).toBe(null);
    const plain = given(THREE, 'Ann: 5246/S');
    expect(momentOf(plain, when(plain, { type: 'choose', choice: '5' }))).toBe(null);
  });

  it('has one where it takes a lick and loses the turn, of all the points of the turn', () => {
    const before = given('rules: rulebook fullHouse=choice', THREE, 'Ann: 4446/2 6/6');
    const after = when(before, { type: 'choose', choice: 'lick' });
    expect(momentOf(before, after)).toMatchObject({ kind: 'wimpout', name: 'Ann', lost: 40, next: 'Bo' });
    const again = when(after, { type: 'choose', choice: 'again' });
    expect(momentOf(after, again)).toMatchObject({ kind: 'void', reason: 'full-house' });
  });
});

describe('no moment', () => {
  const before = given(THREE, 'Ann: 5X24/6');
  const after = when(before, { type: 'wimpout' });

  it('has an undo, or a redo', () => {
    expect(momentOf(before, after)).toMatchObject({ kind: 'wimpout' });
    const undone = when(after, { type: 'undo' });
    expect(momentOf(after, undone)).toBe(null);
    expect(momentOf(undone, when(undone, { type: 'redo' }))).toBe(null);
  });

  it('is lost to an undo before it: the same throw told anew is a step', () => {
    const undone = when(after, { type: 'undo' });
    expect(momentOf(undone, when(undone, { type: 'wimpout' }))).toMatchObject({ kind: 'wimpout' });
  });

  it('has a game resumed, two steps at once, or no step at all', () => {
    const resumed = foldLog(entriesOf(after).map(({ event }) => event));
    expect(momentOf(before, resumed)).toBe(null);
    expect(momentOf(stepBack(before), after)).toBe(null);
    expect(momentOf(after, after)).toBe(null);
  });

  it.each([
    'Ann: wellenda',
    'Ann: rules(opening=0)',
    'adjust: Cy +40 a toast',
    'join: Dee',
    'leave: Cy',
    'up: Bo',
  ])('has what is said at the table: %s', (line) => expect(momentAfter(THREE, line)).toBe(null));
});
