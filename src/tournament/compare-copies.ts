/** In what two copies of one table's result differ. */
import type { Ruling } from '../engine/ruling.ts';
import { historyOf, type TurnRecord } from '../game/history.ts';
import { parseTranscript } from '../game/transcript.ts';
import type { Copy } from './facts.ts';
import type { PlayerResult } from './result.ts';

export type DifferingTurn = readonly [TurnRecord | null, TurnRecord | null];

type TellsGame = Pick<Copy, 'result' | 'game'>;

export interface CopyDifference {
  /** The players whose total, or whose place where the total is the same, is not the same in both. */
  readonly players: readonly string[];
  /**
   * The first turn that is not the same, as each copy tells it: null in a copy that has no more turns. Null where the
   * throws of one copy are not known, and where all turns are the same.
   */
  readonly turn: DifferingTurn | null;
}

/** @param other of the same players, in any order. */
export function compareCopies(one: TellsGame, other: TellsGame): CopyDifference {
  const theirs = new Map(other.result.players.map((each) => [each.player, each]));
  const differs = (each: PlayerResult): boolean => {
    const their = theirs.get(each.player);
    return their?.banked !== each.banked || their.place !== each.place || their.won !== each.won;
  };
  return {
    players: one.result.players.filter(differs).map(({ player }) => player),
    turn: firstOtherTurn(turnsOf(one), turnsOf(other)),
  };
}

function firstOtherTurn(
  one: readonly TurnRecord[] | null,
  other: readonly TurnRecord[] | null,
): DifferingTurn | null {
  if (one === null || other === null) return null;
  for (let number = 0; number < Math.max(one.length, other.length); number++) {
    const turns: DifferingTurn = [one[number] ?? null, other[number] ?? null];
    if (toldBy(turns[0]) !== toldBy(turns[1])) return turns;
  }
  return null;
}

/** What was thrown and what became of it; not where it stands among the steps, which a table's doings move. */
const toldBy = (turn: TurnRecord | null): string =>
  turn === null
    ? ''
    : JSON.stringify([
        turn.player,
        turn.end,
        turn.points,
        turn.total,
        turn.plays.map((play) =>
          play.kind === 'throw' ? [play.ruling.whole, pointsOf(play.ruling)] : play.kind,
        ),
      ]);

/** A throw with a choice has the same faces for other points. */
const pointsOf = (ruling: Ruling): number => (ruling.outcome === 'scored' ? ruling.points : 0);

/** The turns of the game behind a copy; null where they are not known. */
function turnsOf({ game }: TellsGame): readonly TurnRecord[] | null {
  if (game === null) return null;
  const read = parseTranscript(game);
  return read.ok ? historyOf(read.value).filter((item) => item.kind === 'turn') : null;
}
