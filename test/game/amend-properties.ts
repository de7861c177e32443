/** What holds for every correction, each tried on as many random games as asked for. Counts what it has seen. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import { cutAt, previewAmendment } from '../../src/game/amend.ts';
import { type TrailLine, trailOf } from '../../src/game/audit-trail.ts';
import type { StepCommand } from '../../src/game/commands.ts';
import type { Entry } from '../../src/game/entry.ts';
import type { Amendment, GameEvent } from '../../src/game/events.ts';
import { historyOf } from '../../src/game/history.ts';
import { foldLog, type Log, perform } from '../../src/game/log.ts';
import { summarize } from '../../src/game/summary.ts';
import { summarizeTranscript } from '../../src/game/transcript.ts';
import { entriesOf, makeTranscript } from '../../src/game/transcript-writer.ts';
import {
  type Cell,
  commandOf,
  correct,
  type Item,
  judgeAll,
  NaiveGame,
  normal,
  settle,
} from './naive-game.ts';
import { otherStep, playAndCorrect, randomAmendment } from './random-amendment.ts';
import { type Chance, chanceOf, type Played, randomStart } from './random-game.ts';

const SEED = Number(process.env['COSMIC_FELT_SEED'] ?? 2026);
const MAX_STEPS = 70;

/** How often each thing was seen. */
export type Seen = ReadonlyMap<string, number>;
type Count = (what: string) => void;

function forGames(runs: number, check: (played: Iterable<Played>, seed: number, count: Count) => void): Seen {
  const seen = new Map<string, number>();
  const count: Count = (what) => void seen.set(what, (seen.get(what) ?? 0) + 1);
  const games = fc.record({
    seed: fc.noShrink(fc.integer()),
    steps: fc.noBias(fc.integer({ min: 1, max: MAX_STEPS })),
  });
  fc.assert(
    fc.property(games, ({ seed, steps }) => check(playAndCorrect(seed, steps), seed, count)),
    { numRuns: runs, seed: SEED },
  );
  return seen;
}

const startOf = (seed: number): GameEvent => randomStart(chanceOf(seed));

function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

function itemOf({ event }: Entry): Item {
  if (event.type === 'started') throw new Error('The start is no item');
  return event.type === 'chosen' ? { type: 'choose', choice: event.choice } : commandOf(event);
}

const itemsOf = (log: Log): readonly Item[] => entriesOf(log).slice(1).map(itemOf);
const normals = (items: readonly Item[]): readonly Item[] => items.map(normal);

/** The log stands as the slow book says: what stands, the state, the ruling, and what can be redone. */
function sameAsNaive(log: Log, naive: NaiveGame): void {
  same(normals(itemsOf(log)), normals(naive.items));
  same({ game: log.last.game, ruling: log.last.ruling }, naive.judge());
  expect(log.last.place).toBe(settle(naive.items).length);
  const redoes: (readonly Item[])[] = [];
  for (let each = log.undone; each !== null; each = each.next)
    redoes.push(normals(itemsOf({ last: each.entry, undone: null })));
  same(redoes, naive.redoes.map(normals));
}

/** Every event leads to what judging the whole list afresh leads to; a refused command changes nothing. */
export function followTheSlowBook(runs: number): Seen {
  return forGames(runs, (played, seed, count) => {
    const naive = new NaiveGame(startOf(seed));
    for (const { command, event, before, after } of played) {
      if (event === null) {
        expect(after).toBe(before);
        count(`refused ${command.type}`);
      } else {
        naive.take(event);
        count(event.type);
        if (event.type === 'amended' && event.cut !== null) count('cut');
        if (event.type === 'amended' && before.last.game.phase === 'over') count('amended when over');
      }
      sameAsNaive(after, naive);
    }
  });
}

/** What the slow book says of a corrected list: the first cell that breaks, by judging ever longer beginnings. */
function naiveBreak(start: GameEvent, cells: readonly (Cell & { readonly step: StepCommand })[]) {
  const steps = cells.map(({ step }) => step);
  for (const [index, { place, step, named }] of cells.entries()) {
    const judged = judgeAll(start, steps.slice(0, index + 1));
    if ('refused' in judged) return { place, step: normal(step), named, code: judged.code };
  }
  return null;
}

