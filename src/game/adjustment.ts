/** The text form of an adjustment: `NAME ±N reason` (NOTATION.md). */
import { splitWords, trimText } from './names.ts';

export interface Adjustment {
  readonly player: string;
  readonly points: number;
  readonly reason: string;
}

const SIGNED = /^[+-](0|[1-9]\d*)$/;

export const makeAdjustment = ({ player, points, reason }: Adjustment): string =>
  `${player} ${points < 0 ? '-' : '+'}${Math.abs(points)} ${reason}`;

/**
 * Reads the text behind `adjust:`. The longest known name with a sign and a reason behind it counts.
 *
 * @returns the adjustment; `syntax` without a signed number and a reason, `unknown-player` for another's name.
 */
export function parseAdjustment(
  text: string,
  names: readonly string[],
): Adjustment | 'syntax' | 'unknown-player' {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  for (const player of longestFirst) {
    if (!text.startsWith(`${player} `)) continue;
    const rest = trimText(text.slice(player.length));
    const [number = '', ...reason] = splitWords(rest);
    if (!SIGNED.test(number) || reason.length === 0) continue;
    return { player, points: Number(number), reason: trimText(rest.slice(number.length)) };
  }
  const words = splitWords(text);
  const formed = words.some((word, place) => place > 0 && place < words.length - 1 && SIGNED.test(word));
  return formed ? 'unknown-player' : 'syntax';
}
