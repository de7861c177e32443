/** What holds for every game that can be played, tried on many that chance plays. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { ENDS, type Game, OUTS, triggersGoal } from '../../src/engine/game.ts';
import type { Entry } from '../../src/game/entry.ts';
import type { EventType, GameEvent } from '../../src/game/events.ts';
import { decide, evolve, foldLog, type Log, perform, startLog } from '../../src/game/log.ts';
import { type Summary, summarize } from '../../src/game/summary.ts';
import { parseTranscript, summarizeTranscript } from '../../src/game/transcript.ts';
import { entriesOf, makeTranscript } from '../../src/game/transcript-writer.ts';
import { Ledger } from './ledger.ts';
import { chanceOf, type Played, playRandomly, randomStart } from './random-game.ts';

/** Sequences of commands tried for each property; more where somebody has the time. */
const RUNS = Number(process.env['COSMIC_FELT_RUNS'] ?? 2_000);
const MAX_STEPS = 110;
const HOOK = 120_000;

const SEED = Number(process.env['COSMIC_FELT_SEED'] ?? 2026);

/** Tries a property on many games. A failure names the seed and the fewest steps that show it. */
function forGames(check: (played: Iterable<Played>, seed: number) => void, runs = RUNS): void {
  const games = fc.record({
    seed: fc.noShrink(fc.integer()),
    steps: fc.noBias(fc.integer({ min: 1, max: MAX_STEPS })),
  });
  fc.assert(
    fc.property(games, ({ seed, steps }) => check(playRandomly(seed, steps), seed)),
    { numRuns: runs, seed: SEED },
  );
}

function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** The same state: the game, the ruling and all steps before, and the steps that can be taken again. */
function sameLog(actual: Log, expected: Log): void {
  const short = ({ event, game, ruling }: Entry): unknown => ({ event, game, ruling });
  same(entriesOf(actual).map(short), entriesOf(expected).map(short));
  same(undoneOf(actual).map(short), undoneOf(expected).map(short));
}

function undoneOf({ undone }: Log): readonly Entry[] {
  const entries: Entry[] = [];
  for (let each = undone; each !== null; each = each.next) entries.push(each.entry);
  return entries;
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const each of Object.values(value)) deepFreeze(each);
}

const startOf = (seed: number): GameEvent => randomStart(chanceOf(seed));

function accepted(log: Log, type: 'undo' | 'redo'): Log {
  const performed = perform(log, { type });
  if (!performed.ok) throw new Error(performed.error);
  return performed.value.log;
}

