import { describe, expect, it } from 'vitest';
import { presetRules } from '../../src/engine/settings.ts';
import { type TrailLine, trailOf } from '../../src/game/audit-trail.ts';
import type { Command } from '../../src/game/commands.ts';
import { eventOf, type GameEvent } from '../../src/game/events.ts';
import { perform, startLog } from '../../src/game/log.ts';

const STARTED = eventOf({ type: 'started', rules: presetRules('rulebook'), players: ['Ann', 'Bo'] });
const UNDO: Command = { type: 'undo' };
const REDO: Command = { type: 'redo' };
const total = (points: number): Command => ({ type: 'total', points });
const thrown = (token: string): Command => ({ type: 'throw', throw: token });

/** The events that these commands are stored as. */
function stored(...commands: readonly Command[]): readonly GameEvent[] {
  const events: GameEvent[] = [STARTED];
  commands.reduce((log, command) => {
    const performed = perform(log, command);
    if (!performed.ok) throw new Error(performed.error);
    events.push(performed.value.event);
    return performed.value.log;
  }, startLog(STARTED));
  return events;
}

/** What each line but the start did. */
const deeds = (...commands: readonly Command[]) =>
  trailOf(stored(...commands))
    .slice(1)
    .map(({ number: _, event: __, entry: ___, ...deed }: TrailLine) => deed);

describe('the trail of a game', () => {
  it('has every stored event in order, with the game as it stood then', () => {
    const events = stored(total(60), UNDO, total(45));
    const trail = trailOf(events);
    expect(trail.map(({ number, event }) => [number, event])).toEqual([...events.entries()]);
    expect(trail.map(({ entry }) => entry.game.players[0]?.banked)).toEqual([0, 60, 0, 45]);
    expect(trail[0]).toMatchObject({ did: 'start', number: 0 });
  });

  it('says which step was taken back and taken again', () => {
    expect(deeds(total(60), total(40), UNDO, UNDO, REDO)).toEqual([
      { did: 'step', place: 1, player: 'Ann' },
      { did: 'step', place: 2, player: 'Bo' },
      { did: 'undo', place: 2, of: 2 },
      { did: 'undo', place: 1, of: 1 },
      { did: 'redo', place: 1, of: 1 },
    ]);
  });

  it('says whose throw was settled otherwise', () => {
    expect(deeds(total(60), thrown('2244/S'), { type: 'choose', choice: '2' }, UNDO)).toEqual([
      { did: 'step', place: 1, player: 'Ann' },
      { did: 'step', place: 2, player: 'Bo' },
      { did: 'choice', place: 2, player: 'Bo', of: 2 },
      { did: 'undo', place: 2, of: 3 },
    ]);
  });

  it('says what going back took', () => {
    const last = deeds(total(60), total(40), total(5), { type: 'go-back', to: 1 }, REDO).slice(3);
    expect(last).toEqual([
      { did: 'go-back', to: 1, of: [2, 3] },
      { did: 'redo', place: 2, of: 2 },
    ]);
  });

  it('says what an amendment made of what, put in, took out and cut off', () => {
    const amend: Command = {
      type: 'amend',
      changes: [
        { kind: 'insert', place: 2, step: { type: 'join', player: 'Cy' } },
        { kind: 'replace', place: 1, step: { type: 'total', points: 65 } },
        { kind: 'remove', place: 3 },
      ],
      cut: 4,
    };
    expect(deeds(total(60), total(40), total(5), total(10), amend).at(-1)).toEqual({
      did: 'amendment',
      changes: [
        { place: 1, from: fact(60), to: { type: 'total-entered', points: 65 } },
        { place: 2, from: null, to: { type: 'joined', player: 'Cy' } },
        { place: 3, from: fact(5), to: null },
        { place: 4, from: fact(10), to: null },
      ],
    });
  });

  it('knows each step of an amended game by the line that put it in', () => {
    const amend: Command = {
      type: 'amend',
      changes: [{ kind: 'replace', place: 2, step: { type: 'total', points: 45 } }],
      cut: null,
    };
    const steps = [total(60), total(40), total(5)];
    const last = (...more: readonly Command[]) => deeds(...steps, amend, ...more).at(-1);
    expect(last(UNDO)).toEqual({ did: 'undo', place: null, of: 4 });
    expect(last(UNDO, REDO)).toEqual({ did: 'redo', place: null, of: 4 });
    expect(last({ type: 'go-back', to: 0 })).toEqual({ did: 'go-back', to: 0, of: [1, 4, 3] });
    const back: Command = { type: 'go-back', to: 2 };
    // Taken back alone, the step that was put in is a step like any other; so is the last one taken again.
    expect(last(back, UNDO)).toEqual({ did: 'undo', place: 2, of: 4 });
    expect(last(back, REDO)).toEqual({ did: 'redo', place: 3, of: 3 });
  });

  it('is none where the events are no log', () => {
    expect(() => trailOf([eventOf({ type: 'banked' })])).toThrow('cannot begin with banked');
    expect(() => trailOf([STARTED, eventOf({ type: 'banked' })])).toThrow('may-not-bank');
    expect(trailOf([])).toEqual([]);
  });
});

const fact = (points: number) => eventOf({ type: 'total-entered', points });
