import { describe, expect, it } from 'vitest';
import { cutAt, previewAmendment, stepAt } from '../../src/game/amend.ts';
import type { StepCommand } from '../../src/game/commands.ts';
import { type Amendment, type Change, eventOf } from '../../src/game/events.ts';
import { foldLog, type Log } from '../../src/game/log.ts';
import { momentOf } from '../../src/game/moment.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import {
  amendAnyStepToAnyOther,
  comeBackByRedo,
  followTheSlowBook,
  readAgain,
  trailTellsAll,
} from './amend-properties.ts';
import { expectSameGame, given, openGame, refusal, when } from './given.ts';

const WIMPOUT: StepCommand = { type: 'wimpout' };
const thrown = (token: string): StepCommand => ({ type: 'throw', throw: token });
const total = (points: number): StepCommand => ({ type: 'total', points });
const replace = (place: number, step: StepCommand): Change<StepCommand> => ({ kind: 'replace', place, step });
const remove = (place: number): Change<StepCommand> => ({ kind: 'remove', place });
const insert = (place: number, step: StepCommand): Change<StepCommand> => ({ kind: 'insert', place, step });
const of = (...changes: readonly Change<StepCommand>[]): Amendment<StepCommand> => ({ changes, cut: null });
const amended = (log: Log, ...changes: readonly Change<StepCommand>[]): Log =>
  when(log, { type: 'amend', ...of(...changes) });

function preview(log: Log, wanted: Amendment<StepCommand>) {
  const seen = previewAmendment(log, wanted);
  if (!seen.ok) throw new Error(JSON.stringify(seen.error));
  return seen.value;
}

function breakOf(log: Log, wanted: Amendment<StepCommand>) {
  const seen = previewAmendment(log, wanted);
  if (seen.ok) throw new Error('It holds');
  return seen.error;
}

const totals = ({ last }: Log): readonly number[] => last.game.players.map(({ banked }) => banked);

/** Steps 1 to 3 are Ann's 35, 4 is Bo's 60, 5 is Ann's 40. */
const GAME = given('players: Ann | Bo', 'Ann: 5X24/6 XX/6 bank', 'Bo: total 60', 'Ann: total 40');

describe('a step amended', () => {
  it('counts as it should have been entered: a banked 35 that was a wimpout', () => {
    expect(totals(GAME)).toEqual([75, 60]);
    const corrected = amended(GAME, replace(3, WIMPOUT));
    expect(totals(corrected)).toEqual([40, 60]);
    expectSameGame(
      corrected,
      given('players: Ann | Bo', 'Ann: 5X24/6 XX/6 wimp', 'Bo: total 60', 'Ann: total 40'),
    );
  });

  it('can be taken out, and others put in before it or behind the last', () => {
    expect(totals(amended(GAME, remove(5)))).toEqual([35, 60]);
    const changes = [insert(4, { type: 'join', player: 'Cy' }), insert(6, total(50))];
    // Cy sits behind Bo, so the 40 is Cy's.
    expect(totals(amended(GAME, ...changes))).toEqual([85, 60, 40]);
    expect(totals(amended(GAME, insert(6, total(35)), insert(6, total(45))))).toEqual([120, 95]);
  });

  it('can be the last one that a finished game hung on', () => {
    const over = given('rules: rulebook goal=50 ending=sudden', 'players: Ann | Bo', 'Ann: total 60');
    expect(over.last.game.phase).toBe('over');
    const reopened = amended(over, replace(1, total(45)));
    expect(openGame(reopened).up).toBe(1);
    expect(totals(reopened)).toEqual([45, 0]);
  });

  it('can be an adjustment that named the wrong player', () => {
    const log = given('players: Ann | Bo', 'Ann: total 60', 'adjust: Ann +5 lost bet', 'Bo: total 40');
    const other: StepCommand = { type: 'adjust', player: 'Bo', points: 5, reason: ' lost bet ' };
    expect(totals(amended(log, replace(2, other)))).toEqual([60, 45]);
  });

  it('goes with the choice that settled it', () => {
    const asked = when(given('players: Ann | Bo'), thrown('2244/S'), { type: 'choose', choice: '2' });
    expect(stepAt(asked, 1)).toMatchObject({ type: 'thrown', throw: '2244/S=2' });
    expect(openGame(asked).turn.points).toBe(20);
    const other = amended(asked, replace(1, thrown('2255/S')));
    expect(openGame(other).turn.points).toBe(50);
    expect(openGame(when(other, { type: 'choose', choice: '2' })).turn.points).toBe(30);
  });

  it('leaves the choices of the throws behind it', () => {
    const log = when(given('players: Ann | Bo', 'Ann: total 40'), thrown('2244/S'), {
      type: 'choose',
      choice: '2',
    });
    const corrected = amended(log, replace(1, total(60)));
    expect(openGame(corrected).turn.points).toBe(20);
    expect(totals(corrected)).toEqual([60, 0]);
  });

  it('does not touch the steps before it', () => {
    const corrected = amended(GAME, replace(5, total(45)));
    expect(corrected.last.before).toBe(GAME.last.before);
    expect(amended(GAME, remove(5)).last).toEqual({ ...GAME.last.before, back: GAME.last });
  });

  it('makes no moment again of a step that stands behind it', () => {
    const flash = given('players: Ann | Bo', 'Ann: total 40', 'Bo: 4446/2');
    expect(momentOf(flash, amended(flash, replace(1, total(45))))).toBe(null);
  });

  it('is one event, with the facts in their normal form', () => {
    const corrected = when(GAME, { type: 'amend', changes: [replace(3, WIMPOUT), remove(4)], cut: 5 });
    const event = eventOf({
      type: 'amended',
      changes: [
        { kind: 'replace', place: 3, step: { type: 'wimpout-declared' } },
        { kind: 'remove', place: 4 },
      ],
      cut: 5,
    });
    const stored = [STARTED, ...stepsOf(GAME), event];
    expectSameGame(foldLog(JSON.parse(JSON.stringify(stored))), corrected);
  });

  it('is in the text as if it had always been so', () => {
    expect(makeTranscript(amended(GAME, replace(3, WIMPOUT))).split('\n')).toEqual([
      'rules: rulebook',
      'players: Ann | Bo',
      'Ann: 245X/6 XX/6 wimp',
      'Bo: total 60',
      'Ann: total 40',
      '',
    ]);
  });
});

