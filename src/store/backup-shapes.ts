/** What a row of each store looks like when it comes from outside. Whatever has a field more or less is no such row. */
import * as v from 'valibot';
import type { RulesChange } from '../engine/settings.ts';
import { CHOICES } from '../engine/throw.ts';
import { parseDraft } from '../game/draft.ts';
import { type EventTable, isEventTable } from '../game/event-table.ts';
import type { Fact, GameEvent, StepFact } from '../game/events.ts';
import { arePlayerNames, isPlayerName } from '../game/names.ts';
import { isSetName, parseRulesText } from '../game/rule-set.ts';
import type { Summary } from '../game/summary.ts';
import { factOf, hasSettings, isRecord, moment, rules } from './fact-shapes.ts';
import type { FeltSchema, Row, StoreName } from './schema.ts';
import { tournamentEventShape, tournamentRecordShape } from './tournament-shapes.ts';

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const points = v.pipe(v.number(), v.safeInteger());
const playerName = v.pipe(v.string(), v.check(isPlayerName));
const setName = v.pipe(v.string(), v.check(isSetName));
/** An id stands in an address too. */
const gameId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const marker = v.pipe(v.string(), v.maxLength(64));

const change = v.custom<RulesChange>(hasSettings);
const names = v.array(v.string());

/** The fields of each step beside its type. */
const STEP_FIELDS = {
  'taken-up': { standings: v.array(v.strictObject({ banked: points, onBoard: v.boolean() })) },
  thrown: { throw: v.string() },
  'wellenda-called': {},
  'wimpout-declared': {},
  'void-declared': {},
  banked: {},
  'total-entered': { points },
  'rules-changed': { change, agreed: v.exactOptional(names), at: v.exactOptional(moment) },
  'house-rule-agreed': { text: v.string(), agreed: names, at: moment },
  adjusted: { player: v.string(), points, reason: v.string() },
  left: { player: v.string() },
  joined: { player: v.string() },
  'turn-given': { player: v.string() },
  'seats-changed': { players: names },
} satisfies Record<StepFact['type'], v.ObjectEntries>;

const step = factOf<StepFact>(STEP_FIELDS, {});

const amendmentFields = {
  changes: v.array(
    v.variant('kind', [
      v.strictObject({ kind: v.picklist(['replace', 'insert']), place, step }),
      v.strictObject({ kind: v.literal('remove'), place }),
    ]),
  ),
  cut: v.nullable(place),
};

const eventTable = v.pipe(
  v.strictObject({
    event: v.string(),
    name: v.string(),
    seating: v.string(),
    final: v.boolean(),
    round: place,
    table: place,
    rulesVersion: place,
  }),
  v.check((table: EventTable) => isEventTable(table)),
);

const FACT_FIELDS = {
  ...STEP_FIELDS,
  started: {
    table: v.exactOptional(eventTable),
    rules,
    players: v.pipe(
      names,
      v.check((players) => arePlayerNames(players)),
    ),
  },
  chosen: { choice: v.picklist(CHOICES) },
  undone: {},
  redone: {},
  'went-back': { to: place },
  amended: amendmentFields,
} satisfies Record<Fact['type'], v.ObjectEntries>;

const event = factOf<GameEvent>(FACT_FIELDS, { v: v.literal(1) });

/** What is only made from the log: here it need not be more than there, because it is made again. */
const summary = v.custom<Summary>(isRecord);

type Shape<S extends StoreName> = v.GenericSchema<unknown, FeltSchema[S]['value']>;
type KeyShape<S extends StoreName> = v.GenericSchema<unknown, FeltSchema[S]['key']>;

/** Every store has a shape here, or the types do not hold. */
const VALUES: { readonly [S in StoreName]: Shape<S> } = {
  games: v.strictObject({
    id: gameId,
    started: moment,
    updated: moment,
    seats: v.array(v.strictObject({ name: playerName, marker })),
    events: v.pipe(place, v.minValue(1)),
    status: v.picklist(['open', 'over']),
    summary,
    rules: v.string(),
    table: v.exactOptional(eventTable),
  }),
  events: event,
  drafts: v.strictObject({
    game: gameId,
    events: place,
    taps: v.pipe(
      v.string(),
      v.maxLength(100),
      v.check((taps) => parseDraft(taps) !== undefined),
    ),
    stamp: v.exactOptional(place),
  }),
  roster: v.strictObject({ name: playerName, marker, lastPlayed: moment }),
  ruleSets: v.strictObject({
    name: setName,
    rules: v.pipe(
      v.string(),
      v.maxLength(1000),
      v.check((text) => parseRulesText(text).ok),
    ),
    updated: moment,
  }),
  tournaments: tournamentRecordShape,
  tournamentEvents: tournamentEventShape,
};

const KEYS: { readonly [S in StoreName]: KeyShape<S> } = {
  games: gameId,
  events: v.strictTuple([gameId, place]),
  drafts: gameId,
  roster: playerName,
  ruleSets: setName,
  tournaments: v.string(),
  tournamentEvents: v.strictTuple([v.string(), place]),
};

/** The key that is a part of the value; none where the store keeps it beside it. */
const KEY_IN: { readonly [S in StoreName]: ((value: FeltSchema[S]['value']) => string) | null } = {
  games: ({ id }) => id,
  events: null,
  drafts: ({ game }) => game,
  roster: ({ name }) => name,
  ruleSets: ({ name }) => name,
  tournaments: ({ id }) => id,
  tournamentEvents: null,
};

export const STORE_NAMES = Object.keys(VALUES) as readonly StoreName[];

/** Whether a row's key stands in its value: such a store is given no key when it is written. */
export const keepsKeyInside = (store: StoreName): boolean => KEY_IN[store] !== null;

/** The row that this is, or undefined. */
export function readRow<S extends StoreName>(store: S, read: unknown): Row<S> | undefined {
  if (!Array.isArray(read) || read.length !== 2) return undefined;
  const key = v.safeParse(KEYS[store], read[0]);
  const value = v.safeParse(VALUES[store], read[1]);
  if (!key.success || !value.success) return undefined;
  const inside = KEY_IN[store];
  if (inside !== null && inside(value.output) !== key.output) return undefined;
  return [key.output, value.output];
}
