/** What of the board is in sight: follows what is asked for and who is up, until the reader's hand wants otherwise. */
import { type Board, closeView, isWhole, type Stretch, type View, wholeView } from './felt-view.ts';

/** All of the felt, or the surroundings of the marker that is up. */
export const LOOKS = ['whole', 'close'] as const;
export type Look = (typeof LOOKS)[number];

/** Spots nearer than this on the whole board, px, ask for a closer look while points are at risk. */
const CROWDED = 10;

export interface SightAsked {
  readonly board: Board;
  readonly look: Look | 'auto';
  /** From the marker that is up to where it would land; of no length when nothing is at risk. */
  readonly stretch: Stretch | undefined;
}

export class FeltSight {
  look: Look = 'whole';
  view: View = { x: 0, y: 0, width: 1, height: 1 };
  /** The look that the reader's hand left, while what is asked for stays the same. */
  private byHand: Look | undefined;
  private asked: SightAsked | undefined;

  /** Follows what is asked for. */
  follow(asked: SightAsked): void {
    const { board, stretch } = asked;
    const was = this.asked;
    this.asked = asked;
    // A host that repeats what the hand did agrees with it; anything else overrules it.
    if (was && was.look !== asked.look && asked.look !== this.byHand) this.byHand = undefined;
    const look = stretch ? (this.byHand ?? wanted(asked, stretch)) : (this.byHand ?? 'whole');
    const isNew = was?.board !== board;
    if (look === 'whole' || (isNew && !stretch)) this.view = wholeView(board);
    else if (stretch && (isNew || look !== this.look || !isSame(stretch, was?.stretch)))
      this.view = closeView(board, stretch, isNew || look !== this.look ? undefined : this.view);
    this.look = isWhole(board, this.view) ? 'whole' : look;
  }

  /** Takes the view that the reader's hand left. Says the look if that is another one. */
  leave(view: View): Look | undefined {
    const { asked } = this;
    if (!asked) return undefined;
    const look = isWhole(asked.board, view) ? 'whole' : 'close';
    this.view = view;
    if (look === this.look) return undefined;
    this.look = this.byHand = look;
    return look;
  }
}

const wanted = ({ board, look }: SightAsked, { from, to }: Stretch): Look => {
  if (look !== 'auto') return look;
  return to !== from && board.gap < CROWDED ? 'close' : 'whole';
};

const isSame = (p: Stretch, q: Stretch | undefined): boolean => p.from === q?.from && p.to === q.to;
