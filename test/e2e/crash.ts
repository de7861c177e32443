/**
 * A browser that dies: a Chromium with a profile on disk plays a game by real touches, its processes are killed at some
 * moment of the entry, and a new one opens the same profile. What the players had seen must still be there.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { presetRules } from '../../src/engine/settings.ts';
import type { Command } from '../../src/game/commands.ts';
import { type Draft, makeDraft, makeDraftThrow, restBlank } from '../../src/game/draft.ts';
import { eventOf, type GameEvent } from '../../src/game/events.ts';
import { foldLog, perform, startLog } from '../../src/game/log.ts';
import { summarize } from '../../src/game/summary.ts';
import { type Hit, PLAYERS, playedGame, type Told } from '../game/played-game.ts';
import type { Chance } from '../game/random-game.ts';
import { launchOptions } from './browser.ts';
import type { Site } from './site.ts';
import { startGame } from './table.ts';
import { findSpots, type Spots, spotName, touch } from './taps.ts';

const GOAL = 5000;
const THROWS = 150;
/** ms within which the table takes a second touch of the same button for a finger that bounced, and some more. */
const BOUNCE = 350;

/** What the page has shown, as the observer in it tells. */
interface Shown {
  readonly game: string;
  readonly events: number;
  /** The cubes told of the throw after them, once they are painted; null while a step is on its way. */
  readonly draft: string | null;
  /** Writing transactions that did not ask to be durable. */
  readonly lax: number;
  readonly writes: number;
}

/** What a device has of a game after it was opened again. */
interface Found {
  readonly events: readonly GameEvent[];
  readonly record: { readonly events: number; readonly summary: unknown } | null;
  readonly draft: string;
}

/** A game to play by touches: every touch in its order, and what the log must say after each step. */
interface Script {
  readonly events: readonly GameEvent[];
  /** `touches[n]` follows event `n`. */
  readonly touches: readonly (readonly Hit[])[];
}

