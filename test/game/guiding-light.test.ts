/** The Guiding Light (RULES.md, section 4): what a change does now, what it leaves, and what is recorded of it. */
import { describe, expect, it } from 'vitest';
import type { RulesChange } from '../../src/engine/settings.ts';
import { isHouseRule, makeMoment } from '../../src/game/agreement.ts';
import { trailOf } from '../../src/game/audit-trail.ts';
import type { Command, StepCommand } from '../../src/game/commands.ts';
import type { GameEvent } from '../../src/game/events.ts';
import { historyOf } from '../../src/game/history.ts';
import { decide, foldLog, type Log, perform } from '../../src/game/log.ts';
import { settledFrom } from '../../src/game/rejudge.ts';
import { summarize, type Summary } from '../../src/game/summary.ts';
import { summarizeTranscript } from '../../src/game/transcript.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import { given, refusal, when } from './given.ts';

/** 20:14 UTC on 30 November 2026. */
const AT = Date.UTC(2026, 10, 30, 20, 14, 5);
const ALL = ['Ann', 'Bo', 'Cy'];

const change = (rules: RulesChange, agreed: readonly string[] = ALL): StepCommand => ({
  type: 'change-rules',
  change: rules,
  agreed,
  at: AT,
});
const house = (text: string, agreed: readonly string[] = ALL): StepCommand => ({
  type: 'agree-house-rule',
  text,
  agreed,
  at: AT,
});
const UNDO: Command = { type: 'undo' };
const REDO: Command = { type: 'redo' };
const BANK: Command = { type: 'bank' };
const thrown = (token: string): Command => ({ type: 'throw', throw: token });
const remove = (place: number): Command => ({
  type: 'amend',
  changes: [{ kind: 'remove', place }],
  cut: null,
});
const replace = (place: number, step: StepCommand): Command => ({
  type: 'amend',
  changes: [{ kind: 'replace', place, step }],
  cut: null,
});

const summary = (log: Log): Summary => summarize(log.last.game);
const turn = (log: Log) => summary(log).turn;
const totals = (log: Log) => summary(log).players.map(({ banked }) => banked);

/** The stored events of a log that was played without a step back. */
function eventsOf(log: Log): readonly GameEvent[] {
  const { base, events } = settledFrom(log.last, 1);
  return [base.event, ...events];
}

/** Ann stands on 50; Bo, on the board with 0, has 50 at risk and would stop on her spot. */
const ON_ANNS_SPOT = given('players: Ann | Bo | Cy', 'standings: 50 | 0 on | 0', 'up: Bo', 'Bo: 4442/6 X/6');

/** Ann has a flash of 4s to clear with a common cube and the Sun cube. */
const PENDING = given('players: Ann | Bo | Cy', 'Ann: 4442/6');

/** The same under `matching`: the 4 of `4/5` is thrown again, and the Sun cube's 5 lies. */
const HALF_AGAIN = given('rules: rulebook clearing=matching', 'players: Ann | Bo | Cy', 'Ann: 4442/6 4/5');

