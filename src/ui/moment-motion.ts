/** What a moment does beside its picture: the tray shakes, the device buzzes and sounds. Nothing where all is to be still. */
import type { MomentKind } from '../game/moment.ts';
import { isStill, type Show } from './look.ts';
import { buzzMoment } from './moment-haptic.ts';
import { soundMoment } from './moment-sound.ts';

/** The token --move, in ms; three times to and fro, 4 px wide. */
const MOVE = 240;
const WAYS = [0, -4, 4, -4, 4, -4, 4, 0];

/** Shakes this element, usually the tray: the same cubes again. */
export function shake(element: Element): void {
  if (isStill()) return;
  element.animate(
    WAYS.map((way) => ({ transform: `translateX(${way}px)` })),
    { duration: MOVE, easing: 'ease-out' },
  );
}

/** Buzzes and sounds as far as the reader lets it: neither when quiet or where motion is unwelcome. */
export function performMoment(kind: MomentKind, show: Show): void {
  if (show === 'quiet' || isStill()) return;
  buzzMoment(kind);
  if (show === 'sound') void soundMoment(kind);
}
