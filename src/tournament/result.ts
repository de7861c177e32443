/** What a table brought: each player's place and what the tie-breaks look at. */

/** How a result came to the organiser; who has seen every throw can tell more than who was told the totals. */
export const RESULT_WAYS = ['scanned', 'pasted', 'played', 'typed'] as const;
export type ResultWay = (typeof RESULT_WAYS)[number];

export interface PlayerResult {
  readonly player: string;
  /** 1 for the winner; those who share a place have the same number, and the places behind it are left out. */
  readonly place: number;
  readonly won: boolean;
  /** The total, in points of the game. */
  readonly banked: number;
  /** The most points banked in one turn; null where the turns are not known. */
  readonly bestTurn: number | null;
  /** Train wrecks are wimpouts too; null where the throws are not known. */
  readonly wimpouts: number | null;
}

export interface TableResult {
  /** In seat order. */
  readonly players: readonly PlayerResult[];
  readonly way: ResultWay;
}