describe('a change in mid-turn', () => {
  it('holds at once for what obliges and for the next stop', () => {
    expect(turn(ON_ANNS_SPOT)).toMatchObject({ points: 50, must: ['spot'], mayBank: false });
    expect(refusal(ON_ANNS_SPOT, BANK)).toBe('may-not-bank');
    const shared = when(ON_ANNS_SPOT, change({ spots: 'share' }));
    expect(turn(shared)).toMatchObject({ points: 50, cubes: 'S', must: [], mayBank: true });
    expect(totals(when(shared, BANK))).toEqual([50, 50, 0]);
    // Bo's turn began at 0: Ann is sent there.
    expect(totals(when(ON_ANNS_SPOT, change({ spots: 'bump' }), BANK))).toEqual([0, 50, 0]);
  });

  it('is undone and redone like any step', () => {
    const shared = when(ON_ANNS_SPOT, change({ spots: 'share' }));
    const undone = when(shared, UNDO);
    expect(turn(undone)).toMatchObject({ must: ['spot'], mayBank: false });
    const redone = when(undone, REDO);
    expect(redone.last.event).toEqual(shared.last.event);
    expect(totals(when(redone, BANK))).toEqual([50, 50, 0]);
  });

  it('leaves the throws of the turn as they were judged, and judges the next one', () => {
    const called = given('players: Ann | Bo | Cy', 'Ann: 2346/S=5');
    const ten = when(called, change({ sunValue: 'ten' }));
    expect(turn(ten)?.points).toBe(5);
    // A 4 while 4s are pending: void by `all`; by `once` an ordinary face beside the 10.
    expect(turn(when(PENDING, thrown('4/X')))).toMatchObject({ points: 40, cubes: '1S', pending: '4' });
    const once = when(PENDING, change({ clearing: 'once' }), thrown('4/X'));
    expect(turn(once)).toMatchObject({ points: 50, cubes: '1', pending: '' });
  });

  it('lifts and sets the opening for the turn under way', () => {
    const five = given('players: Ann | Bo | Cy', 'Ann: 5234/6');
    expect(turn(five)).toMatchObject({ points: 5, must: ['opening'] });
    expect(totals(when(five, change({ opening: 5 }), BANK))).toEqual([5, 0, 0]);
    const forty = given('players: Ann | Bo | Cy', 'Ann: 4442/6 X/6');
    expect(turn(forty)).toMatchObject({ points: 50, must: [], mayBank: true });
    expect(turn(when(forty, change({ opening: 55 })))).toMatchObject({ must: ['opening'], mayBank: false });
  });

  it('judges a throw half thrown again by the new rule, once the cubes asked for are told', () => {
    expect(turn(HALF_AGAIN)).toMatchObject({
      points: 40,
      cubes: '1',
      pending: '4',
      must: ['again', 'flash'],
    });
    const all = when(HALF_AGAIN, change({ clearing: 'all' }));
    expect(turn(all)).toMatchObject({ points: 40, cubes: '1' });
    expect(refusal(all, thrown('6/5'))).toBe('cubes');
    // 6 and the held 5: no match, so 5 points. 4 and the held 5: void as a whole, and both are thrown again.
    expect(turn(when(all, thrown('6')))).toMatchObject({ points: 45, cubes: '1', pending: '' });
    expect(turn(when(all, thrown('4')))).toMatchObject({ points: 40, cubes: '1S', pending: '4' });
    expect(turn(when(all, thrown('4')))?.must).toEqual(['again', 'flash']);
    // By `once` the 4 is an ordinary face.
    expect(turn(when(HALF_AGAIN, change({ clearing: 'once' }), thrown('4')))).toMatchObject({
      points: 45,
      cubes: '1',
      pending: '',
    });
    // Taken back, the cubes that match go on alone.
    expect(turn(when(all, UNDO, thrown('4')))).toMatchObject({ points: 40, cubes: '1', pending: '4' });
  });
});

describe('a change between turns', () => {
  const after = given('players: Ann | Bo | Cy', 'Ann: total 100');

  it('holds for the turn that comes', () => {
    expect(refusal(after, { type: 'total', points: 20 })).toBe('may-not-bank');
    const free = when(after, change({ opening: 0 }));
    expect(turn(free)).toMatchObject({ points: 0, must: ['start'] });
    expect(totals(when(free, { type: 'total', points: 20 }))).toEqual([100, 20, 0]);
    expect(refusal(when(free, UNDO), { type: 'total', points: 20 })).toBe('may-not-bank');
  });

  it('cannot bring the goal to where somebody still in stands', () => {
    expect(refusal(after, change({ goal: 100 }))).toBe('rules');
    expect(refusal(after, change({ goal: 50, goalIs: 'pass' }))).toBe('rules');
    expect(when(after, change({ goal: 100, goalIs: 'pass' })).last.game.rules.goal).toBe(100);
    const gone = when(after, { type: 'leave', player: 'Ann' });
    expect(when(gone, change({ goal: 100 }, ['Bo', 'Cy'])).last.game.rules.goal).toBe(100);
  });

  it('leaves what an ending is built on', () => {
    const ending = when(after, { type: 'total', points: 500 });
    expect(summary(ending).phase).toBe('last-licks');
    const fixed: readonly RulesChange[] = [
      { goal: 600 },
      { goalIs: 'pass' },
      { ending: 'sudden' },
      { tie: 'shared' },
      { spots: 'share', goal: 600 },
    ];
    for (const each of fixed) expect(refusal(ending, change(each))).toBe('rules');
    const named = when(ending, change({ goal: 500, ending: 'last-licks', spots: 'share' }));
    expect(named.last.game.rules.spots).toBe('share');
    expect(summary(named)).toEqual(summary(ending));
  });
});

