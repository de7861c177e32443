import { describe, expect, it } from 'vitest';
import { playerAt } from '../../src/engine/game.ts';
import { presetRules, type RulesChange } from '../../src/engine/settings.ts';
import type { Choice } from '../../src/engine/throw.ts';
import type { Command, LogRefusal, StepCommand } from '../../src/game/commands.ts';
import { throwOf, withChoice } from '../../src/game/entry.ts';
import { eventOf, type Fact, upcast } from '../../src/game/events.ts';
import { decide, evolve, foldLog, type Log, startLog } from '../../src/game/log.ts';
import { expectSameGame, given, openGame, refusal, when } from './given.ts';

const STARTED = eventOf({ type: 'started', rules: presetRules('rulebook'), players: ['Ann', 'Bo'] });
const UNDO: Command = { type: 'undo' };
const REDO: Command = { type: 'redo' };
const BANK: Command = { type: 'bank' };
const thrown = (token: string): Command => ({ type: 'throw', throw: token });
const choose = (choice: Choice): Command => ({ type: 'choose', choice });
const total = (points: number): StepCommand => ({ type: 'total', points });
const change = (change: RulesChange): Command => ({ type: 'change-rules', change });
const adjust = (player: string, points: number, reason: string): Command => ({
  type: 'adjust',
  player,
  points,
  reason,
});

const upName = (log: Log): string => playerAt(openGame(log), openGame(log).up).name;
const points = (log: Log): number => openGame(log).turn.points;

const FRESH = startLog(STARTED);
/** Ann has 15 and 2S to throw. */
const OPEN = given('players: Ann | Bo', 'Ann: 5X24/6');
/** Ann has 45, 4s pending and nothing left but the Sun cube. */
const FLASH = given('players: Ann | Bo', 'Ann: 4445/6');
/** Ann has reached the goal, Bo throws for the last time and has 6s in hand: `again` or `lick`. */
const LAST_TURN = given(
  'rules: end-game goal=50 opening=0 fullHouse=choice',
  'players: Ann | Bo',
  'Ann: total 60',
  'Bo: 4446/2',
);
const OVER = given('rules: rulebook goal=50 ending=sudden', 'players: Ann | Bo', 'Ann: total 60');

describe('a log', () => {
  it('begins with a start and nothing else', () => {
    expect(() => foldLog([])).toThrow('at least one event');
    expect(() => startLog(eventOf({ type: 'banked' }))).toThrow('cannot begin with banked');
  });

  it('is broken when a stored event does not follow', () => {
    const banked = eventOf({ type: 'banked' });
    expect(() => foldLog([STARTED, banked])).toThrow('banked does not follow: may-not-bank');
    expect(() => foldLog([STARTED, STARTED])).toThrow('Not a step of a game under way: started');
  });

  it('reads events of today as they are', () => {
    expect(upcast(STARTED)).toBe(STARTED);
  });

  it('keeps of each step the event, the state, the ruling and the step before', () => {
    const { last } = when(FRESH, thrown('5X24/6'));
    expect(last.event).toEqual({ v: 1, type: 'thrown', throw: '5X24/6' });
    expect(last.ruling?.outcome).toBe('scored');
    expect(last.before).toBe(FRESH.last);
  });
});