/** When a browser is killed. */
export const MOMENTS = ['any', 'touch', 'last touch of a throw', 'in the storing', 'between throws'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Counts {
  kills: number;
  /** Steps that were shown as final, over all kills, and how many of them were gone. */
  shownSteps: number;
  lostSteps: number;
  /** Kills that found cubes of a half-entered throw on the screen, and how many lost some of them. */
  halfThrows: number;
  lostCubes: number;
  /** Steps or cubes that nobody had tapped. */
  strange: number;
  corrupt: number;
  writes: number;
  lax: number;
  touches: number;
  readonly moments: Record<Moment, number>;
  readonly faults: string[];
}

function commandOf({ what, hits }: Told, cubes: Parameters<typeof restBlank>[1]): Command {
  const [first] = hits;
  if (what === 'bank') return { type: 'bank' };
  if (first === 'wimpout' || first === 'void') return { type: first };
  const faces = hits.filter((hit) => typeof hit !== 'string');
  const draft = hits.at(-1) === 'rest-blank' ? restBlank(faces, cubes) : faces;
  return { type: 'throw', throw: makeDraftThrow(draft) };
}

function scriptOf(seed: number): Script {
  const { told } = playedGame(seed, GOAL, THROWS);
  const first = eventOf({
    type: 'started',
    rules: { ...presetRules('rulebook'), goal: GOAL },
    players: [...PLAYERS],
  });
  const events = [first];
  let log = startLog(first);
  for (const each of told) {
    const { game } = log.last;
    if (game.phase === 'over') throw new Error('The game ended before its script');
    const performed = perform(log, commandOf(each, game.turn.cubes));
    if (!performed.ok) throw new Error(`${JSON.stringify(each)} was refused: ${performed.error}`);
    events.push(performed.value.event);
    log = performed.value.log;
  }
  return { events, touches: told.map(({ hits }) => hits) };
}

/** Runs in the page before its own scripts: tells every step when it is shown, and cubes when they are painted. */
function observe(): void {
  const { transaction } = IDBDatabase.prototype;
  let [writes, lax] = [0, 0];
  IDBDatabase.prototype.transaction = function (...args) {
    const [, mode, options] = args;
    if (mode === 'readwrite') {
      writes++;
      if (options?.durability !== 'strict') lax++;
    }
    return transaction.apply(this, args);
  };
  interface Watched extends EventTarget {
    readonly id: string;
    readonly log: unknown;
    readonly events: readonly unknown[];
    readonly waiting: readonly unknown[];
    readonly draft: readonly { cube: string; face: string }[];
  }
  const { crashShown } = window as unknown as { crashShown: (shown: Shown) => void };
  let watched: Watched | null = null;
  const note = (): void => {
    if (watched === null) return;
    const { id, events, waiting, draft } = watched;
    const shown = { game: id, events: events.length, writes, lax };
    crashShown({ ...shown, draft: null });
    if (waiting.length > 0) return;
    const text = draft.map(({ cube, face }) => `${cube.charAt(0)}${face}`).join('');
    requestAnimationFrame(() => setTimeout(() => crashShown({ ...shown, draft: text })));
  };
  setInterval(() => {
    const app = document.querySelector('felt-app') as unknown as { session: Watched | null } | null;
    const session = app?.session ?? null;
    if (session === watched) return;
    watched?.removeEventListener('change', note);
    watched = session;
    watched?.addEventListener('change', note);
    note();
  }, 20);
}

/** What is stored of a game, and the cubes that its table shows. */
async function readBack(game: string): Promise<Found> {
  const app = document.querySelector('felt-app') as unknown as {
    session: {
      settled(): Promise<void>;
      entering: readonly { cube: string; face: string }[];
    };
  };
  await app.session.settled();
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('cosmic-felt');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result);
  });
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve(request.result);
    });
  const stores = database.transaction(['games', 'events']);
  const [record, events] = await Promise.all([
    answer(stores.objectStore('games').get(game)),
    answer(stores.objectStore('events').getAll(IDBKeyRange.bound([game, 0], [game, Infinity]))),
  ]);
  database.close();
  const draft = app.session.entering.map(({ cube, face }) => `${cube.charAt(0)}${face}`).join('');
  return { record: record ?? null, events, draft };
}

/** The processes under one, itself first. */
async function processTree(root: number): Promise<readonly number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const parent = /\) \S (\d+)/.exec(stat)?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const tree = [root];
  for (const each of tree) for (const [child, parent] of parents) if (parent === each) tree.push(child);
  return tree;
}