/** Who is up behind these steps. */
function nameUp(start: GameEvent, steps: readonly StepCommand[]): string | undefined {
  const judged = judgeAll(start, steps);
  if ('refused' in judged || judged.game.phase === 'over') throw new Error('Nobody is up');
  return judged.game.players[judged.game.up]?.name;
}

/** The first thing a player did that another one would have done now. */
function naiveShift(start: GameEvent, steps: readonly StepCommand[], cells: readonly Cell[]) {
  const turns = new Set(['throw', 'wellenda', 'wimpout', 'void', 'bank', 'total']);
  const stands = cells.map(({ step }) => step as StepCommand);
  for (const [index, { place, step, named }] of cells.entries()) {
    if (named || !turns.has(step?.type ?? '')) continue;
    const from = nameUp(start, steps.slice(0, place - 1));
    const to = nameUp(start, stands.slice(0, index));
    if (from !== to) return { place, from, to };
  }
  return null;
}

/** Whether all places of an amendment are there to be changed. */
function isPlaced({ changes, cut }: Amendment<StepCommand>, count: number): boolean {
  const fixed = changes.flatMap(({ kind, place }) => (kind === 'insert' ? [] : [place]));
  const behind = (place: number, insert: boolean): boolean =>
    place >= 1 && place <= (cut === null ? count : cut - 1) + (insert ? 1 : 0);
  const inRange = changes.every(({ kind, place }) => behind(place, kind === 'insert'));
  return inRange && new Set(fixed).size === fixed.length && (cut === null || (cut >= 1 && cut <= count));
}

/** One amendment held against the slow book, and what cutting at its break leads to. */
function checkAmendment(start: GameEvent, log: Log, amendment: Amendment<StepCommand>, count: Count): void {
  const preview = previewAmendment(log, amendment);
  const performed = perform(log, { type: 'amend', ...amendment });
  expect(performed.ok).toBe(preview.ok);
  if (!isPlaced(amendment, log.last.place)) {
    count('misplaced');
    expect(preview).toMatchObject({ ok: false, error: { code: 'no-such-step', step: null } });
    return;
  }
  const steps = settle(itemsOf(log));
  const cells = correct(steps, amendment);
  const broken = naiveBreak(start, cells);
  if (preview.ok) {
    count('holds');
    expect(broken).toBe(null);
    if (!performed.ok) throw new Error(performed.error);
    const { last } = performed.value.log;
    same(
      { game: last.game, ruling: last.ruling },
      judgeAll(
        start,
        cells.map(({ step }) => step),
      ),
    );
    same(preview.value.log.last.game, last.game);
    same(preview.value.shift, naiveShift(start, steps, cells));
    if (preview.value.shift !== null) count('shifts');
    same(
      settle(itemsOf(performed.value.log)).map(normal),
      cells.map(({ step }) => normal(step)),
    );
    return;
  }
  if (performed.ok || preview.error.step === null || broken === null)
    throw new Error('Broken and not broken');
  count(`breaks ${preview.error.code}`);
  const { place, step, code, named, holds } = preview.error;
  same({ place, step: normal(commandOf(step)), code, named }, broken);
  expect(performed.error).toBe(code);
  const held = cells.slice(0, holds.place).map((cell) => cell.step);
  same(holds.game, (judgeAll(start, held) as { game: unknown }).game);
  const cut = cutAt(amendment, preview.error);
  expect(cut === null).toBe(named);
  if (cut === null) return;
  count('cut holds');
  const shorter = perform(log, { type: 'amend', ...cut });
  if (!shorter.ok) throw new Error(`Cut and still refused: ${shorter.error}`);
  same(shorter.value.log.last.game, holds.game);
  same(settle(itemsOf(shorter.value.log)).map(normal), held.map(normal));
}