describe('a command that is accepted becomes an event', () => {
  it.each<[string, Log, Command, Fact]>([
    ['a throw as it was told', FRESH, thrown('x5x5/s=5'), { type: 'thrown', throw: 'x5x5/s=5' }],
    ['a choice', when(FRESH, thrown('2244/S')), choose('2'), { type: 'chosen', choice: '2' }],
    ['a wellenda', OPEN, { type: 'wellenda' }, { type: 'wellenda-called' }],
    ['a wimpout', OPEN, { type: 'wimpout' }, { type: 'wimpout-declared' }],
    ['a void throw', FLASH, { type: 'void' }, { type: 'void-declared' }],
    [
      'a stop',
      given('rules: rulebook opening=0', 'players: Ann | Bo', 'Ann: 5X24/6'),
      BANK,
      { type: 'banked' },
    ],
    ['a total', FRESH, total(60), { type: 'total-entered', points: 60 }],
    ['a change of rules', OPEN, change({ goal: 300 }), { type: 'rules-changed', change: { goal: 300 } }],
    ['leaving', OPEN, { type: 'leave', player: 'Bo' }, { type: 'left', player: 'Bo' }],
    ['joining', OPEN, { type: 'join', player: 'Cy' }, { type: 'joined', player: 'Cy' }],
    ['a given turn', FRESH, { type: 'give-turn', player: 'Bo' }, { type: 'turn-given', player: 'Bo' }],
    [
      'other seats',
      OPEN,
      { type: 'change-seats', players: ['Bo', 'Ann'] },
      { type: 'seats-changed', players: ['Bo', 'Ann'] },
    ],
    [
      'an adjustment with its reason trimmed',
      OPEN,
      adjust('Bo', 5, '  said  please '),
      { type: 'adjusted', player: 'Bo', points: 5, reason: 'said  please' },
    ],
    [
      'standings, where a total above 0 is on the board',
      FRESH,
      {
        type: 'take-up',
        standings: [
          { banked: 60, onBoard: false },
          { banked: 0, onBoard: true },
        ],
      },
      {
        type: 'taken-up',
        standings: [
          { banked: 60, onBoard: true },
          { banked: 0, onBoard: true },
        ],
      },
    ],
    ['a step back', OPEN, UNDO, { type: 'undone' }],
    ['a step forth', when(OPEN, UNDO), REDO, { type: 'redone' }],
    ['going back', OPEN, { type: 'go-back', to: 0 }, { type: 'went-back', to: 0 }],
    [
      'an amendment',
      OPEN,
      { type: 'amend', changes: [{ kind: 'replace', place: 1, step: total(60) }], cut: null },
      {
        type: 'amended',
        changes: [{ kind: 'replace', place: 1, step: { type: 'total-entered', points: 60 } }],
        cut: null,
      },
    ],
  ])('%s', (_, log, command, fact) => {
    const decided = decide(log, command);
    expect(decided).toEqual({ ok: true, value: { v: 1, ...fact } });
    if (decided.ok) expectSameGame(evolve(log, decided.value), when(log, command));
  });
});

