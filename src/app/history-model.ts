/**
 * What the screens of a game's history show and ask for: where each step stands, what going back would take back,
 * and an amendment while it is made. Pure: an amendment is a command only when its preview holds.
 */
import { type OpenGame, playerAt } from '../engine/game.ts';
import type { Ruling } from '../engine/ruling.ts';
import { type Choice, readThrow, toThrow } from '../engine/throw.ts';
import { previewAmendment } from '../game/amend.ts';
import { trailOf } from '../game/audit-trail.ts';
import type { StepCommand } from '../game/commands.ts';
import { type Draft, fitsCubes, isComplete, makeDraftThrow, NO_DRAFT, type Tap } from '../game/draft.ts';
import { type Change, type GameEvent, isTurnStep, type StepFact } from '../game/events.ts';
import { historyOf, stepsOf } from '../game/history.ts';
import { type Log, perform } from '../game/log.ts';
import { offers } from '../game/offers.ts';
import type { AmendKind } from '../ui/words/amend.ts';
import { placedWords, stepWords, whereWords } from '../ui/words/history.ts';

/** A step as the history tells it. */
export interface PlacedStep {
  readonly place: number;
  /** "Turn 3, Ann"; the name of who was up for what the table did between turns. */
  readonly where: string;
  /** "Bank". */
  readonly said: string;
  /** "Turn 3, Ann: Bank". */
  readonly words: string;
}

/** Every step in order, with where it stands: the first has place 1. */
export function placedSteps(log: Log): readonly PlacedStep[] {
  const turns = new Map<number, number>();
  for (const item of historyOf(log)) {
    if (item.kind !== 'turn') continue;
    for (const { place } of item.plays) turns.set(place, item.number);
    turns.set(item.lastPlace, item.number);
  }
  return stepsOf(log).map(({ place, event, before }) => {
    const { name } = playerAt(before, before.up);
    const where = whereWords(turns.get(place) ?? null, name);
    const said = stepWords(event);
    return { place, where, said, words: placedWords(isTurnStep(event) ? where : '', said) };
  });
}

/** Whether the game stands by an amendment: one that was made and not taken back. */
export function isAmended(events: readonly GameEvent[]): boolean {
  if (!events.some(({ type }) => type === 'amended')) return false;
  const standing = new Set<number>();
  for (const line of trailOf(events)) {
    if (line.did === 'amendment') standing.add(line.number);
    else if (line.did === 'undo' && line.place === null) standing.delete(line.of);
    else if (line.did === 'redo' && line.place === null) standing.add(line.of);
  }
  return standing.size > 0;
}

/** The step that is being entered anew, or put in before this place. */
export interface Target {
  readonly kind: 'replace' | 'insert';
  readonly place: number;
}

/** The game before the target, the changes in front of it made; null where they do not hold. */
export function logBefore(log: Log, changes: readonly Change<StepCommand>[], place: number): Log | null {
  if (changes.length > 0) {
    const seen = previewAmendment(log, { changes, cut: place > log.last.place ? null : place });
    return seen.ok ? seen.value.log : null;
  }
  let { last } = log;
  while (last.place >= place && last.before !== null) last = last.before;
  return { last, undone: null };
}

/** A step while it is entered: what it is, and what each kind of it takes. */
export interface Edit {
  readonly kind: AmendKind;
  readonly draft: Draft;
  readonly choice: Choice | null;
  readonly total: number;
  readonly player: string;
  readonly points: number;
  readonly reason: string;
}

/** What a step can be in the game before it; `fact` is what was entered, null for a step that is put in. */
export function kindsAt(before: Log, fact: StepFact | null): readonly AmendKind[] {
  if (fact !== null && !isTurnStep(fact)) return [fact.type === 'adjusted' ? 'adjust' : 'keep', 'remove'];
  const offer = offers(before);
  const kinds: readonly (readonly [AmendKind, boolean])[] = [
    ['throw', offer.throw !== null],
    ['bank', offer.bank],
    ['wimpout', offer.wimpout],
    ['void', offer.void],
    ['wellenda', offer.wellenda],
    ['total', offer.total],
    ['remove', fact !== null],
  ];
  return kinds.flatMap(([kind, may]) => (may ? [kind] : []));
}