/** Any step amended to any other, and any amendment at all, equals judging the corrected game afresh. */
export function amendAnyStepToAnyOther(runs: number): Seen {
  return forGames(runs, (played, seed, count) => {
    let log: Log | null = null;
    for (const { after } of played) log = after;
    if (log === null) return;
    const start = startOf(seed);
    const chance = chanceOf(seed + 1);
    for (const change of everyPlace(chance, log))
      checkAmendment(start, log, { changes: [change], cut: null }, count);
    for (let tries = 0; tries < 4; tries++) checkAmendment(start, log, randomAmendment(chance, log), count);
  });
}

function* everyPlace(chance: Chance, log: Log): Generator<Amendment<StepCommand>['changes'][number]> {
  for (let place = 1; place <= log.last.place; place++) {
    yield { kind: 'replace', place, step: otherStep(chance, log, place) };
    if (chance.hits(0.3)) yield { kind: 'remove', place };
    if (chance.hits(0.3)) yield { kind: 'insert', place, step: otherStep(chance, log, place) };
  }
}

/** From every state: one step back and forth, all steps back and forth, and back to a place and forth. */
export function comeBackByRedo(runs: number): Seen {
  return forGames(runs, (played, seed, count) => {
    const chance = chanceOf(seed + 2);
    for (const { after } of played) {
      let log = after;
      let steps = 0;
      for (; log.last.back !== null; steps++) log = accepted(log, { type: 'undo' });
      same(perform(log, { type: 'undo' }), { ok: false, error: 'nothing-to-undo' });
      expect(log.last.event.type).toBe('started');
      for (; steps > 0; steps--) log = accepted(log, { type: 'redo' });
      expect(log.last).toBe(after.last);
      expect(log.undone).toBe(after.undone);
      const to = chance.below(after.last.place + 1);
      if (to === after.last.place) continue;
      log = accepted(after, { type: 'go-back', to });
      expect(log.last.place).toBe(to);
      while (log.last !== after.last) log = accepted(log, { type: 'redo' });
      expect(log.undone).toBe(after.undone);
      count('went back');
      if (after.last.back !== after.last.before) count('went back over an amendment');
    }
  });
}

function accepted(log: Log, command: Parameters<typeof perform>[1]): Log {
  const performed = perform(log, command);
  if (!performed.ok) throw new Error(performed.error);
  return performed.value.log;
}

/** The stored events read again to the same state, and the game as corrected is written and read as any other. */
export function readAgain(runs: number): Seen {
  return forGames(runs, (played, seed, count) => {
    const events = [startOf(seed)];
    let last: Log | null = null;
    for (const { event, after } of played) {
      if (event !== null) events.push(JSON.parse(JSON.stringify(event)) as GameEvent);
      last = after;
    }
    if (last === null) return;
    const naive = new NaiveGame(startOf(seed));
    for (const event of events.slice(1)) naive.take(event);
    sameAsNaive(foldLog(events), naive);
    const text = makeTranscript(last);
    same(summarizeTranscript(text), { ok: true, value: summarize(last.last.game) });
    const afresh = naive.items.reduce<Log>(accepted, foldLog(events.slice(0, 1)));
    expect(text).toBe(makeTranscript(afresh));
    same(historyOf(last), historyOf(afresh));
    count(events.some(({ type }) => type === 'amended') ? 'amended' : 'as entered');
  });
}

/** The trail tells each event, and what it says that each did leads to the same game. */
export function trailTellsAll(runs: number): Seen {
  return forGames(runs, (played, seed, count) => {
    const events = [startOf(seed)];
    let last: Log | null = null;
    for (const { event, after } of played) {
      if (event !== null) events.push(event);
      last = after;
    }
    if (last === null) return;
    const trail = trailOf(events);
    same(
      trail.map(({ event }) => event),
      events,
    );
    same(
      trail.map(({ number }) => number),
      events.map((_, index) => index),
    );
    const replayed = foldLog(trail.map(({ event }) => event));
    same(normals(itemsOf(replayed)), normals(itemsOf(last)));
    same(replayed.last.game, last.last.game);
    same(trail.at(-1)?.entry.game, last.last.game);
    const reader = new TrailReader();
    for (const line of trail) {
      reader.read(line);
      count(line.did);
    }
    same(settle(reader.items).map(normal), settle(itemsOf(last)).map(normal));
  });
}