describe('a command is refused', () => {
  const full = given(`players: ${'abcdefghijkl'.split('').join(' | ')}`);
  it.each<[string, Log, Command, LogRefusal]>([
    ['no throw at all', FRESH, thrown('hello'), 'syntax'],
    ['an empty throw', FRESH, thrown(''), 'syntax'],
    ['a choice there is not', FRESH, thrown('2244/S=7'), 'syntax'],
    ['a Sun on a common cube', FRESH, thrown('S'), 'face'],
    ['a 3 on the Sun cube', FRESH, thrown('2222/3'), 'face'],
    ['too few cubes', FRESH, thrown('2222'), 'cubes'],
    ['a choice not to be had', FRESH, thrown('2244/S=6'), 'choice'],
    ['a wimpout beside cubes that score', heldFive(), { type: 'wimpout' }, 'choice'],
    ['a void with nothing pending', FRESH, { type: 'void' }, 'choice'],
    ['a stop before a throw', FRESH, BANK, 'may-not-bank'],
    ['a stop below the opening', OPEN, BANK, 'may-not-bank'],
    ['a stop with a flash pending', FLASH, BANK, 'may-not-bank'],
    ['a total below the opening', FRESH, total(30), 'may-not-bank'],
    ['a total of no multiple of 5', FRESH, total(7), 'total'],
    ['a total within a turn', OPEN, total(60), 'total'],
    ['standings in mid-game', OPEN, { type: 'take-up', standings: [] }, 'adjust'],
    ['too few standings', FRESH, { type: 'take-up', standings: [] }, 'adjust'],
    ['a change of nothing', OPEN, change({}), 'rules'],
    ['a value there is not', OPEN, change({ goal: 52 }), 'rules'],
    ['a setting there is not', OPEN, change({ luck: 'on' } as RulesChange), 'rules'],
    ['another goal in the ending', LAST_TURN, change({ goal: 300 }), 'rules'],
    ['an adjustment without a reason', OPEN, adjust('Bo', 5, ' '), 'adjust'],
    ['an adjustment with a line end in its reason', OPEN, adjust('Bo', 5, 'a\nb'), 'adjust'],
    ['an adjustment by nothing', OPEN, adjust('Bo', 0, 'why'), 'adjust'],
    ['an adjustment by no number', OPEN, adjust('Bo', Number.NaN, 'why'), 'adjust'],
    ['an adjustment of a stranger', OPEN, adjust('Zed', 5, 'why'), 'unknown-player'],
    [
      'an adjustment that reads as that of a longer name',
      given('players: Bo | Bo +5 x'),
      adjust('Bo', 5, 'x -10 y'),
      'adjust',
    ],
    ['a stranger who leaves', OPEN, { type: 'leave', player: 'Zed' }, 'unknown-player'],
    ['a name that is none', OPEN, { type: 'join', player: 'up' }, 'players'],
    ['a name that is taken', OPEN, { type: 'join', player: 'Bo' }, 'players'],
    ['a thirteenth player', full, { type: 'join', player: 'm' }, 'players'],
    ['a turn given to a stranger', FRESH, { type: 'give-turn', player: 'Zed' }, 'unknown-player'],
    ['a turn given within a turn', OPEN, { type: 'give-turn', player: 'Bo' }, 'not-your-turn'],
    ['seats for others', OPEN, { type: 'change-seats', players: ['Ann', 'Cy'] }, 'players'],
    ['a choice before any throw', FRESH, choose('X'), 'choice'],
    ['a choice where there is none', OPEN, choose('X'), 'choice'],
    ['the choice that stands', when(FRESH, thrown('2244/S')), choose('4'), 'choice'],
    ['a choice of another kind', when(FRESH, thrown('2244/S')), choose('lick'), 'choice'],
    [
      'a choice after a stop',
      when(given('rules: rulebook opening=0', 'players: Ann | Bo', 'Ann: 5X24/S'), BANK),
      choose('5'),
      'choice',
    ],
    ['a choice after a wellenda', when(FRESH, thrown('2244/S'), { type: 'wellenda' }), choose('2'), 'choice'],
    [
      'a choice after a change of rules',
      when(FRESH, thrown('2244/S'), change({ goal: 300 })),
      choose('2'),
      'choice',
    ],
    ['a step back from the start', FRESH, UNDO, 'nothing-to-undo'],
    ['a step forth from the last', OPEN, REDO, 'nothing-to-redo'],
    ['going back to where the game stands', OPEN, { type: 'go-back', to: 1 }, 'nothing-to-undo'],
    ['going back to a step to come', OPEN, { type: 'go-back', to: 2 }, 'no-such-step'],
    ['going back beyond the start', OPEN, { type: 'go-back', to: -1 }, 'no-such-step'],
    ['going back to half a step', OPEN, { type: 'go-back', to: 0.5 }, 'no-such-step'],
  ])('%s', (_, log, command, code) => {
    expect(refusal(log, command)).toBe(code);
  });

  it.each<Command>([
    thrown('2222/2'),
    { type: 'wellenda' },
    { type: 'wimpout' },
    { type: 'void' },
    BANK,
    total(60),
    { type: 'take-up', standings: [] },
    change({ spots: 'share' }),
    adjust('Bo', 5, ''),
    { type: 'leave', player: 'Bo' },
    { type: 'join', player: 'Cy' },
    { type: 'give-turn', player: 'Bo' },
    { type: 'change-seats', players: ['Bo', 'Ann'] },
  ])('after the end: $type', (command) => {
    expect(refusal(OVER, command)).toBe('game-over');
  });
});

