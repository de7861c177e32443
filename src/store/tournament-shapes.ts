/** What a stored event of a tournament looks like when it comes from outside. Whether it can have happened, its log says. */
import * as v from 'valibot';
import { isEventId } from '../game/event-table.ts';
import { HAND_IN_FLAGS } from '../tournament/hand-in-flag.ts';
import { SEATING_MODES, type TournamentFact } from '../tournament/facts.ts';
import { RESULT_WAYS } from '../tournament/result.ts';
import { SCORINGS, TIE_BREAKS } from '../tournament/standings.ts';
import type { TournamentEvent } from '../tournament/tournament-log.ts';
import { factOf, moment, rules } from './fact-shapes.ts';

/** As many as the largest event has, and some. */
const MOST_TABLES = 200;
const MOST_PLAYERS = 400;
/** The longest text that somebody types, and a game's transcript. */
const text = v.pipe(v.string(), v.maxLength(400));
const transcript = v.pipe(v.string(), v.maxLength(200_000));

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e6));
const size = v.pipe(v.number(), v.safeInteger(), v.minValue(2), v.maxValue(8));
/** The id of a player. */
const player = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const table = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_TABLES));
const players = v.pipe(v.array(player), v.maxLength(MOST_PLAYERS));

const setup = v.strictObject({
  name: text,
  date: v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/)),
  venue: text,
  rules,
  rulesVersion: count,
  sizes: v.pipe(
    v.strictObject({ min: size, max: size, preferred: size }),
    v.check(({ min, max, preferred }) => min <= preferred && preferred <= max),
  ),
  rounds: v.nullable(v.pipe(count, v.minValue(1), v.maxValue(200))),
  scoring: v.picklist(SCORINGS),
  tieBreaks: v.pipe(
    v.array(v.picklist(TIE_BREAKS)),
    v.check((all) => new Set(all).size === all.length),
  ),
  finalists: v.nullable(size),
  minutes: v.nullable(v.pipe(count, v.minValue(1), v.maxValue(600))),
});

const copy = {
  result: v.strictObject({
    players: v.pipe(
      v.array(
        v.strictObject({
          player,
          place: v.pipe(count, v.minValue(1)),
          won: v.boolean(),
          banked: count,
          bestTurn: v.nullable(count),
          wimpouts: v.nullable(count),
        }),
      ),
      v.maxLength(12),
    ),
    way: v.picklist(RESULT_WAYS),
  }),
  game: v.nullable(transcript),
  flags: v.array(v.picklist(HAND_IN_FLAGS)),
};

const FACTS = {
  opened: { id: v.pipe(v.string(), v.check(isEventId)), setup },
  'setup-changed': { setup },
  entered: {
    players: v.pipe(v.array(v.strictObject({ id: player, name: text })), v.maxLength(MOST_PLAYERS)),
  },
  renamed: { player, name: text },
  dropped: { player },
  returned: { player },
  'table-fixed': { player, table: v.nullable(table) },
  'kept-apart': { pair: v.strictTuple([player, player]) },
  'let-together': { pair: v.strictTuple([player, player]) },
  'round-published': {
    id: v.pipe(v.string(), v.check(isEventId)),
    mode: v.picklist(SEATING_MODES),
    tables: v.pipe(v.array(players), v.maxLength(MOST_TABLES)),
  },
  'result-taken': { round: count, table, ...copy },
  'copy-kept': { round: count, table, ...copy },
  'table-explained': { round: count, table, reason: text },
  'penalty-given': { penalty: v.strictObject({ player, hundredths: count, reason: text }) },
  'penalty-lifted': { penalty: count },
  'roll-off-held': { order: players },
} satisfies Record<TournamentFact['type'], v.ObjectEntries>;

export const tournamentEventShape = factOf<TournamentEvent>(
  { ...FACTS, undone: {}, redone: {} },
  { v: v.literal(1), at: moment },
);

export const tournamentRecordShape = v.strictObject({
  id: v.pipe(v.string(), v.check(isEventId)),
  name: text,
  date: v.string(),
  opened: moment,
  updated: moment,
  events: v.pipe(count, v.minValue(1)),
  players: count,
  rounds: count,
});
