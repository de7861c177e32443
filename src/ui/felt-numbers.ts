/** The numbers on the track: where one has the room to be read, and what covers it. Pure. */
import { type Box, overlap, textWidth, within } from './felt-box.ts';
import type { FeltLayout } from './felt-layout.ts';
import { wholeView } from './felt-view.ts';

/** One number on the track. */
export interface SpotNumber {
  readonly total: number;
  readonly box: Box;
  /** The spots whose dots it stands in place of: its own, and those that it would touch. */
  readonly spots: readonly number[];
}

/** The room of a number on the track, its outline included. */
function numberBox(felt: FeltLayout, total: number): Box {
  const outline = 3 / felt.scale;
  const width = textWidth(String(total), felt.numberSize) * 1.08 + outline;
  return { ...felt.spot(total), width, height: felt.numberSize * 0.76 + outline };
}

/** The numbers of the track, without those that would touch the Sun, each other or the board's edge. */
export function spotNumbers(felt: FeltLayout): SpotNumber[] {
  const numbers: SpotNumber[] = [];
  const board = wholeView(felt);
  const taken: Box[] = [{ ...felt.sun, width: felt.sun.radius * 1.5, height: felt.sun.radius * 1.5 }];
  for (let total = felt.numberStep; total < felt.goal - felt.numberStep * 0.08; total += felt.numberStep) {
    const box = numberBox(felt, total);
    const held = within(box, board);
    const isOff = held.x !== box.x || held.y !== box.y;
    if (isOff || taken.some((other) => overlap(box, other) > 0)) continue;
    taken.push(box);
    numbers.push({ total, box, spots: spotsUnder(felt, total, box) });
  }
  return numbers;
}

function spotsUnder(felt: FeltLayout, total: number, box: Box): number[] {
  const size = felt.dotRadius * 2.4;
  const isUnder = (at: number): boolean =>
    at > 0 && at < felt.goal && overlap({ ...felt.spot(at), width: size, height: size }, box) > 0;
  const spots = [total];
  for (let at = total - felt.dotStep; isUnder(at); at -= felt.dotStep) spots.push(at);
  for (let at = total + felt.dotStep; isUnder(at); at += felt.dotStep) spots.push(at);
  return spots;
}

/** Whether something covers a number. */
export const isCovered = ({ box }: SpotNumber, things: readonly Box[]): boolean =>
  things.some((thing) => overlap(box, thing) > 0);