/** Under `matching`: Ann holds a 5 while the 4 that matched is thrown again. */
function heldFive(): Log {
  return given('rules: rulebook clearing=matching', 'players: Ann | Bo', 'Ann: 4446/2 5/4');
}

describe('a step back and a step forth', () => {
  it('cross every border of a game', () => {
    const commands = [thrown('5X24/6'), thrown('52/2'), BANK, total(60), thrown('5X24/6'), BANK];
    let log = given('rules: end-game goal=50 opening=0', 'players: Ann | Bo');
    const seen: Log[] = [log];
    for (const command of commands) seen.push((log = when(log, command)));
    const phases = ['play', 'play', 'play', 'play', 'end-game', 'end-game', 'over'];
    expect(seen.map(({ last }) => last.game.phase)).toEqual(phases);
    for (const { last } of seen.slice(0, -1).reverse()) {
      log = when(log, UNDO);
      expect(log.last).toBe(last);
    }
    for (const { last } of seen.slice(1)) {
      log = when(log, REDO);
      expect(log.last).toBe(last);
    }
    expect(log.undone).toBe(null);
  });

  it('are events of their own in the log that is stored', () => {
    const events = [STARTED, ...(['undone', 'redone', 'undone'] as const).map((type) => eventOf({ type }))];
    events.splice(1, 0, eventOf({ type: 'thrown', throw: '5X24/6' }));
    const log = foldLog(events);
    expect(log.last.event).toBe(STARTED);
    expect(when(log, REDO).last.event).toEqual(eventOf({ type: 'thrown', throw: '5X24/6' }));
  });

  it('are forgotten by any other step', () => {
    const back = when(OPEN, thrown('55/2'), UNDO, UNDO);
    expect(refusal(when(back, thrown('2222/2')), REDO)).toBe('nothing-to-redo');
    const chosen = when(FRESH, thrown('2244/S'), thrown('55'), UNDO, choose('2'));
    expect(refusal(chosen, REDO)).toBe('nothing-to-redo');
  });

  it('are not forgotten when another step is refused', () => {
    const back = when(OPEN, UNDO);
    expect(refusal(back, BANK)).toBe('may-not-bank');
    expect(when(back, REDO).last).toBe(OPEN.last);
  });

  it('lead to a choice as to any other step', () => {
    const first = when(FRESH, thrown('2244/S'));
    const second = when(first, choose('2'));
    expect(when(second, UNDO).last).toBe(first.last);
    expect(when(second, UNDO, REDO).last).toBe(second.last);
    expect(when(second, UNDO, UNDO).last).toBe(FRESH.last);
  });
});

describe('going back to a step', () => {
  const asked = when(OPEN, thrown('55/2'), thrown('/S'), choose('5'), thrown('2346/6'));

  it('takes back all that stands behind it, to be redone step by step', () => {
    const back = when(asked, { type: 'go-back', to: 1 });
    expect(back.last).toBe(OPEN.last);
    const forth = when(back, REDO, REDO, REDO);
    expect(forth.last.event).toEqual({ v: 1, type: 'chosen', choice: '5' });
    expect(when(forth, REDO)).toEqual(asked);
  });

  it('leaves a throw as it was settled', () => {
    const back = when(asked, { type: 'go-back', to: 3 });
    expect(back.last).toMatchObject({ place: 3, event: { type: 'chosen' } });
    expect(points(back)).toBe(30);
  });

  it('reaches the start, and leaves what was taken back before it behind it', () => {
    const back = when(asked, UNDO, { type: 'go-back', to: 0 });
    expect(back.last.event).toBe(asked.last.before?.before?.before?.before?.before?.event);
    expect(when(back, REDO, REDO, REDO, REDO, REDO)).toEqual(asked);
  });

  it('is one event, and forgotten by any other step', () => {
    const other = when(asked, { type: 'go-back', to: 1 }, { type: 'wellenda' });
    expect(refusal(other, REDO)).toBe('nothing-to-redo');
  });
});