describe('a change that is amended', () => {
  const banked = when(ON_ANNS_SPOT, change({ spots: 'share' }), BANK);
  const place = banked.last.place - 1;

  it('taken out, what hung on it does not hold any more', () => {
    expect(refusal(banked, remove(place))).toBe('may-not-bank');
    const cut: Command = { type: 'amend', changes: [{ kind: 'remove', place }], cut: place + 1 };
    expect(turn(when(banked, cut))).toMatchObject({ points: 50, must: ['spot'] });
  });

  it('replaced, what stands behind it is judged by the new one', () => {
    const bumped = when(banked, replace(place, change({ spots: 'bump' })));
    expect(totals(bumped)).toEqual([0, 50, 0]);
    expect(totals(when(bumped, UNDO))).toEqual([50, 50, 0]);
    expect(refusal(banked, replace(place, change({ goal: 50 })))).toBe('rules');
  });

  it('put in earlier, judges the throws behind it', () => {
    const late = when(PENDING, thrown('4/X'));
    const earlier = when(late, {
      type: 'amend',
      changes: [{ kind: 'insert', place: 2, step: change({ clearing: 'once' }) }],
      cut: null,
    });
    expect(turn(earlier)).toMatchObject({ points: 50, cubes: '1', pending: '' });
  });

  it('stands by the word of those who were in when it was made', () => {
    const left = when(PENDING, { type: 'leave', player: 'Cy' }, change({ opening: 0 }, ['Ann', 'Bo']));
    const stayed = when(left, remove(left.last.place - 1));
    expect(stayed.last.event).toMatchObject({ type: 'rules-changed', agreed: ['Ann', 'Bo'] });
    expect(summary(stayed).players[2]?.out).toBe(null);
  });
});

describe('who agreed', () => {
  it('is everybody still in, by name, and when', () => {
    const decided = decide(PENDING, change({ spots: 'share' }));
    expect(decided).toEqual({
      ok: true,
      value: { v: 1, type: 'rules-changed', change: { spots: 'share' }, agreed: ALL, at: AT },
    });
    expect(refusal(PENDING, change({ spots: 'share' }, ['Ann', 'Bo']))).toBe('rules');
    expect(refusal(PENDING, house('no phones', ['Ann', 'Bo']))).toBe('rules');
    const left = when(PENDING, { type: 'leave', player: 'Cy' });
    expect(when(left, change({ spots: 'share' }, ['Bo', 'Ann'])).last.event).toMatchObject({
      agreed: ['Bo', 'Ann'],
    });
  });

  it.each<[string, Partial<{ agreed: readonly string[]; at: number }>]>([
    ['a stranger', { agreed: [...ALL, 'Dee'], at: AT }],
    ['one name twice', { agreed: [...ALL, 'Ann'], at: AT }],
    ['nobody', { agreed: [], at: AT }],
    ['no time', { agreed: ALL }],
    ['only a time', { at: AT }],
    ['half a millisecond', { agreed: ALL, at: 0.5 }],
    ['a time before 1970', { agreed: ALL, at: -1 }],
    ['the year 10889', { agreed: ALL, at: 2 ** 48 }],
  ])('is no record: %s', (_, record) => {
    expect(refusal(PENDING, { type: 'change-rules', change: { spots: 'share' }, ...record })).toBe('rules');
  });

  it('may be unknown of a change that was read from a text or made long ago', () => {
    const read = given('players: Ann | Bo | Cy', 'Ann: rules(spots=share)');
    expect(read.last.event).toEqual({ v: 1, type: 'rules-changed', change: { spots: 'share' } });
    expect(foldLog(eventsOf(read)).last.game).toEqual(read.last.game);
  });
});

describe('a house rule', () => {
  const told = when(ON_ANNS_SPOT, house('  who spills the cubes buys  '));

  it('is text of one line, and changes nothing else', () => {
    expect(told.last.event).toEqual({
      v: 1,
      type: 'house-rule-agreed',
      text: 'who spills the cubes buys',
      agreed: ALL,
      at: AT,
    });
    expect(told.last.place).toBe(ON_ANNS_SPOT.last.place + 1);
    expect(told.last.game).toEqual(ON_ANNS_SPOT.last.game);
    expect(turn(told)).toMatchObject({ points: 50, must: ['spot'] });
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \t '],
    ['two lines', 'one\ntwo'],
    ['a line separator', 'one\u2028two'],
    ['a bell', 'ring\u0007'],
    ['201 characters', 'x'.repeat(201)],
  ])('is not %s', (_, text) => expect(refusal(PENDING, house(text))).toBe('syntax'));

  it('may have 200 characters of any script', () => {
    expect(isHouseRule('\u{1f3b2}'.repeat(200))).toBe(true);
    expect(isHouseRule('\u{1f3b2}'.repeat(201))).toBe(false);
  });

  it('can be agreed on during an ending, and not after the end', () => {
    const ending = given('players: Ann | Bo | Cy', 'Ann: total 500');
    expect(summary(when(ending, house('no mercy')))).toEqual(summary(ending));
    const over = when(ending, { type: 'leave', player: 'Bo' }, { type: 'leave', player: 'Cy' });
    expect(refusal(over, house('no mercy'))).toBe('game-over');
  });

  it('is undone, redone, gone back behind, taken out and replaced', () => {
    expect(when(told, UNDO).last.place).toBe(ON_ANNS_SPOT.last.place);
    expect(when(told, UNDO, REDO).last.event).toEqual(told.last.event);
    const { place } = told.last;
    const more = when(told, thrown('/5'));
    expect(when(more, { type: 'go-back', to: place - 1 }).last.game).toEqual(ON_ANNS_SPOT.last.game);
    expect(when(more, remove(place)).last.game).toEqual(more.last.game);
    const other = when(more, replace(place, house('the other way')));
    expect(other.last.before?.event).toMatchObject({ type: 'house-rule-agreed', text: 'the other way' });
    expect(refusal(more, replace(place, house('')))).toBe('syntax');
  });

  it('has its effect entered as an adjustment with the reason', () => {
    const paid = when(told, {
      type: 'adjust',
      player: 'Cy',
      points: 20,
      reason: 'who spills the cubes buys',
    });
    expect(totals(paid)).toEqual([50, 0, 20]);
  });
});

