/**
 * The organiser's desk: one tournament, and the only place with its effects. A fact is stored before it is shown. Other
 * windows, the big screen among them, follow. A `change` event tells when there is something new to show.
 */
import { StoreFailure, type StoreFailureKind, toFailure } from '../../store/failure.ts';
import { makeTournamentRecord, type TournamentRecord } from '../../store/tournament-record.ts';
import type { TournamentStore } from '../../store/tournament-store.ts';
import type { Setup } from '../../tournament/facts.ts';
import type { TournamentRefusal } from '../../tournament/tournament.ts';
import {
  foldTournament,
  nextLog,
  openLog,
  tournamentEvent,
  type TournamentEvent,
  type TournamentLog,
} from '../../tournament/tournament-log.ts';
import { newId } from '../game-record.ts';
import { eventChannel } from './event-windows.ts';
import { stillHolds, type Told } from './told-upon.ts';

/** How often a fact is told again that another window was faster with. */
const MAX_TRIES = 5;

/** Why a fact does not stand: `changed` where another window has changed what it was decided upon. */
export type DeskRefusal = TournamentRefusal | 'changed';

export class TournamentDesk extends EventTarget {
  /** Why the last fact was refused; null when it was not. */
  refusal: DeskRefusal | null = null;
  /** Why the last fact could not be stored, and so is not here; null when it is. */
  failure: StoreFailureKind | null = null;
  /** Whether another window has removed the tournament. */
  removed = false;

  private readonly channel: BroadcastChannel | null;
  private working: Promise<unknown> = Promise.resolve();
  /** How often something was read that another window has told. */
  private heard = 0;

  private constructor(
    private readonly store: TournamentStore,
    public log: TournamentLog,
    private record: TournamentRecord,
  ) {
    super();
    this.channel = eventChannel(record.id);
    this.channel?.addEventListener('message', () => void this.follow());
  }

  /** A new tournament, stored. @throws StoreFailure */
  static async create(store: TournamentStore, setup: Setup): Promise<TournamentDesk> {
    const id = newId().slice(0, 12);
    const opening = tournamentEvent({ type: 'opened', id, setup }, Date.now());
    const log = openLog(opening);
    const record = recordFor(log, opening.at, 1);
    await store.append(record, [opening]);
    return new TournamentDesk(store, log, record);
  }

  /** A stored tournament; undefined when there is none of that id. @throws StoreFailure */
  static async open(store: TournamentStore, id: string): Promise<TournamentDesk | undefined> {
    const loaded = await store.load(id);
    return loaded && new TournamentDesk(store, foldTournament(loaded.events), loaded.record);
  }

  get id(): string {
    return this.record.id;
  }

  /**
   * Tells a fact, or takes one back or again. One after the other, in the order in which they were told. Where another
   * window was faster it is told again, unless that has changed what it was decided upon: what is shown now.
   *
   * @returns whether it stands; else `refusal` or `failure` says why it does not
   */
  tell(fact: Told): Promise<boolean> {
    const { log, heard } = this;
    const told = this.working.then(() => this.take(fact, log, heard));
    this.working = told;
    return told;
  }

  /** Resolves when everything told so far is stored or refused. */
  async settled(): Promise<void> {
    await this.working;
  }

  /** Says no more why the last fact does not stand. */
  forgive(): void {
    this.refusal = null;
    this.failure = null;
    this.changed();
  }

  close(): void {
    this.channel?.close();
  }

  private async take(fact: Told, upon: TournamentLog, heard: number): Promise<boolean> {
    this.refusal = null;
    this.failure = null;
    try {
      for (let tries = 1; ; tries++) {
        if (heard !== this.heard && !stillHolds(fact, upon, this.log)) {
          this.refusal = 'changed';
          break;
        }
        const event = tournamentEvent(fact, Date.now());
        const next = nextLog(this.log, event);
        if (!next.ok) {
          this.refusal = next.error;
          break;
        }
        try {
          await this.append(next.value, [event]);
          break;
        } catch (error) {
          if (!(error instanceof StoreFailure) || error.kind !== 'conflict' || tries === MAX_TRIES)
            throw error;
          await this.load();
        }
      }
    } catch (error) {
      this.failure = toFailure(error).kind;
    }
    this.changed();
    return this.refusal === null && this.failure === null;
  }

  private async append(log: TournamentLog, events: readonly TournamentEvent[]): Promise<void> {
    const record = recordFor(log, this.record.opened, this.record.events + events.length);
    await this.store.append(record, events);
    this.log = log;
    this.record = record;
    this.channel?.postMessage(record.events);
  }

  /** Reads anew what another window has told. */
  private follow(): Promise<unknown> {
    this.working = this.working
      .then(() => this.load())
      .then(
        () => this.changed(),
        () => {
          if (this.removed) this.changed();
        },
      );
    return this.working;
  }

  private async load(): Promise<void> {
    const loaded = await this.store.load(this.id);
    this.removed = loaded === undefined;
    if (loaded === undefined) throw new StoreFailure('conflict', `Tournament ${this.id} was removed`);
    this.heard++;
    this.log = foldTournament(loaded.events);
    this.record = loaded.record;
  }

  private changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}

/** What lists show of a tournament after so many events. */
const recordFor = (log: TournamentLog, opened: number, events: number): TournamentRecord =>
  makeTournamentRecord(log, { opened, updated: Date.now(), events });
