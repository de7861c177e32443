/**
 * What a packed game says and in which order. One description serves both ways: behind a writer it puts down the
 * game that it is given, behind a reader it finds one. Steps are told with the knowledge of the game before them:
 * which of them are possible, which cubes are in hand. The odds are those of games as people play them.
 */
import { ok, refuse, type Result } from '../engine/result.ts';
import { makeThrow, readThrow, toThrow } from '../engine/throw.ts';
import { nextEntry } from './entry.ts';
import { type EventTable, isEventTable } from './event-table.ts';
import { eventOf, type StepFact } from './events.ts';
import { type Log, startLog } from './log.ts';
import { arePlayerNames } from './names.ts';
import { offers } from './offers.ts';
import type { Port } from './pack-range.ts';
import {
  carryAgreement,
  carryChange,
  carryFaces,
  carryFlag,
  carryNamed,
  carryNumber,
  carryOptional,
  carryOrder,
  carryPoints,
  carryRules,
  carrySeconds,
  carryStanding,
  carryText,
} from './pack-values.ts';
import { settledFrom } from './rejudge.ts';

/** A game on its way from one phone to another, as it stands: what was taken back or amended is not in it. */
export interface CarriedGame {
  readonly log: Log;
  /** Its id on the phone that it comes from; null where it has none. */
  readonly id: string | null;
  /** When it began, in milliseconds since 1970, to the second; null where nobody knows. */
  readonly started: number | null;
  /** The marker of each player who was there at the start, in seat order; '' for the one of the place. */
  readonly markers: readonly string[];
}

/** The most steps that a packed game has: far more than any table plays, and few enough to be judged at once. */
const MAX_STEPS = 20_000;

/**
 * Writes a game, or reads one where it is null.
 *
 * @param version from 2 on steps can be agreed on by name, and house rules be among them; from 3 on the game can have the
 *   table of a tournament
 * @returns the game; where it was read, perhaps the number of the first step that is not legal, 0 for the start
 */
export function carryGame(
  port: Port,
  game: CarriedGame | null,
  version: number,
): Result<CarriedGame, number> {
  const agreements = version >= 2;
  const id = carryOptional(port, game?.id ?? null);
  const dated = carryFlag(port, game !== null && game.started !== null, [1, 1]);
  const seconds = dated ? carrySeconds(port, Math.floor((game?.started ?? 0) / 1000)) : null;
  const told = game === null ? null : settledFrom(game.log.last, 1);
  const start = told?.base.event.type === 'started' ? told.base.event : null;
  const rules = carryRules(port, start?.rules ?? null);
  const players: string[] = [];
  const markers: string[] = [];
  for (
    let place = 0, count = 1 + port.whole(start ? start.players.length - 1 : 0, 12);
    place < count;
    place++
  ) {
    players.push(carryText(port, start?.players[place] ?? null));
    markers.push(carryOptional(port, game?.markers[place] ?? null));
  }
  if (!arePlayerNames(players)) return refuse(0);
  const tabled = version >= 3 && carryFlag(port, start?.table !== undefined, [1, 3]);
  const table = tabled ? carryTable(port, start?.table ?? null) : null;
  if (table !== null && !isEventTable(table)) return refuse(0);
  const steps = carryNumber(port, told?.events.length ?? null);
  if (steps > MAX_STEPS) return refuse(MAX_STEPS + 1);
  let log = startLog(eventOf({ type: 'started', rules, players, ...(table && { table }) }));
  for (let step = 1; step <= steps; step++) {
    const fact =
      port.overrun || log.last.game.phase === 'over'
        ? null
        : carryStep(port, told?.events[step - 1] ?? null, log, agreements);
    const next = fact && nextEntry(log.last, eventOf(fact));
    if (!next?.ok) return refuse(step);
    log = { last: next.value, undone: null };
  }
  return ok({ log, id: id || null, started: seconds === null ? null : 1000 * seconds, markers });
}

const carryTable = (port: Port, table: EventTable | null): EventTable => ({
  event: carryText(port, table?.event ?? null),
  name: carryText(port, table?.name ?? null),
  seating: carryText(port, table?.seating ?? null),
  final: carryFlag(port, table?.final ?? null, [7, 1]),
  round: carryNumber(port, table?.round ?? null),
  table: carryNumber(port, table?.table ?? null),
  rulesVersion: carryNumber(port, table?.rulesVersion ?? null),
});