describe('a log that was stored before games were amended', () => {
  const stored = `[
    {"v":1,"type":"started","players":["Ann","Bo"],"rules":${JSON.stringify(presetRules('rulebook'))}},
    {"v":1,"type":"taken-up","standings":[{"banked":0,"onBoard":false},{"banked":100,"onBoard":true}]},
    {"v":1,"type":"thrown","throw":"2244/S"},
    {"v":1,"type":"undone"},
    {"v":1,"type":"redone"},
    {"v":1,"type":"chosen","choice":"2"},
    {"v":1,"type":"rules-changed","change":{"opening":0}},
    {"v":1,"type":"void-declared"},
    {"v":1,"type":"wellenda-called"},
    {"v":1,"type":"thrown","throw":"5X"},
    {"v":1,"type":"thrown","throw":"2346/6"},
    {"v":1,"type":"undone"},
    {"v":1,"type":"thrown","throw":"5234/6"},
    {"v":1,"type":"banked"},
    {"v":1,"type":"adjusted","player":"Bo","points":-5,"reason":"said please"},
    {"v":1,"type":"total-entered","points":60},
    {"v":1,"type":"undone"}
  ]`;

  it('reads as it always did', () => {
    const log = foldLog(JSON.parse(stored));
    expect(log.last.game).toMatchObject({
      phase: 'play',
      up: 1,
      players: [
        { name: 'Ann', banked: 40, onBoard: true },
        { name: 'Bo', banked: 95, onBoard: true },
      ],
    });
    expect(when(log, REDO).last.game.players[1]?.banked).toBe(155);
    // The choice belongs to the throw.
    expect(log.last.place).toBe(9);
  });
});

describe('a throw settled otherwise', () => {
  it('counts as if it had been thrown with that choice', () => {
    const asked = when(FRESH, thrown('5522/S'));
    expect(points(asked)).toBe(50);
    const other = when(asked, choose('2'));
    expectSameGame(other, when(FRESH, thrown('5522/S=2')));
    expect(points(other)).toBe(30);
  });

  it('can be settled again and again', () => {
    const asked = when(FRESH, thrown('5246/S'));
    const walk = (['5', '0', 'X', '0'] as const).map((choice) => choose(choice));
    expect(points(asked)).toBe(15);
    expect(points(when(asked, ...walk.slice(0, 1)))).toBe(10);
    expect(points(when(asked, ...walk.slice(0, 2)))).toBe(5);
    expect(points(when(asked, ...walk.slice(0, 3)))).toBe(15);
    expectSameGame(when(asked, ...walk), when(FRESH, thrown('5246/S=0')));
  });

  it('goes on with the cubes of the new choice', () => {
    const left = when(FRESH, thrown('5246/S'), choose('0'));
    expect(refusal(left, thrown('555'))).toBe('cubes');
    expect(points(when(left, thrown('555/S')))).toBe(65);
  });

  it('is found behind its choices, and nowhere else', () => {
    const asked = when(FRESH, thrown('5246/S'));
    expect(throwOf(FRESH.last)).toBe(null);
    expect(throwOf(asked.last)).toBe(asked.last);
    expect(throwOf(when(asked, choose('0'), choose('5')).last)).toBe(asked.last);
    expect(throwOf(when(asked, { type: 'wellenda' }).last)).toBe(null);
  });

  it('was thrown under the rules of its time', () => {
    const asked = when(FRESH, thrown('2244/S'), change({ twoPairs: 'highest' }));
    expect(refusal(asked, choose('2'))).toBe('choice');
    expect(points(when(asked, UNDO, choose('2')))).toBe(20);
  });

  it('ends the turn where the new choice wimps out, and opens it again', () => {
    const before = given('rules: rulebook fullHouse=choice', 'players: Ann | Bo', 'Ann: 4446/2');
    const again = when(before, thrown('6/6'));
    const lick = when(again, choose('lick'));
    expect(upName(lick)).toBe('Bo');
    expect(lick.last.game.players[0]).toMatchObject({ banked: 0, licks: 1 });
    const reopened = when(lick, choose('again'));
    expectSameGame(reopened, again);
    expect(points(reopened)).toBe(40);
    expect(reopened.last.game.players[0]?.licks).toBe(0);
    expectSameGame(when(reopened, choose('lick')), lick);
  });

  it('stays settled once the next player has thrown', () => {
    const before = given('rules: rulebook fullHouse=choice', 'players: Ann | Bo', 'Ann: 4446/2 6/6=lick');
    expect(upName(before)).toBe('Bo');
    expect(refusal(when(before, thrown('2345/6')), choose('again'))).toBe('choice');
    expect(upName(when(before, thrown('2345/6'), UNDO, choose('again')))).toBe('Ann');
  });

  it('ends the game with the last turn, and takes the winner back', () => {
    const again = when(LAST_TURN, thrown('6/6'));
    expect(again.last.game.phase).toBe('end-game');
    const lick = when(again, choose('lick'));
    expect(lick.last.game).toMatchObject({ phase: 'over', end: 'end-game', winners: [0] });
    expectSameGame(when(lick, choose('again')), again);
    expect(when(lick, choose('again'), choose('lick'), UNDO, UNDO).last).toBe(lick.last);
  });

  it('takes the extra lick of Last Licks and gives it back', () => {
    const before = given(
      'rules: rulebook goal=50 opening=0 fullHouse=choice',
      'players: Ann | Bo | Cy',
      'Ann: total 60',
      'Bo: 4446/2',
    );
    const again = when(before, thrown('6/6'));
    const lick = when(again, choose('lick'));
    expect(openGame(lick)).toMatchObject({ phase: 'last-licks', up: 2, waiting: [1] });
    expect(lick.last.game.players[1]).toMatchObject({ out: null, licks: 0 });
    expectSameGame(when(lick, choose('again')), again);
  });

  it('is written with the choice in place of the one it had', () => {
    expect(withChoice('x5/s=5', 'X')).toBe('5X/S=X');
    expect(() => withChoice('hello', 'X')).toThrow('Not a throw: hello');
  });
});