/** An item and the line that the trail says it came from. */
interface Told {
  readonly of: number;
  readonly item: Item;
}

/** Follows a game by what the trail says that each line did, and by nothing else. */
class TrailReader {
  private told: readonly Told[] = [];
  private torn: (readonly Told[])[] = [];
  /** The game before and after the amendment of a line. */
  private readonly amended = new Map<number, { was: readonly Told[]; is: readonly Told[] }>();

  get items(): readonly Item[] {
    return this.told.map(({ item }) => item);
  }

  read(line: TrailLine): void {
    switch (line.did) {
      case 'start':
        return;
      case 'step':
      case 'choice': {
        const item = itemOf(line.entry);
        if (line.did === 'choice') expect(this.throwBehind()).toBe(line.of);
        this.told = [...this.told, { of: line.number, item }];
        expect(settle(this.items).length).toBe(line.place);
        this.torn = [];
        return;
      }
      case 'undo':
        this.torn.push(this.told);
        if (line.place === null) this.told = this.amended.get(line.of)?.was ?? [];
        else {
          expect(this.told.at(-1)?.of).toBe(line.of);
          expect(settle(this.items).length).toBe(line.place);
          this.told = this.told.slice(0, -1);
        }
        return;
      case 'redo': {
        const redone = this.torn.pop() ?? [];
        if (line.place === null) {
          expect(redone).toEqual(this.amended.get(line.of)?.is);
          expect(this.told).toEqual(this.amended.get(line.of)?.was);
        } else {
          expect(redone.at(-1)?.of).toBe(line.of);
          expect(redone.slice(0, -1)).toEqual(this.told);
        }
        this.told = redone;
        return;
      }
      case 'go-back': {
        const stays = this.told.length - line.of.length;
        expect(this.told.slice(stays).map(({ of }) => of)).toEqual(line.of);
        for (let length = this.told.length; length > stays; length--)
          this.torn.push(this.told.slice(0, length));
        this.told = this.told.slice(0, stays);
        expect(settle(this.items).length).toBe(line.to);
        return;
      }
      case 'amendment': {
        const was = this.told;
        this.told = this.amend(line);
        this.amended.set(line.number, { was, is: this.told });
        this.torn = [];
      }
    }
  }

  private throwBehind(): number | undefined {
    return this.told.findLast(({ item }) => item.type !== 'choose')?.of;
  }

  private amend({ number, changes }: Extract<TrailLine, { did: 'amendment' }>): readonly Told[] {
    const first = Math.min(...changes.map(({ place }) => place));
    // Behind the first change a choice is part of its throw.
    const groups: (readonly Told[])[] = [];
    for (const each of this.told) {
      if (each.item.type === 'choose') groups.push([...(groups.pop() ?? []), each]);
      else groups.push([each]);
    }
    const amended: Told[] = [...groups.slice(0, first - 1).flat()];
    for (let place = first; place <= groups.length + 1; place++) {
      const group = groups[place - 1];
      const [stood] = group ? settle(group.map(({ item }) => item)) : [];
      let stays = stood !== undefined;
      for (const { from, to } of changes.filter((change) => change.place === place)) {
        if (from !== null) {
          expect(normal(commandOf(from))).toEqual(stood && normal(stood));
          stays = false;
        }
        if (from === null && to !== null) amended.push({ of: number, item: commandOf(to) });
      }
      const into = changes.find((change) => change.place === place && change.from !== null)?.to;
      if (into) amended.push({ of: number, item: commandOf(into) });
      if (stays && stood && group?.[0]) amended.push({ of: group[0].of, item: stood });
    }
    return amended;
  }
}
