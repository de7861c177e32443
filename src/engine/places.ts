/** Places below the winner (RULES.md, section 5, "Places"). */
import { type Game, type Out, type Player } from './game.ts';

/** A player's place in the order of the game; equal totals in one group share it. */
export interface Placing {
  /** From 1. */
  readonly rank: number;
  /** Place in the game's list of players. */
  readonly place: number;
}

/** The groups in which players are ranked: those still in, then by how they went out. */
const GROUPS: Readonly<Record<Out, number>> = { lick: 2, wrecks: 3, supernova: 4, left: 5 };

/** All players ranked, best first; the order within a shared rank is that of the seats. */
export function placings(game: Game): readonly Placing[] {
  const winners: readonly number[] = game.phase === 'over' ? game.winners : [];
  const group = (player: Player, place: number): number => {
    if (winners.includes(place)) return 0;
    return player.out === null ? 1 : GROUPS[player.out];
  };
  const keyed = game.players.map((player, place) => ({
    place,
    group: group(player, place),
    total: player.banked,
  }));
  keyed.sort((a, b) => a.group - b.group || b.total - a.total || a.place - b.place);
  const ranked: Placing[] = [];
  keyed.forEach((each, index) => {
    const before = keyed[index - 1];
    const shares = before !== undefined && before.group === each.group && before.total === each.total;
    ranked.push({ place: each.place, rank: shares ? (ranked[index - 1]?.rank ?? 1) : index + 1 });
  });
  return ranked;
}