describe('what players say at the table', () => {
  it('puts an adjusted player on the board', () => {
    const log = when(OPEN, adjust('Bo', 5, 'said please'));
    expect(log.last.game.players[1]).toMatchObject({ banked: 5, onBoard: true });
    expect(points(log)).toBe(15);
  });

  it('takes a player out and passes the turn on', () => {
    const log = when(given('players: Ann | Bo | Cy', 'Ann: 5X24/6'), { type: 'leave', player: 'Ann' });
    expect(upName(log)).toBe('Bo');
    expect(when(log, UNDO).last.game).toMatchObject({ up: 0, turn: { points: 15 } });
  });

  it('seats and joins players while a turn is open', () => {
    const joined = when(OPEN, { type: 'join', player: 'Cy' });
    const log = when(joined, { type: 'change-seats', players: ['Bo', 'Cy', 'Ann'] });
    expect(upName(log)).toBe('Ann');
    expect(points(log)).toBe(15);
    expect(log.last.game.players.map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Ann']);
  });

  it('changes rules that hold at once', () => {
    const log = when(OPEN, change({ opening: 15 }));
    expect(when(log, BANK).last.game.players[0]?.banked).toBe(15);
    expect(when(log, change({ opening: 20 })).last.game.rules.opening).toBe(20);
  });

  it('takes a game up from typed totals', () => {
    const standings = [
      { banked: 60, onBoard: true },
      { banked: 0, onBoard: true },
    ];
    const log = when(FRESH, { type: 'take-up', standings });
    expect(log.last.game.players.map(({ banked, onBoard }) => [banked, onBoard])).toEqual([
      [60, true],
      [0, true],
    ]);
  });

  it('gives the turn to another', () => {
    const log = when(FRESH, { type: 'give-turn', player: 'Bo' });
    expect(upName(log)).toBe('Bo');
    expect(upName(when(log, { type: 'give-turn', player: 'Bo' }))).toBe('Bo');
  });
});
