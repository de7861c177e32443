/** Values as JSON: whether two are the same, and a short name for one. */

/** Whether two values are the same as JSON, in whatever order their fields stand. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const fields = Object.entries(a);
  if (Array.isArray(a) !== Array.isArray(b) || fields.length !== Object.keys(b).length) return false;
  return fields.every(
    ([key, value]) => Object.hasOwn(b, key) && isSameJson(value, (b as Record<string, unknown>)[key]),
  );
}

/** 53 bits of a text (cyrb53), in letters and digits. */
export function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
