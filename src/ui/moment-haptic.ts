/** What a moment feels like in the hand, on devices that can buzz. */
import type { MomentKind } from '../game/moment.ts';

/** Milliseconds of buzz and pause in turn. */
const BUZZES: Readonly<Record<MomentKind, readonly number[]>> = {
  winner: [30, 60, 30, 60, 30, 60, 220],
  stars: [30, 40, 30, 40, 30, 40, 30, 40, 260],
  supernova: [420],
  lead: [30, 60, 70],
  goal: [50, 70, 50],
  lick: [50, 70, 50],
  wreck: [90, 60, 90, 60, 160],
  wimpout: [40, 60, 140],
  // Five cubes, five wagons.
  train: [25, 45, 25, 45, 25, 45, 25, 45, 25],
  flash: [20],
  'on-board': [30],
  void: [15, 50, 15],
};

/** Buzzes, where the device can and the browser lets it. */
export function buzzMoment(kind: MomentKind): void {
  // Two of the three browsers have no such thing, whatever the types say.
  if ('vibrate' in navigator) navigator.vibrate([...BUZZES[kind]]);
}
