import { describe, expect, it } from 'vitest';
import {
  commandOf,
  type Edit,
  editOf,
  editRuling,
  isAmended,
  isUnchanged,
  kindsAt,
  logBefore,
  placedSteps,
  withChange,
} from '../../src/app/history-model.ts';
import { turnStart } from '../../src/app/turn-start.ts';
import { stepAt } from '../../src/game/amend.ts';
import { eventOf, type GameEvent } from '../../src/game/events.ts';
import type { Log } from '../../src/game/log.ts';
import { given, openGame, when } from '../game/given.ts';

const TWO = 'players: Ann | Bo';
/** Steps 1 to 3 are Ann's 35, 4 is Bo's 60, 5 an adjustment, 6 Ann's first throw again. */
const GAME = given(TWO, 'Ann: 5X24/6 XX/6 bank', 'Bo: total 60', 'adjust: Bo +5 sang', 'Ann: 2244/S=2');

function edit(log: Log, place: number) {
  const before = logBefore(log, [], place);
  if (before === null) throw new Error('No game before it');
  const fact = stepAt(log, place);
  return { before, fact, is: editOf(before, fact) };
}

describe('the steps of a game', () => {
  it('have their places with turn and player', () => {
    expect(placedSteps(GAME).map(({ words }) => words)).toEqual([
      'Turn 1, Ann: 2 4 5 10, Sun cube 6',
      'Turn 1, Ann: 10 10, Sun cube 6',
      'Turn 1, Ann: Bank',
      'Turn 2, Bo: Turn total 60',
      'Bo +5: sang',
      'Turn 3, Ann: 2 2 4 4, Sun cube Sun',
    ]);
    expect(placedSteps(GAME).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('of the turn under way begin behind the step before it', () => {
    expect(turnStart(GAME)).toBe(5);
    expect(turnStart(given(TWO, 'Ann: total 60'))).toBe(null);
    expect(turnStart(given(TWO))).toBe(null);
    expect(turnStart(given(TWO, 'Ann: 5X24/6 XX/6'))).toBe(0);
    const over = given('rules: rulebook goal=50 ending=sudden', TWO, 'Ann: total 60');
    expect(turnStart(over)).toBe(null);
  });

  it('begin the turn under way anew by one step back that redo takes forth again', () => {
    const log = given(TWO, 'Ann: total 60', 'Bo: 5X24/6 XX/6');
    const reset = when(log, { type: 'go-back', to: turnStart(log) ?? -1 });
    expect(openGame(reset)).toMatchObject({ up: 1, turn: { points: 0 } });
    expect(openGame(when(reset, { type: 'redo' }, { type: 'redo' })).turn.points).toBe(35);
  });
});

describe('an edit', () => {
  it('begins as the step was entered, in the game before it', () => {
    const { is, before, fact } = edit(GAME, 2);
    expect(is).toMatchObject({ kind: 'throw', choice: null });
    expect(is.draft.map(({ face }) => face)).toEqual(['X', 'X', '6']);
    expect(openGame(before).turn.points).toBe(15);
    expect(isUnchanged(is, before, fact)).toBe(true);
    expect(commandOf(is, before)).toEqual({ type: 'throw', throw: 'XX/6' });
    expect(edit(GAME, 3).is.kind).toBe('bank');
    expect(edit(GAME, 4).is).toMatchObject({ kind: 'total', total: 60 });
    expect(edit(GAME, 5).is).toMatchObject({ kind: 'adjust', player: 'Bo', points: 5, reason: 'sang' });
    expect(edit(GAME, 6).is).toMatchObject({ kind: 'throw', choice: '2' });
  });

  it('offers what the game before it lets happen', () => {
    const kinds = (place: number) => {
      const { before, fact } = edit(GAME, place);
      return kindsAt(before, fact);
    };
    expect(kinds(1)).toEqual(['throw', 'wimpout', 'wellenda', 'total', 'remove']);
    expect(kinds(2)).toEqual(['throw', 'wimpout', 'wellenda', 'remove']);
    expect(kinds(3)).toEqual(['throw', 'bank', 'wimpout', 'wellenda', 'remove']);
    expect(kinds(5)).toEqual(['adjust', 'remove']);
    const put = logBefore(GAME, [], 4);
    expect(put && kindsAt(put, null)).toEqual(['throw', 'wimpout', 'wellenda', 'total']);
    const flash = given(TWO, 'Ann: 4442/5 4 5');
    const before = logBefore(flash, [], 2);
    expect(before && kindsAt(before, stepAt(flash, 2))).toContain('void');
  });

  it('is another when a face, a choice or the kind is', () => {
    const thrown = edit(GAME, 6);
    const says = (change: Partial<Edit>) =>
      isUnchanged({ ...thrown.is, ...change }, thrown.before, thrown.fact);
    expect(says({})).toBe(true);
    expect(says({ choice: '4' })).toBe(false);
    expect(says({ kind: 'wimpout' })).toBe(false);
    expect(says({ kind: 'remove' })).toBe(false);
    const [first, ...rest] = thrown.is.draft;
    expect(says({ draft: first ? [...rest, { ...first, face: '2' }] : [] })).toBe(true);
    expect(says({ draft: [...thrown.is.draft.slice(0, 4), { cube: 'sun', face: '6' }] })).toBe(false);
  });

  it('is the same where the choice that was taken anyhow is named', () => {
    const log = given(TWO, 'Ann: 2244/S');
    const { is, before, fact } = edit(log, 1);
    const ruling = editRuling(is, before);
    expect(ruling?.choices.length).toBe(2);
    expect(isUnchanged({ ...is, choice: ruling?.choice ?? null }, before, fact)).toBe(true);
    expect(commandOf({ ...is, choice: '2' }, before)).toEqual({ type: 'throw', throw: '2244/S=2' });
  });

  it('is no command while cubes are missing or a reason is', () => {
    const thrown = edit(GAME, 2);
    expect(commandOf({ ...thrown.is, draft: thrown.is.draft.slice(1) }, thrown.before)).toBe(null);
    expect(commandOf({ ...thrown.is, draft: [] }, thrown.before)).toBe(null);
    const adjusted = edit(GAME, 5);
    expect(commandOf({ ...adjusted.is, reason: ' ' }, adjusted.before)).toBe(null);
  });

  it('begins empty where the faces entered are not of the cubes in hand any more', () => {
    const changes = withChange([], { kind: 'replace', place: 1 }, { type: 'throw', throw: '5X-X/6' });
    const before = logBefore(GAME, changes, 2);
    expect(before && openGame(before).turn.cubes).toEqual({ common: 1, sun: true });
    expect(before && editOf(before, stepAt(GAME, 2))).toMatchObject({ kind: 'throw', draft: [] });
  });

  it('leaves what the table did as it was, or takes it out', () => {
    const log = given(TWO, 'Ann: total 60', 'join: Cy');
    const { is, before, fact } = edit(log, 2);
    expect(is.kind).toBe('keep');
    expect(isUnchanged(is, before, fact)).toBe(true);
    expect(commandOf(is, before)).toBe(null);
    expect(commandOf({ ...is, kind: 'remove' }, before)).toBe('remove');
  });
});

describe('an amended game', () => {
  const started = given(TWO).last.event;
  const total = (points: number): GameEvent => eventOf({ type: 'total-entered', points });
  const amended: GameEvent = eventOf({
    type: 'amended',
    changes: [{ kind: 'replace', place: 1, step: { type: 'total-entered', points: 50 } }],
    cut: null,
  });
  const undone: GameEvent = eventOf({ type: 'undone' });
  const redone: GameEvent = eventOf({ type: 'redone' });

  it.each<[string, readonly GameEvent[], boolean]>([
    ['never', [total(60), undone, redone], false],
    ['once', [total(60), amended], true],
    ['and taken back', [total(60), amended, undone], false],
    ['and made again', [total(60), amended, undone, redone], true],
    ['and gone on with', [total(60), amended, total(40)], true],
    ['and only the step behind it taken back', [total(60), amended, total(40), undone], true],
  ])('%s', (_, events, is) => {
    expect(isAmended([started, ...events])).toBe(is);
  });
});