describe('games that chance plays', () => {
  const seen = new Map<string, number>();
  const count = (key: string): void => void seen.set(key, (seen.get(key) ?? 0) + 1);

  it('never throw, and a refused command changes nothing', { timeout: HOOK }, () => {
    forGames((played) => {
      for (const { command, event, before, after } of played) {
        deepFreeze(after.last);
        const decided = decide(before, command);
        if (event === null) {
          expect(decided.ok).toBe(false);
          expect(after).toBe(before);
          if (!decided.ok) count(`refused ${decided.error}`);
          continue;
        }
        count(event.type);
        same(decided, { ok: true, value: event });
        sameStep(evolve(before, event), after);
        const { game } = after.last;
        if (game.phase === 'over') count(`end ${game.end}`);
        for (const { out } of game.players) if (out !== null) count(`out ${out}`);
      }
    });
  });

  it('replay to the same state, from every prefix of their events', { timeout: HOOK }, () => {
    forGames((played, seed) => {
      const events = [startOf(seed)];
      let replayed = startLog(startOf(seed));
      let last = replayed;
      for (const { event, after } of played) {
        if (event === null) continue;
        events.push(event);
        replayed = evolve(replayed, event);
        sameStep(replayed, after);
        last = after;
      }
      sameLog(foldLog(events), last);
      const cut = 1 + chanceOf(seed).below(events.length);
      const rest = events.slice(cut);
      sameLog(rest.reduce(evolve, foldLog(events.slice(0, cut))), last);
    });
  });

  it('come back to where they were after undo and redo', { timeout: HOOK }, () => {
    forGames((played) => {
      let last: Log | null = null;
      for (const { after } of played) {
        last = after;
        if (after.last.before === null) continue;
        const back = accepted(after, 'undo');
        expect(back.last).toBe(after.last.before);
        const again = accepted(back, 'redo');
        expect(again.last).toBe(after.last);
        expect(again.undone).toBe(after.undone);
      }
      if (last === null) return;
      let log: Log = last;
      let steps = 0;
      for (; log.last.before !== null; steps++) log = accepted(log, 'undo');
      same(perform(log, { type: 'undo' }), { ok: false, error: 'nothing-to-undo' });
      expect(log.last.event.type).toBe('started');
      for (; steps > 0; steps--) log = accepted(log, 'redo');
      expect(log.last).toBe(last.last);
      sameLog(log, last);
    });
  });

  it('read back from their text as the same game, written the same', { timeout: HOOK }, () => {
    forGames((played) => {
      let log: Log | null = null;
      for (const each of played) log = each.after;
      if (log === null) return;
      const text = makeTranscript(log);
      const read = parseTranscript(text);
      if (!read.ok) throw new Error(`${JSON.stringify(read.error)} in\n${text}`);
      same(read.value.last.game, log.last.game);
      same(summarizeTranscript(text), { ok: true, value: summarize(log.last.game) });
      // Who agreed on what is told in comments, which nobody reads back.
      expect(makeTranscript(read.value)).toBe(text.replace(/^#.*\n/gm, ''));
    });
  });

  it('keep every point that was banked, summed, adjusted or bumped', { timeout: HOOK }, () => {
    forGames((played, seed) => {
      const start = startOf(seed);
      const ledger = new Ledger(start.type === 'started' ? start.players : []);
      for (const { event, before, after } of played) {
        if (event !== null) ledger.book(event, before, after);
        const { game } = after.last;
        const { totals, risked } = ledger.page;
        same(
          Object.fromEntries(game.players.map(({ name, banked }) => [name, banked])),
          Object.fromEntries(totals),
        );
        if (game.phase !== 'over') expect(game.turn.points).toBe(risked);
      }
    });
  });

  it('have a summary without contradictions', { timeout: HOOK }, () => {
    forGames((played) => {
      for (const { after } of played) consistent(after.last.game, summarize(after.last.game));
    });
  });

  afterAll(() => {
    // The games above are worth something only if they reach everything there is.
    const ends = [...ENDS].map((end) => `end ${end}`);
    const outs = [...OUTS].map((out) => `out ${out}`);
    const missing = [...ends, ...outs, ...EVENTS, ...REFUSED].filter((key) => !seen.has(key));
    expect(missing).toEqual([]);
  });
});

const EVENTS: readonly EventType[] = [
  'taken-up',
  'thrown',
  'chosen',
  'wellenda-called',
  'wimpout-declared',
  'void-declared',
  'banked',
  'total-entered',
  'rules-changed',
  'house-rule-agreed',
  'adjusted',
  'left',
  'joined',
  'turn-given',
  'seats-changed',
  'undone',
  'redone',
];

const REFUSED = [
  'rules',
  'players',
  'not-your-turn',
  'unknown-player',
  'cubes',
  'choice',
  'may-not-bank',
  'total',
  'adjust',
  'game-over',
  'nothing-to-undo',
  'nothing-to-redo',
].map((code) => `refused ${code}`);

/** The same last step; the steps before it are the same objects or were compared when they were the last. */
function sameStep(actual: Log, expected: Log): void {
  same(actual.last.game, expected.last.game);
  same(actual.last.ruling, expected.last.ruling);
  same(actual.last.event, expected.last.event);
  same(actual.undone === null, expected.undone === null);
}

/** What no summary may contradict, whatever the game. */
function consistent(game: Game, summary: Summary): void {
  const { phase, players, up, turn, leader, winners } = summary;
  const holds = (fact: boolean, what: string): void => {
    if (!fact) throw new Error(`${what}: ${JSON.stringify(summary)}`);
  };
  const over = phase === 'over';
  const still = players.filter(({ out }) => out === null);
  const find = (name: string | null) => players.find((each) => each.name === name);
  holds((turn === null) === over, 'the turn is null exactly when the game is over');
  holds((up === null) === over, 'somebody is up until the game is over');
  holds(new Set(players.map(({ name }) => name)).size === players.length, 'no two names are equal');
  for (const { banked, onBoard, wrecks, licks } of players) {
    holds(banked >= 0 && banked % 5 === 0, 'totals are multiples of 5');
    holds(wrecks >= 0 && licks >= 0, 'nobody holds less than no lick');
    holds(onBoard || banked === 0, 'a total above 0 is on the board');
  }
  if (turn !== null) {
    holds(turn.mayBank === (turn.must.length === 0), 'one may bank exactly when nothing obliges to throw');
    holds(
      !turn.must.includes('start') || turn.must.every((each) => each === 'start' || each === 'again'),
      'start',
    );
    holds(turn.must.includes('flash') === (turn.pending !== '' && !turn.must.includes('start')), 'flash');
    holds(turn.points >= 0 && turn.points % 5 === 0, 'points at risk are a multiple of 5');
    holds(/^([1-4]S?|S)$/.test(turn.cubes), 'there is a cube to throw');
    holds(/^2?3?4?5?6?X?$/.test(turn.pending), 'pending faces stand in order, each once');
    holds(find(up)?.out === null, 'who is up is in');
    holds(winners.length === 0, 'nobody has won before the end');
    holds(players.length === 1 || still.length > 1, 'nobody plays alone against those who are out');
  }
  if (phase === 'play') {
    holds(leader === null, 'nobody leads before the ending');
    holds(!still.some(({ banked }) => triggersGoal(banked, game.rules)), 'a reached goal is an ending');
  } else if (!over) {
    holds(find(leader)?.out === null, 'the leader is in');
    holds(
      still.every(({ banked }) => banked <= (find(leader)?.banked ?? 0)),
      'the leader has the top total',
    );
    holds(phase !== 'last-licks' || up !== leader, 'the leader of Last Licks waits');
  } else {
    holds((winners.length === 0) === (leader === null), 'nobody leads where nobody wins');
    holds(leader === null || winners.includes(leader), 'the leader has won');
    const seated = players.map(({ name }) => name).filter((name) => winners.includes(name));
    holds(seated.join('|') === winners.join('|'), 'winners stand in seat order');
    holds(
      winners.every((name) => find(name)?.out === null),
      'winners are in',
    );
  }
}