/** A running browser on the profile. */
interface Opened {
  readonly process: ChildProcess;
  readonly tree: readonly number[];
  readonly browser: Browser;
  readonly page: Page;
  readonly fingers: CDPSession;
}

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class CrashBench {
  readonly counts: Counts = {
    kills: 0,
    shownSteps: 0,
    lostSteps: 0,
    halfThrows: 0,
    lostCubes: 0,
    strange: 0,
    corrupt: 0,
    writes: 0,
    lax: 0,
    touches: 0,
    moments: Object.fromEntries(MOMENTS.map((moment) => [moment, 0])) as Record<Moment, number>,
    faults: [],
  };
  private profile = '';
  private script: Script = { events: [], touches: [] };
  private scripts = 0;
  private game: string | null = null;
  private spots: Spots | null = null;
  /** The last that was shown, of steps and of cubes. */
  private shown = 0;
  private shownDraft: { readonly events: number; readonly draft: string } = { events: 0, draft: '' };
  /** How far the touches have come: behind so many events, so many touches of the next step. */
  private reached = { events: 0, hits: 0 };
  /** What was touched last. */
  private pressed: Hit | null = null;

  constructor(
    private readonly site: Site,
    private readonly chance: Chance,
  ) {}

  /** Plays and kills so often; throws where it cannot go on. */
  async run(kills: number): Promise<Counts> {
    let opened = await this.openFresh();
    try {
      for (; this.counts.kills < kills; this.counts.kills++) {
        if (this.game !== null && this.reached.events > this.script.touches.length) {
          await this.kill(opened);
          await this.forget();
          opened = await this.openFresh();
        }
        await this.play(opened);
        await this.kill(opened);
        opened = await this.open();
        await this.check(opened.page);
      }
    } finally {
      await this.kill(opened);
      await this.forget();
    }
    return this.counts;
  }

  /** A device that has never seen the app. */
  private async openFresh(): Promise<Opened> {
    this.profile = await mkdtemp(join(tmpdir(), 'cosmic-felt-crash-'));
    this.game = null;
    return this.open();
  }

  private forget(): Promise<void> {
    return rm(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** Opens the browser where it was, as one that restores its windows after a crash. */
  private async open(): Promise<Opened> {
    const { executablePath, args } = launchOptions();
    const child = spawn(
      executablePath,
      [
        ...args,
        '--headless',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.profile}`,
        '--no-first-run',
        '--hide-crash-restore-bubble',
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const address = await new Promise<string>((resolve, reject) => {
      let told = '';
      child.once('exit', () => reject(new Error(`The browser did not start: ${told}`)));
      child.stderr?.on('data', (part: Buffer) => {
        told += part.toString();
        const found = /ws:\/\/\S+/.exec(told)?.[0];
        if (found) resolve(found);
      });
    });
    const browser = await chromium.connectOverCDP(address);
    const context = browser.contexts()[0];
    const page = context?.pages()[0];
    if (!context || !page) throw new Error('The browser has no window');
    await page.exposeFunction('crashShown', (shown: Shown) => this.note(shown));
    await page.addInitScript(observe);
    const fingers = await context.newCDPSession(page);
    await fingers.send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height: 844,
      deviceScaleFactor: 1,
      mobile: true,
    });
    await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.goto(this.game === null ? this.site.address : `${this.site.address}#/game/${this.game}`);
    if (this.game !== null) await page.locator('table-screen cube-tray').waitFor({ timeout: 15_000 });
    return { process: child, tree: await processTree(child.pid ?? 0), browser, page, fingers };
  }

  private async kill({ process: child, tree, browser }: Opened): Promise<void> {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode !== null || child.signalCode !== null) return;
    for (const each of tree) {
      try {
        process.kill(each, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    await gone;
    await browser.close().catch(() => {
      // It is gone.
    });
  }

  private note({ game, events, draft, lax, writes }: Shown): void {
    if (game !== this.game) return;
    this.shown = Math.max(this.shown, events);
    if (draft !== null) this.shownDraft = { events, draft };
    this.counts.lax = Math.max(this.counts.lax, lax);
    this.counts.writes = Math.max(this.counts.writes, writes);
  }

  /** Touches key after key until the moment comes. */
  private async play({ page, fingers }: Opened): Promise<void> {
    if (this.game === null) await this.startAnew(page);
    this.spots ??= await findSpots(page);
    const moment = this.chance.pick(MOMENTS);
    this.counts.moments[moment]++;
    let over = false;
    if (moment === 'any') setTimeout(() => (over = true), 50 + this.chance.below(400));
    const most = 2 + this.chance.below(12);
    for (let touches = 0; !over; touches++) {
      const hits = this.script.touches[this.reached.events - 1];
      const hit = hits?.[this.reached.hits];
      if (!hits || !hit) return;
      const last = this.reached.hits === hits.length - 1;
      const spot = this.spots[spotName(hit)];
      if (!spot) throw new Error(`There is no key for ${spotName(hit)}`);
      if (typeof hit === 'string' && hit === this.pressed) await rest(BOUNCE);
      if (over) return;
      this.pressed = hit;
      this.reached = last
        ? { events: this.reached.events + 1, hits: 0 }
        : { ...this.reached, hits: this.reached.hits + 1 };
      this.counts.touches++;
      const touching = touch(fingers, spot).catch(() => {
        // The browser was killed before it answered.
      });
      const enough = touches >= most && moment !== 'any';
      if (enough && (moment === 'touch' || (last && moment === 'last touch of a throw'))) {
        await rest(this.chance.below(4));
        return;
      }
      await touching;
      if (enough && last && moment === 'in the storing') return rest(this.chance.below(12));
      await this.breath(last);
      if (enough && last && moment === 'between throws') return rest(this.chance.below(200));
    }
  }

  /** Now and then the fingers wait for the screen, else they are as fast as the pad takes them. */
  private async breath(last: boolean): Promise<void> {
    if (!last) return rest(this.chance.below(30));
    // A step of which nothing is shown yet may move the pad's next cubes: the players look first.
    for (let waited = 0; this.shown < this.reached.events && waited < 2000; waited += 5) await rest(5);
    await rest(this.chance.below(40));
  }

  private async startAnew(page: Page): Promise<void> {
    this.script = scriptOf(++this.scripts + this.chance.below(1_000_000));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await startGame(page, PLAYERS, GOAL);
    this.game = /#\/game\/([\w-]+)/.exec(page.url())?.[1] ?? null;
    this.shown = 1;
    this.shownDraft = { events: 1, draft: '' };
    this.reached = { events: 1, hits: 0 };
    await rest(300);
  }

  private fault(what: string): void {
    this.counts.faults.push(`kill ${this.counts.kills + 1}: ${what}`);
  }

  /** Compares what is there with what was shown and with what was tapped, and goes on from there. */
  private async check(page: Page): Promise<void> {
    const { counts, script, shown, shownDraft, reached } = this;
    const found = await page.evaluate(readBack, this.game ?? '');
    const { events, record, draft } = found;
    counts.shownSteps += shown;
    if (events.length < shown) {
      counts.lostSteps += shown - events.length;
      this.fault(`${shown} steps were shown, ${events.length} are stored`);
    }
    const tapped = script.events.slice(0, Math.min(events.length, reached.events));
    const strange = !isDeepStrictEqual(events, tapped);
    if (strange) {
      counts.strange++;
      const place = events.findIndex((event, each) => !isDeepStrictEqual(event, tapped[each]));
      const [is, was] = [events, tapped].map((all) => JSON.stringify(all.slice(place - 1, place + 2)));
      this.fault(`what is stored is not what was tapped: ${is}, but ${was}`);
    }
    try {
      const log = foldLog(events);
      const told = JSON.stringify([record?.events, record?.summary]);
      const folded = JSON.stringify([events.length, summarize(log.last.game)]);
      if (told !== folded) throw new Error(`the record says ${told}, the log ${folded}`);
    } catch (error) {
      counts.corrupt++;
      this.fault(`the game is corrupt: ${String(error)}`);
    }
    if (!strange) this.checkDraft(events.length, draft, shownDraft, reached);
    this.shown = events.length;
    this.shownDraft = { events: events.length, draft };
    this.reached = { events: events.length, hits: draft.length / 2 };
    // Nothing more can be compared in this game.
    if (strange) this.reached = { events: Number.POSITIVE_INFINITY, hits: 0 };
  }

  private checkDraft(
    events: number,
    draft: string,
    shown: { readonly events: number; readonly draft: string },
    reached: { readonly events: number; readonly hits: number },
  ): void {
    const hits = this.script.touches[events - 1] ?? [];
    const cubes: Draft = hits.filter((hit) => typeof hit !== 'string');
    const most = reached.events > events ? cubes.length : reached.hits;
    if (!makeDraft(cubes.slice(0, most)).startsWith(draft)) {
      this.counts.strange++;
      this.fault(`the cubes ${draft} were never tapped`);
    }
    if (shown.events !== events || shown.draft === '') return;
    this.counts.halfThrows++;
    if (draft.startsWith(shown.draft)) return;
    this.counts.lostCubes++;
    this.fault(`the cubes ${shown.draft} were shown behind ${events} steps, ${draft || 'none'} are there`);
  }
}
