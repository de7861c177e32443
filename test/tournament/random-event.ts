/** Events that chance holds: facts of every kind, most of them ones that can be. */
import type { TournamentFact } from '../../src/tournament/facts.ts';
import type { TableResult } from '../../src/tournament/result.ts';
import { presentIn } from '../../src/tournament/tournament.ts';
import {
  nextLog,
  openLog,
  tournamentEvent,
  type TournamentEvent,
  type TournamentLog,
} from '../../src/tournament/tournament-log.ts';
import { type Chance, chanceOf } from '../game/random-game.ts';
import { SETUP, told } from './given.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eva', 'Flo', 'Gus', 'Hal', 'Zo\u00eb', '\u{1f3b2}'.repeat(40)];

export const opening = (id = 'festival'): TournamentEvent =>
  tournamentEvent({ type: 'opened', id, setup: SETUP }, 1000);

/** The events with so many more that chance tells; ids of players begin with `who`. */
export function goOn(
  events: readonly TournamentEvent[],
  seed: number,
  more: number,
  who: string,
): readonly TournamentEvent[] {
  const chance = chanceOf(seed);
  const all = [...events];
  let log = openLog(events[0] as TournamentEvent);
  const tell = (event: TournamentEvent): boolean => {
    const next = nextLog(log, event);
    if (next.ok) log = next.value;
    return next.ok;
  };
  for (const event of events.slice(1)) tell(event);
  for (let told = 0, tries = 0; told < more && tries < 10 * more + 20; tries++) {
    const at = (all.at(-1)?.at ?? 0) + 1 + chance.below(50);
    const event = { v: 1, at, ...fact(chance, log, `${who}${tries}x${seed >>> 0}`) } as TournamentEvent;
    if (!tell(event)) continue;
    all.push(event);
    told++;
  }
  return all;
}

function fact(
  chance: Chance,
  { now }: TournamentLog,
  id: string,
): TournamentFact | { type: 'undone' | 'redone' } {
  const player = () => (now.entrants.length > 0 ? chance.pick(now.entrants).id : 'nobody');
  const round = now.rounds.length === 0 ? 0 : chance.below(now.rounds.length);
  const table = chance.below(3);
  const seated = now.rounds[round]?.tables[table]?.players ?? [];
  const copy = () => ({
    result: result(chance, seated),
    game: chance.hits(0.3) ? `game ${chance.below(3)}` : null,
    flags: [],
  });
  switch (chance.below(18)) {
    case 0:
      return {
        type: 'setup-changed',
        setup: { ...now.setup, venue: chance.pick(NAMES), rounds: 1 + chance.below(4) },
      };
    case 1:
    case 2:
    case 3:
      return { type: 'entered', players: [{ id, name: chance.pick(NAMES) }] };
    case 4:
      return { type: 'renamed', player: player(), name: chance.pick(NAMES) };
    case 5:
      return { type: 'dropped', player: player() };
    case 6:
      return { type: 'returned', player: player() };
    case 7:
      return { type: 'table-fixed', player: player(), table: chance.hits(0.5) ? null : chance.below(4) };
    case 8:
      return { type: chance.hits(0.7) ? 'kept-apart' : 'let-together', pair: [player(), player()] };
    case 9:
    case 10:
      return { type: 'round-published', id, mode: 'random', tables: seat(presentIn(now)) };
    case 11:
    case 12:
    case 13:
      return { type: 'result-taken', round, table, ...copy() };
    case 14:
      return chance.hits(0.5)
        ? { type: 'copy-kept', round, table, ...copy() }
        : { type: 'table-explained', round, table, reason: chance.pick(NAMES) };
    case 15:
      return chance.hits(0.6)
        ? { type: 'penalty-given', penalty: { player: player(), hundredths: 50, reason: 'late' } }
        : { type: 'penalty-lifted', penalty: chance.below(2) };
    case 16:
      return { type: 'roll-off-held', order: [player(), player()] };
    default:
      return { type: chance.hits(0.7) ? 'undone' : 'redone' };
  }
}

function seat(players: readonly string[]): readonly (readonly string[])[] {
  const tables: string[][] = [];
  const count = Math.max(1, Math.floor(players.length / 3));
  for (const [place, player] of players.entries()) (tables[place % count] ??= []).push(player);
  return tables;
}

const result = (chance: Chance, players: readonly string[]): TableResult =>
  told(...players.map((player) => [player, 5 * chance.below(3)] as const));
