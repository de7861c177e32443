/** A small event whose games are known throw by throw, but for one that was typed in. */
import { parseTranscript } from '../../src/game/transcript.ts';
import type { TournamentFact } from '../../src/tournament/facts.ts';
import { resultOf } from '../../src/tournament/game-result.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { after, published, told, took, withPlayers } from './given.ts';

/** The result of a table from its game as text. */
export function tookGame(round: number, table: number, game: string): TournamentFact {
  const read = parseTranscript(game);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const players = resultOf(read.value, (name) => name.toLowerCase());
  if (players === null) throw new Error('The game is not over');
  return { type: 'result-taken', round, table, result: { players, way: 'scanned' }, game, flags: [] };
}

const RULES = 'rules: rulebook goal=50 opening=0\n';

/**
 * Ann banks 5, then 45 with a flash of 4s; Bo goes out by five 10s; Cy has two wimpouts, the first a train wreck. At the
 * end Ann has 50, Cy and Bo nothing.
 */
export const NOVA = `${RULES}players: Ann | Bo | Cy
Ann: 2346/5 bank
Bo: XXXX/X
Cy: 2346/2
Ann: 4446/2 3/5 bank
Cy: wimp
`;

/** Ed banks 20; Di wins by five stars, with less. */
export const STARS = `${RULES}players: Ed | Di
Ed: XX23/4 bank
Di: 6666/6
`;

/** Ann, Bo and Cy at table 1, Di and Ed at table 2. */
export const EVENT: Tournament = after(
  withPlayers('Ann', 'Bo', 'Cy', 'Di', 'Ed'),
  published(['ann', 'bo', 'cy'], ['di', 'ed']),
);

/** The first table's throws are known, the second one's totals were typed. */
export const PLAYED: Tournament = after(
  EVENT,
  tookGame(0, 0, NOVA),
  took(0, 1, told(['di', 55], ['ed', 45])),
);