describe('what is told of it', () => {
  const game = when(
    given('players: Ann | Bo | Cy'),
    house('no phones # really'),
    { type: 'total', points: 100 },
    thrown('4442/6'),
    change({ spots: 'share', opening: 0 }),
    house('Bo: bank'),
    thrown('X/6'),
    BANK,
    change({ sampler: 25 }),
  );

  it('stands in the transcript, as comments behind their lines', () => {
    expect(makeTranscript(game)).toBe(`rules: rulebook
players: Ann | Bo | Cy
# house rule: no phones # really (agreed by Ann | Bo | Cy, 2026-11-30 20:14 UTC)
Ann: total 100
Bo: 2444/6 rules(opening=0,spots=share) X/6 bank
# rules(opening=0,spots=share) agreed by Ann | Bo | Cy, 2026-11-30 20:14 UTC
# house rule: Bo: bank (agreed by Ann | Bo | Cy, 2026-11-30 20:14 UTC)
Cy: rules(sampler=25)
# rules(sampler=25) agreed by Ann | Bo | Cy, 2026-11-30 20:14 UTC
`);
    expect(summarizeTranscript(makeTranscript(game))).toEqual({ ok: true, value: summary(game) });
  });

  it('does not break the line of a throw that is settled otherwise behind it', () => {
    const settled = when(given('players: Ann | Bo | Cy'), house('no phones'), thrown('2244/S'), {
      type: 'choose',
      choice: '2',
    });
    expect(makeTranscript(settled)).toMatch(/^# house rule: .*\nAnn: 2244\/S=2\n$/m);
    const later = when(PENDING, change({ clearing: 'once' }), thrown('5/S'), { type: 'choose', choice: '5' });
    expect(makeTranscript(later)).toMatch(
      /^Ann: 2444\/6 rules\(clearing=once\) 5\/S=5\n# rules\(clearing=once\) agreed by /m,
    );
  });

  it('stands in the history, within its turn or between two', () => {
    const items = historyOf(game).map((item) =>
      item.kind === 'turn'
        ? item.plays.map((play) => (play.kind === 'table' ? play.event.type : play.kind))
        : item.event.type,
    );
    expect(items).toEqual([
      'house-rule-agreed',
      [],
      ['throw', 'rules-changed', 'house-rule-agreed', 'throw'],
      'rules-changed',
    ]);
  });

  it('stands in the trail, also when it was taken back', () => {
    const commands: readonly Command[] = [
      change({ spots: 'share' }),
      UNDO,
      REDO,
      house('no phones'),
      remove(2),
    ];
    const events = [...eventsOf(PENDING)];
    commands.reduce((log, command) => {
      const performed = perform(log, command);
      if (!performed.ok) throw new Error(performed.error);
      events.push(performed.value.event);
      return performed.value.log;
    }, PENDING);
    const trail = trailOf(events).slice(2);
    expect(trail.map(({ did, event }) => [did, 'agreed' in event && event.agreed])).toEqual([
      ['step', ALL],
      ['undo', false],
      ['redo', false],
      ['step', ALL],
      ['amendment', false],
    ]);
    expect(trail.at(-1)).toMatchObject({
      changes: [{ place: 2, from: { type: 'rules-changed', agreed: ALL, at: AT }, to: null }],
    });
    expect(foldLog(events).last.game.rules.spots).toBe('keep-rolling');
  });
});

it.each([
  [0, '1970-01-01 00:00 UTC'],
  [AT, '2026-11-30 20:14 UTC'],
  [Date.UTC(2000, 1, 29, 23, 59, 59, 999), '2000-02-29 23:59 UTC'],
  [Date.UTC(2028, 11, 31, 12), '2028-12-31 12:00 UTC'],
  [Date.UTC(2100, 2, 1), '2100-03-01 00:00 UTC'],
])('writes the moment %i as %s', (at, text) => expect(makeMoment(at)).toBe(text));