/** The steps in the order in which they are told apart; those behind `table` are rare and share its odds. */
const STEPS = [
  'thrown',
  'wimpout-declared',
  'banked',
  'void-declared',
  'total-entered',
  'wellenda-called',
] as const;
const TABLE_STEPS = [
  'taken-up',
  'rules-changed',
  'adjusted',
  'left',
  'joined',
  'turn-given',
  'seats-changed',
  // Where agreements are carried.
  'house-rule-agreed',
] as const;

/** Whether a game has what only a pack with agreements carries. */
export function hasAgreements({ log }: CarriedGame): boolean {
  const { events } = settledFrom(log.last, 1);
  return events.some((event) => 'agreed' in event);
}

function carryStep(port: Port, fact: StepFact | null, log: Log, agreements: boolean): StepFact {
  const may = offers(log);
  const odds = [
    32,
    may.wimpout ? 10 : 0,
    may.bank ? 44 : 0,
    may.void ? 10 : 0,
    may.total ? 3 : 0,
    may.wellenda ? 1 : 0,
    1,
  ];
  const kind = STEPS.findIndex((type) => type === fact?.type);
  const type = STEPS[port.pick(kind < 0 ? STEPS.length : kind, odds)];
  switch (type) {
    case undefined:
      return carryTableStep(port, fact, log, agreements);
    case 'thrown':
      return carryThrow(port, fact?.type === type ? fact.throw : null, log);
    case 'total-entered':
      return { type, points: 5 * port.whole(fact?.type === type ? fact.points / 5 : 0, 2001) };
    default:
      return { type };
  }
}

/** A throw as its faces and, where it leaves something open and was not settled in the usual way, how it was. */
function carryThrow(port: Port, token: string | null, log: Log): StepFact {
  const { throw: cubes } = offers(log);
  if (cubes === null) throw new Error('Nobody throws when the game is over');
  const read = token === null ? undefined : readThrow(token);
  const thrown = carryFaces(port, (read && toThrow(read)) ?? null, cubes);
  const usual = makeThrow(thrown);
  const judged = nextEntry(log.last, eventOf({ type: 'thrown', throw: usual }));
  const ruling = judged.ok ? judged.value.ruling : null;
  const others = ruling?.choices.filter((choice) => choice !== ruling.choice) ?? [];
  if (others.length === 0) return { type: 'thrown', throw: usual };
  const named = read?.choice === undefined ? -1 : others.indexOf(read.choice);
  const choice = others[port.pick(named + 1, [6, ...others.map(() => 1)]) - 1];
  return { type: 'thrown', throw: choice === undefined ? usual : makeThrow(thrown, choice) };
}

function carryTableStep(port: Port, fact: StepFact | null, { last }: Log, agreements: boolean): StepFact {
  const names = last.game.players.map(({ name }) => name);
  const kind = TABLE_STEPS.findIndex((each) => each === fact?.type);
  const type = TABLE_STEPS[port.whole(fact === null ? 0 : kind, TABLE_STEPS.length - (agreements ? 0 : 1))];
  if (type === undefined) throw new Error(`No step of the table in place ${kind}`);
  switch (type) {
    case 'taken-up': {
      const standings = fact?.type === type ? fact.standings : null;
      return { type, standings: names.map((_, place) => carryStanding(port, standings?.[place] ?? null)) };
    }
    case 'rules-changed': {
      const given = fact?.type === type ? fact : null;
      const change = carryChange(port, given?.change ?? null);
      const agreed = agreements && carryFlag(port, given?.agreed !== undefined, [1, 3]);
      return agreed ? { type, change, ...carryAgreement(port, given, names) } : { type, change };
    }
    case 'house-rule-agreed': {
      const given = fact?.type === type ? fact : null;
      return { type, text: carryText(port, given?.text ?? null), ...carryAgreement(port, given, names) };
    }
    case 'adjusted': {
      const given = fact?.type === type ? fact : null;
      const player = carryNamed(port, given?.player ?? null, names);
      const points = carryPoints(port, given?.points ?? null);
      return { type, player, points, reason: carryText(port, given?.reason ?? null) };
    }
    case 'left':
    case 'turn-given':
      return { type, player: carryNamed(port, fact?.type === type ? fact.player : null, names) };
    case 'joined':
      return { type, player: carryText(port, fact?.type === type ? fact.player : null) };
    case 'seats-changed':
      return { type, players: carryOrder(port, fact?.type === type ? fact.players : null, names) };
  }
}
