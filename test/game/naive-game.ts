/**
 * A game kept the slow way: a list of what happened, judged again from its first step whenever somebody asks. It
 * knows commands of one step only, and nothing of amending, going back or of what an entry keeps.
 */
import type { Game } from '../../src/engine/game.ts';
import type { Ruling } from '../../src/engine/ruling.ts';
import type { Command, LogRefusal, StepCommand } from '../../src/game/commands.ts';
import type { Amendment, GameEvent, StepFact } from '../../src/game/events.ts';
import { type Log, perform, startLog } from '../../src/game/log.ts';

/** What stands in a list, as it was asked for: a step, or a choice behind a throw. */
export type Item = StepCommand | Extract<Command, { type: 'choose' }>;

export interface Judged {
  readonly game: Game;
  readonly ruling: Ruling | null;
}

/** The command that asks for this. */
export function commandOf(fact: StepFact): StepCommand {
  switch (fact.type) {
    case 'taken-up':
      return { type: 'take-up', standings: fact.standings };
    case 'thrown':
      return { type: 'throw', throw: fact.throw };
    case 'wellenda-called':
      return { type: 'wellenda' };
    case 'wimpout-declared':
      return { type: 'wimpout' };
    case 'void-declared':
      return { type: 'void' };
    case 'banked':
      return { type: 'bank' };
    case 'total-entered':
      return { type: 'total', points: fact.points };
    case 'rules-changed': {
      const { change, agreed, at } = fact;
      return {
        type: 'change-rules',
        change,
        ...(agreed === undefined ? {} : { agreed }),
        ...(at === undefined ? {} : { at }),
      };
    }
    case 'house-rule-agreed':
      return { type: 'agree-house-rule', text: fact.text, agreed: fact.agreed, at: fact.at };
    case 'adjusted':
      return { type: 'adjust', player: fact.player, points: fact.points, reason: fact.reason };
    case 'left':
      return { type: 'leave', player: fact.player };
    case 'joined':
      return { type: 'join', player: fact.player };
    case 'turn-given':
      return { type: 'give-turn', player: fact.player };
    case 'seats-changed':
      return { type: 'change-seats', players: fact.players };
  }
}

/** The amendment as it was asked for. */
const askedFor = ({ changes, cut }: Amendment<StepFact>): Amendment<StepCommand> => ({
  changes: changes.map((change) =>
    change.kind === 'remove' ? change : { ...change, step: commandOf(change.step) },
  ),
  cut,
});

/** An agreement that is judged again stands by the word of those who were in when it was entered: the others nod. */
function asAgreedThen({ last: { game } }: Log, item: Item): Item {
  if (!('agreed' in item) || item.agreed === undefined || item.agreed.length === 0) return item;
  const { agreed } = item;
  const others = game.players.flatMap(({ name }) => (agreed.includes(name) ? [] : [name]));
  return { ...item, agreed: [...agreed, ...others] };
}

/** Plays the whole list; else the place in the list of the first thing refused, with the code. */
export function judgeAll(
  start: GameEvent,
  items: readonly Item[],
): Judged | { readonly refused: number; readonly code: LogRefusal } {
  let log: Log = startLog(start);
  for (const [index, item] of items.entries()) {
    const performed = perform(log, asAgreedThen(log, item));
    if (!performed.ok) return { refused: index, code: performed.error };
    log = performed.value.log;
  }
  return { game: log.last.game, ruling: log.last.ruling };
}

/** The steps of a list, each throw with the choice that settled it last. */
export function settle(items: readonly Item[]): readonly StepCommand[] {
  const steps: StepCommand[] = [];
  for (const item of items) {
    if (item.type !== 'choose') {
      steps.push(item);
      continue;
    }
    const thrown = steps.pop();
    if (thrown?.type !== 'throw') throw new Error('A choice without a throw');
    steps.push({ ...thrown, throw: `${thrown.throw.replace(/=.*/, '')}=${item.choice}` });
  }
  return steps;
}

