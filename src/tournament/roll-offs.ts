/** Who has to throw for their place: those whom nothing that is looked at before the roll-off parts. */
import { standingsOf, type Tournament } from './tournament.ts';

export interface RollOff {
  /** All of them throw: a roll-off without one of them would not count. */
  readonly players: readonly string[];
  /** From the first to the last; null while none was held. */
  readonly held: readonly string[] | null;
}

/** The roll-offs that were held and count, and those that would part players who share a rank now. */
export function rollOffsOf(now: Tournament): readonly RollOff[] {
  const { tieBreaks } = now.setup;
  const place = tieBreaks.indexOf('roll-off');
  if (place < 0) return [];
  const setup = { ...now.setup, tieBreaks: tieBreaks.slice(0, place) };
  const level = new Map<number, string[]>();
  for (const { rank, player } of standingsOf({ ...now, setup }))
    level.set(rank, [...(level.get(rank) ?? []), player]);
  const rows = standingsOf(now);
  return [...level.values()].flatMap((players): readonly RollOff[] => {
    if (players.length < 2) return [];
    const held = now.rollOffs.filter((order) => players.every((player) => order.includes(player))).at(-1);
    if (held !== undefined) return [{ players, held: held.filter((player) => players.includes(player)) }];
    const own = rows.filter(({ player }) => players.includes(player));
    const tied = new Set(own.map(({ rank }) => rank)).size < own.length;
    // Who has not played yet has no place to throw for.
    return tied && own.some(({ games }) => games > 0) ? [{ players, held: null }] : [];
  });
}