const STARTED = given('players: Ann | Bo').last.event;

function stepsOf(log: Log) {
  const events = [];
  for (let entry = log.last; entry.before !== null; entry = entry.before) events.push(entry.event);
  return events.reverse();
}

describe('an amendment under which a later step breaks', () => {
  // Ann has 30 instead of 35: below the opening.
  const short = of(replace(2, thrown('5X/6')));

  it('is refused by the code of the first step that breaks', () => {
    expect(refusal(GAME, { type: 'amend', ...short })).toBe('may-not-bank');
    const { holds, ...rest } = breakOf(GAME, short);
    expect(rest).toEqual({ place: 3, step: eventOf({ type: 'banked' }), code: 'may-not-bank', named: false });
    expect(holds).toMatchObject({ place: 2, game: { up: 0, turn: { points: 30 } } });
  });

  it('can be cut there', () => {
    const cut = cutAt(short, breakOf(GAME, short));
    expect(cut).toEqual({ changes: short.changes, cut: 3 });
    if (cut === null) throw new Error('Nothing to cut');
    const corrected = when(GAME, { type: 'amend', ...cut });
    expectSameGame(corrected, given('players: Ann | Bo', 'Ann: 5X24/6 5X/6'));
    expect(when(corrected, { type: 'undo' }).last).toBe(GAME.last);
  });

  it('is cut with the changes that would have come behind', () => {
    const wanted = of(
      ...short.changes,
      insert(3, { type: 'change-rules', change: { goal: 300 } }),
      remove(5),
    );
    expect(cutAt(wanted, breakOf(GAME, wanted))).toEqual({ changes: wanted.changes.slice(0, 2), cut: 3 });
  });

  it('can amend that step as well', () => {
    const both = of(...short.changes, replace(3, WIMPOUT));
    expect(totals(preview(GAME, both).log)).toEqual([40, 60]);
    const again = of(...short.changes, insert(3, thrown('/X')), remove(3), remove(4));
    expect(breakOf(GAME, again)).toMatchObject({ place: 5, code: 'total', named: false });
  });

  it('breaks where the game is over before', () => {
    const log = given(
      'rules: rulebook goal=100 ending=sudden',
      'players: Ann | Bo',
      'Ann: total 60',
      'Bo: total 50',
    );
    const wanted = of(replace(1, total(100)));
    expect(breakOf(log, wanted)).toMatchObject({ place: 2, code: 'game-over', named: false });
  });

  it('cannot be cut at a step that it names itself', () => {
    const wanted = of(replace(2, thrown('5X')));
    const broken = breakOf(GAME, wanted);
    expect(broken).toMatchObject({ place: 2, code: 'cubes', named: true });
    expect(cutAt(wanted, broken)).toBe(null);
  });

  it.each<[string, Amendment<StepCommand>, number]>([
    ['nothing', of(), 0],
    ['the start', of(remove(0)), 0],
    ['a step between two others', of(remove(1.5)), 1.5],
    ['a step behind the last', of(replace(6, WIMPOUT)), 6],
    ['far behind the last', of(insert(7, WIMPOUT)), 7],
    ['a step twice', of(replace(2, thrown('X6/6')), insert(2, WIMPOUT), remove(2)), 2],
    ['a step that is cut off', { changes: [replace(4, total(0))], cut: 4 }, 4],
    ['from before the first step', { changes: [remove(1)], cut: 0 }, 0],
    ['from behind the last step', { changes: [remove(1)], cut: 6 }, 6],
  ])('changes %s, which there is not', (_, wanted, place) => {
    expect(refusal(GAME, { type: 'amend', ...wanted })).toBe('no-such-step');
    const nowhere = { place, step: null, code: 'no-such-step', named: true, holds: GAME.last };
    expect(breakOf(GAME, wanted)).toEqual(nowhere);
  });
});