/** A step of a corrected list, with the place it had before and whether the correction names it. */
export interface Cell {
  readonly place: number;
  readonly step: StepCommand | null;
  readonly named: boolean;
  readonly inserted: boolean;
}

/** The list with the changes made one after the other, nothing judged. */
export function correct(
  steps: readonly StepCommand[],
  { changes, cut }: Amendment<StepCommand>,
): readonly (Cell & { readonly step: StepCommand })[] {
  const end = cut ?? steps.length + 1;
  const cells: Cell[] = [...steps.slice(0, end - 1), null].map((step, index) => ({
    place: index + 1,
    step,
    named: false,
    inserted: false,
  }));
  for (const change of changes) {
    const at = cells.findIndex(({ place, inserted }) => place === change.place && !inserted);
    const step = change.kind === 'remove' ? null : change.step;
    const inserted = change.kind === 'insert';
    cells.splice(at, inserted ? 0 : 1, { place: change.place, step, named: true, inserted });
  }
  return cells.flatMap((cell) => (cell.step === null ? [] : [{ ...cell, step: cell.step }]));
}

/** A list as it stood once: how it came about, and what taking the last thing back leads to. */
interface Page {
  readonly items: readonly Item[];
  /** The list without its last item. */
  readonly shorter: Page | null;
  readonly back: Page | null;
}

/** The list under the events of a log, all of which have been accepted. */
export class NaiveGame {
  private page: Page = { items: [], shorter: null, back: null };
  private torn: Page[] = [];

  constructor(private readonly start: GameEvent) {}

  get items(): readonly Item[] {
    return this.page.items;
  }

  /** What can be redone, the next one first, each as the list it leads to. */
  get redoes(): readonly (readonly Item[])[] {
    return this.torn.map(({ items }) => items).reverse();
  }

  judge(): Judged {
    const judged = judgeAll(this.start, this.items);
    if ('refused' in judged) throw new Error(`${judged.refused}: ${judged.code}`);
    return judged;
  }

  take(event: GameEvent): void {
    switch (event.type) {
      case 'started':
        throw new Error('A game starts once');
      case 'undone':
        this.torn.push(this.page);
        this.page = this.page.back as Page;
        return;
      case 'redone':
        this.page = this.torn.pop() as Page;
        return;
      case 'went-back':
        while (settle(this.items).length > event.to) {
          this.torn.push(this.page);
          this.page = this.page.shorter as Page;
        }
        return;
      case 'amended':
        this.amend(askedFor(event));
        return;
      default: {
        const item: Item =
          event.type === 'chosen' ? { type: 'choose', choice: event.choice } : commandOf(event);
        this.page = { items: [...this.items, item], shorter: this.page, back: this.page };
        this.torn = [];
      }
    }
  }

  /** What stands before the first change stays as it was entered, choices on their own. */
  private amend(amendment: Amendment<StepCommand>): void {
    const first = Math.min(...amendment.changes.map(({ place }) => place));
    let page = this.page;
    while (settle(page.items).length >= first) page = page.shorter as Page;
    for (const { step } of correct(settle(this.items), amendment).slice(first - 1)) {
      page = { items: [...page.items, step], shorter: page, back: page };
    }
    this.page = { ...page, back: this.page };
    this.torn = [];
  }
}

/** The same item whatever the order of its faces, and with what stands for itself ticked. */
export function normal(item: Item): Item {
  if (item.type === 'take-up') {
    const standings = item.standings.map(({ banked, onBoard }) => ({
      banked,
      onBoard: onBoard || banked > 0,
    }));
    return { ...item, standings };
  }
  if (item.type !== 'throw') return item;
  const [, common = '', sun = '', choice = ''] = /^([^/=]*)(\/[^=]*)?(=.*)?$/.exec(item.throw) ?? [];
  return { ...item, throw: ([...common].sort().join('') + sun + choice).toUpperCase() };
}
