/** Base45 (RFC 9285): bytes as the 45 characters that a QR code holds most densely; two bytes are three characters. */
import { ok, refuse, type Result } from '../engine/result.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** The characters of a number, the lowest place first. */
function digits(value: number, count: number): string {
  let text = '';
  for (let place = 0, rest = value; place < count; place++, rest = Math.floor(rest / 45))
    text += ALPHABET.charAt(rest % 45);
  return text;
}

export function makeBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = bytes.subarray(at, at + 2);
    text += low === undefined ? digits(high, 2) : digits(256 * high + low, 3);
  }
  return text;
}

/**
 * Reads base45 strictly: no other character, no length and no group that bytes cannot have led to.
 *
 * @returns the bytes, or the place of the first group that is wrong, from 0
 */
export function parseBase45(text: string): Result<Uint8Array, number> {
  const whole = Math.floor(text.length / 3);
  const rest = text.length % 3;
  if (rest === 1) return refuse(3 * whole);
  const bytes = new Uint8Array(2 * whole + (rest === 2 ? 1 : 0));
  for (let group = 0; 3 * group < text.length; group++) {
    const part = text.slice(3 * group, 3 * group + 3);
    let value = 0;
    for (let place = part.length - 1; place >= 0; place--) {
      const digit = ALPHABET.indexOf(part.charAt(place));
      if (digit < 0) return refuse(3 * group);
      value = 45 * value + digit;
    }
    if (value > (part.length === 3 ? 0xffff : 0xff)) return refuse(3 * group);
    if (part.length === 3) bytes[2 * group] = value >> 8;
    bytes[2 * group + part.length - 2] = value & 0xff;
  }
  return ok(bytes);
}