/** The edit that a step begins with: as it was entered, as far as that can be in the game before it. */
export function editOf(before: Log, fact: StepFact | null): Edit {
  const { game } = before.last;
  const kinds = kindsAt(before, fact);
  const wanted = fact === null ? kinds[0] : KIND_OF[fact.type];
  const empty: Edit = {
    kind: (wanted !== undefined && kinds.includes(wanted) ? wanted : kinds[0]) ?? 'remove',
    draft: NO_DRAFT,
    choice: null,
    total: 0,
    player: game.players[0]?.name ?? '',
    points: 0,
    reason: '',
  };
  if (fact?.type === 'thrown') return { ...empty, ...toldThrow(fact.throw, before) };
  if (fact?.type === 'total-entered') return { ...empty, total: fact.points };
  if (fact?.type === 'adjusted') {
    const { player, points, reason } = fact;
    return { ...empty, player, points, reason };
  }
  return empty;
}

const KIND_OF: Readonly<Record<StepFact['type'], AmendKind>> = {
  'taken-up': 'keep',
  thrown: 'throw',
  'wellenda-called': 'wellenda',
  'wimpout-declared': 'wimpout',
  'void-declared': 'void',
  banked: 'bank',
  'total-entered': 'total',
  'rules-changed': 'keep',
  'house-rule-agreed': 'keep',
  adjusted: 'adjust',
  left: 'keep',
  joined: 'keep',
  'turn-given': 'keep',
  'seats-changed': 'keep',
};

/** The cubes of a token as taps, where they are the cubes to throw; else none of them. */
function toldThrow(token: string, before: Log): Pick<Edit, 'draft' | 'choice'> {
  const nothing = { draft: NO_DRAFT, choice: null };
  const { game } = before.last;
  const read = readThrow(token);
  const thrown = read && toThrow(read);
  if (!read || !thrown || game.phase === 'over') return nothing;
  const common = thrown.common.map((face): Tap => ({ cube: 'common', face }));
  const draft: Draft = thrown.sun === null ? common : [...common, { cube: 'sun', face: thrown.sun }];
  const fits = fitsCubes(draft, game.turn.cubes) && isComplete(draft, game.turn.cubes);
  return fits ? { draft, choice: read.choice ?? null } : nothing;
}

/** The command that an edit makes; `remove` takes the step out, null is nothing yet, or nothing to change. */
export function commandOf(edit: Edit, before: Log): StepCommand | 'remove' | null {
  switch (edit.kind) {
    case 'throw':
      return throwOf(edit, before);
    case 'total':
      return { type: 'total', points: edit.total };
    case 'adjust': {
      const { player, points, reason } = edit;
      return reason.trim() === '' ? null : { type: 'adjust', player, points, reason };
    }
    case 'bank':
    case 'wimpout':
    case 'void':
    case 'wellenda':
      return { type: edit.kind };
    case 'remove':
      return 'remove';
    case 'keep':
      return null;
  }
}

function throwOf({ draft, choice }: Edit, before: Log): StepCommand | null {
  const open = openOf(before);
  if (open === null || draft.length === 0 || !isComplete(draft, open.turn.cubes)) return null;
  const token = makeDraftThrow(draft);
  const settled = choice !== null && (rulingOf(token, before)?.choices ?? []).includes(choice);
  return { type: 'throw', throw: settled ? `${token}=${choice}` : token };
}

const openOf = ({ last: { game } }: Log): OpenGame | null => (game.phase === 'over' ? null : game);

/** What a throw would be ruled in the game before it; null where it is none. */
function rulingOf(token: string, before: Log): Ruling | null {
  const performed = perform(before, { type: 'throw', throw: token });
  return performed.ok ? performed.value.log.last.ruling : null;
}

/** The ruling of the throw that is entered, for its words and its choices; null while cubes are missing. */
export function editRuling(edit: Edit, before: Log): Ruling | null {
  const command = edit.kind === 'throw' ? throwOf(edit, before) : null;
  return command?.type === 'throw' ? rulingOf(command.throw, before) : null;
}

/** Whether an edit says the same as what was entered. */
export function isUnchanged(edit: Edit, before: Log, fact: StepFact | null): boolean {
  if (fact === null) return false;
  if (edit.kind === 'keep') return true;
  const was = editOf(before, fact);
  return was.kind === KIND_OF[fact.type] && sayOf(edit, before) === sayOf(was, before);
}

/** Two throws are the same by their faces and by how they count, whether the choice was named or not. */
function sayOf(edit: Edit, before: Log): string | null {
  const command = commandOf(edit, before);
  if (command === null) return null;
  if (command === 'remove' || command.type !== 'throw') return JSON.stringify(command);
  const [faces] = command.throw.split('=');
  return JSON.stringify([faces, rulingOf(command.throw, before)?.choice ?? null]);
}

/** An amendment with one more change. */
export const withChange = (
  changes: readonly Change<StepCommand>[],
  { kind, place }: Target,
  command: StepCommand | 'remove',
): readonly Change<StepCommand>[] => [
  ...changes,
  command === 'remove' ? { kind: 'remove', place } : { kind, place, step: command },
];
