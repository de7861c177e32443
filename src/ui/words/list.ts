/** Several things said in one breath. */
import { msg, str } from '@lit/localize';

/** "a", "a and b", "a, b and c". */
export function listWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return msg(str`${items.slice(0, -1).join(', ')} and ${last}`);
}