describe('a preview', () => {
  it('is what the command leads to, and stores nothing', () => {
    const wanted = of(replace(3, WIMPOUT));
    const { log, shift } = preview(GAME, wanted);
    expect(log).toEqual(when(GAME, { type: 'amend', ...wanted }));
    expect(shift).toBe(null);
    expect(totals(GAME)).toEqual([75, 60]);
  });

  it('says from where on steps go to other players', () => {
    const missed = of(insert(4, total(0)));
    expect(preview(GAME, missed).shift).toEqual({ place: 4, from: 'Bo', to: 'Ann' });
    expect(totals(preview(GAME, missed).log)).toEqual([95, 40]);
    // An adjustment names its player, whoever is up.
    const log = given('players: Ann | Bo', 'Ann: total 60', 'adjust: Bo +5 why');
    expect(preview(log, of(insert(2, total(0)))).shift).toBe(null);
  });

  it('knows the step in a place', () => {
    expect(stepAt(GAME, 3)).toMatchObject({ type: 'banked' });
    for (const place of [-1, 0, 6]) expect(stepAt(GAME, place)).toBe(null);
  });
});

describe('an amendment taken back', () => {
  const corrected = amended(GAME, replace(3, WIMPOUT));

  it('is taken back as a whole, and done again', () => {
    const back = when(corrected, { type: 'undo' });
    expect(back.last).toBe(GAME.last);
    expect(when(back, { type: 'redo' }).last).toBe(corrected.last);
    expect(when(back, { type: 'undo' }).last).toBe(GAME.last.before);
  });

  it('waits until the steps behind it are taken back', () => {
    const later = when(corrected, total(50));
    expect(totals(later)).toEqual([40, 110]);
    const back = when(later, { type: 'undo' });
    expect(back.last).toBe(corrected.last);
    expect(when(back, { type: 'undo' }).last).toBe(GAME.last);
  });

  it('is forgotten by any other step', () => {
    const other = when(corrected, { type: 'undo' }, total(50));
    expect(refusal(other, { type: 'redo' })).toBe('nothing-to-redo');
    expect(totals(other)).toEqual([75, 110]);
  });

  it('can have emptied the game', () => {
    const empty = amended(given('players: Ann | Bo', 'Ann: total 60'), remove(1));
    expect(empty.last).toMatchObject({ place: 0, before: null });
    expect(totals(when(empty, { type: 'undo' }))).toEqual([60, 0]);
    expect(totals(when(empty, { type: 'take-up', standings: [20, 0].map(standing) }))).toEqual([20, 0]);
  });

  it('is still one step when the game was taken back beyond it and forth again', () => {
    const back = when(corrected, { type: 'go-back', to: 3 });
    expect(totals(back)).toEqual([0, 0]);
    const forth = when(back, { type: 'redo' }, { type: 'redo' });
    expect(forth.last).toBe(corrected.last);
    expect(when(forth, { type: 'undo' }).last).toBe(GAME.last);
  });
});

const standing = (banked: number) => ({ banked, onBoard: false });

describe('some games that chance plays and corrects', () => {
  it('stand as if each had been judged afresh after every event', () => {
    expect(followTheSlowBook(60).get('amended')).toBeGreaterThan(30);
  });
  it('are amended at any step to any other, or name the first step that breaks', () => {
    expect(amendAnyStepToAnyOther(40).get('holds')).toBeGreaterThan(30);
  });
  it('come back by redoing from wherever they were taken back to', () => {
    expect(comeBackByRedo(100).get('went back over an amendment')).toBeGreaterThan(30);
  });
  it('read again from their stored events and from their text', () => {
    expect(readAgain(100).get('amended')).toBeGreaterThan(30);
  });
  it('are told by their trail', () => {
    expect(trailTellsAll(200).get('amendment')).toBeGreaterThan(30);
  });
});
