/**
 * The game as it was entered: every stored event in order with what it did, also what was taken back or amended
 * since. A projection of the events, not of the log as it stands; folding the trail's events leads to that log.
 */
import { type Game, playerAt } from '../engine/game.ts';
import { type Entry, throwOf } from './entry.ts';
import type { Amendment, GameEvent, StepFact } from './events.ts';
import { evolve, type Log, startLog } from './log.ts';
import { planned, settledFrom } from './rejudge.ts';

/** One step of an amendment: null in `from` is a step put in, null in `to` one taken out or cut off. */
export interface Amended {
  /** The place before the amendment. */
  readonly place: number;
  readonly from: StepFact | null;
  readonly to: StepFact | null;
}

/** What an event did. `of` names other lines of the trail by their numbers, `place` steps by their places then. */
export type Deed =
  | { readonly did: 'start' }
  /** `player` is who was up. */
  | { readonly did: 'step'; readonly place: number; readonly player: string }
  /** Settled the throw of that line otherwise. */
  | { readonly did: 'choice'; readonly place: number; readonly player: string; readonly of: number }
  /** Took back, or took again, what that line did; `place` is the step's, null for an amendment as a whole. */
  | { readonly did: 'undo' | 'redo'; readonly place: number | null; readonly of: number }
  /** Took back what those lines put into the game behind the step in place `to`, oldest first. */
  | { readonly did: 'go-back'; readonly to: number; readonly of: readonly number[] }
  | { readonly did: 'amendment'; readonly changes: readonly Amended[] };

export type TrailLine = Deed & {
  /** Which of the stored events it is, from 0. */
  readonly number: number;
  readonly event: GameEvent;
  /** The last step of the game as it stood then. */
  readonly entry: Entry;
};

/** The trail of these stored events. Throws where they are no log, as folding them does. */
export function trailOf(events: readonly GameEvent[]): readonly TrailLine[] {
  const trail = new Trail();
  for (const event of events) trail.add(event);
  return trail.lines;
}

/** Follows the fold event by event and keeps which line each entry came from. */
class Trail {
  readonly lines: TrailLine[] = [];
  private log: Log | null = null;
  /** The line that put the step into the game. */
  private readonly told = new Map<Entry, number>();
  /** The amendment of which this is the last step. */
  private readonly amended = new Map<Entry, number>();

  add(event: GameEvent): void {
    const before = this.log;
    const number = this.lines.length;
    const log = before === null ? startLog(event) : evolve(before, event);
    const deed = before === null ? this.tell(log.last, { did: 'start' }) : this.deedOf(event, before, log);
    this.log = log;
    this.lines.push({ ...deed, number, event, entry: log.last });
  }

  private deedOf(event: GameEvent, before: Log, { last }: Log): Deed {
    switch (event.type) {
      case 'undone':
        return { did: 'undo', ...this.taken(before.last, last) };
      case 'redone':
        return { did: 'redo', ...this.taken(last, before.last) };
      case 'went-back':
        return { did: 'go-back', to: event.to, of: this.linesBetween(last, before.last) };
      case 'amended':
        return { did: 'amendment', changes: this.amend(before.last, last, event) };
      case 'chosen': {
        const thrown = throwOf(before.last);
        if (!thrown?.before) throw new Error('A choice without a throw');
        const player = nameUp(thrown.before.game);
        return this.tell(last, { did: 'choice', place: last.place, player, of: this.toldBy(thrown) });
      }
      default:
        return this.tell(last, { did: 'step', place: last.place, player: nameUp(before.last.game) });
    }
  }

  private tell(entry: Entry, deed: Deed): Deed {
    this.told.set(entry, this.lines.length);
    return deed;
  }

  private toldBy(entry: Entry): number {
    const number = this.told.get(entry);
    if (number === undefined) throw new Error(`A step that no line tells: ${entry.event.type}`);
    return number;
  }

  /**
   * What stands between an entry and the one that undoing it or redoing it passes. The last step of an amended game
   * is redone alone where going back left it behind the step before it.
   */
  private taken(entry: Entry, other: Entry): { readonly place: number | null; readonly of: number } {
    const amendment = entry.back === other ? this.amended.get(entry) : undefined;
    return amendment === undefined
      ? { place: entry.place, of: this.toldBy(entry) }
      : { place: null, of: amendment };
  }

  /** The lines of the steps behind `first` up to `last`. */
  private linesBetween(first: Entry, last: Entry): readonly number[] {
    const numbers: number[] = [];
    for (let entry: Entry | null = last; entry !== null && entry !== first; entry = entry.before)
      numbers.push(this.toldBy(entry));
    return numbers.reverse();
  }

  /** Notes where the steps of the amended game come from: those that stayed were told by the line they had. */
  private amend(was: Entry, is: Entry, amendment: Amendment<StepFact>): readonly Amended[] {
    const number = this.lines.length;
    const { base, steps } = planned(was, amendment);
    const lines = new Map<number, number>();
    for (let entry: Entry | null = was; entry !== null && entry !== base; entry = entry.before)
      lines.set(entry.place, this.toldBy(entry));
    let entry: Entry | null = is;
    for (const { place, named } of [...steps].reverse()) {
      const line: number | undefined = named ? number : lines.get(place);
      if (entry === null || line === undefined) throw new Error('An amended game without its steps');
      this.told.set(entry, line);
      entry = entry.before;
    }
    if (steps.length === 0) this.told.set(is, this.toldBy(base));
    this.amended.set(is, number);
    return changesOf(was, amendment);
  }
}

/** What an amendment did to each step that it names or cuts off, in the order of their places. */
function changesOf(was: Entry, { changes, cut }: Amendment<StepFact>): readonly Amended[] {
  const { events } = settledFrom(was, 1);
  const amended = changes.map((change): Amended => {
    const { kind, place } = change;
    const from = kind === 'insert' ? null : (events[place - 1] ?? null);
    return { place, from, to: kind === 'remove' ? null : change.step };
  });
  const dropped = cut === null ? [] : events.slice(cut - 1);
  return [
    ...amended.sort((a, b) => a.place - b.place),
    ...dropped.map((from, index) => ({ place: (cut ?? 0) + index, from, to: null })),
  ];
}

/** Whose turn it is; a step after the end has been refused before. */
function nameUp(game: Game): string {
  if (game.phase === 'over') throw new Error('Nobody is up when the game is over');
  return playerAt(game, game.up).name;
}
