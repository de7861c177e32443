import { describe, expect, it } from 'vitest';
import { makeBase45, parseBase45 } from '../../src/game/base45.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('base45', () => {
  // The examples of RFC 9285, sections 4.3 and 4.4.
  it.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
    ['', ''],
  ])('writes %j as %j and reads it back', (text, coded) => {
    expect(makeBase45(bytesOf(text))).toBe(coded);
    expect(parseBase45(coded)).toEqual({ ok: true, value: bytesOf(text) });
  });

  it('comes back from every pair of bytes', () => {
    for (let value = 0; value < 0x10000; value += 7) {
      const bytes = Uint8Array.of(value >> 8, value & 0xff);
      expect(parseBase45(makeBase45(bytes))).toEqual({ ok: true, value: bytes });
    }
  });

  it.each([
    ['a lone character', 'BB8A', 3],
    ['a letter that is none of the 45', 'BB8bb8', 3],
    ['a space of another kind', 'BB\u00a0', 0],
    // RFC 9285, section 6: GGW is 65536, one more than two bytes hold; FGW is 65535.
    ['three characters beyond two bytes', 'GGW', 0],
    ['three characters far beyond', ':::', 0],
    // "U5" is 5 * 45 + 30 = 255, "V5" is 256.
    ['two characters beyond a byte', 'V5', 0],
  ])('refuses %s', (_, text, place) => {
    expect(parseBase45(text)).toEqual({ ok: false, error: place });
  });

  it('takes the largest groups there are', () => {
    expect(parseBase45('FGWU5')).toEqual({ ok: true, value: Uint8Array.of(255, 255, 255) });
  });
});
