/** Packing held against chance: games under all settings, corrected as tables do, and bytes that mean harm. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packGame, PACK_VERSION } from '../../src/game/pack.ts';
import { makeQrText, readCarried } from '../../src/game/pack-text.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import { summarizeTranscript } from '../../src/game/transcript.ts';
import { summarize } from '../../src/game/summary.ts';
import { unpackGame } from '../../src/game/unpack.ts';
import { carried, expectSame, resealed } from './pack-games.ts';
import { playAndCorrect } from './random-amendment.ts';
import { playRandomly } from './random-game.ts';

const SEED = Number(process.env['COSMIC_FELT_SEED'] ?? 2026);
const games = fc.record({
  seed: fc.noShrink(fc.integer()),
  steps: fc.noBias(fc.integer({ min: 1, max: 90 })),
});

function lastLog(played: Iterable<{ readonly after: Parameters<typeof carried>[0] }>) {
  let last: Parameters<typeof carried>[0] | null = null;
  for (const { after } of played) last = after;
  return last;
}

/** What can be read is a legal game, and says in words of the notation what it says; the rest has a reason. */
function readOrRefused(bytes: Uint8Array): 'read' | string {
  const read = unpackGame(bytes);
  if (!read.ok) return read.error.code;
  const { log } = read.value;
  expect(summarizeTranscript(makeTranscript(log))).toEqual({ ok: true, value: summarize(log.last.game) });
  return 'read';
}

describe('a packed game', () => {
  it.each([
    ['as it was played', playRandomly],
    ['as it was corrected', playAndCorrect],
  ])(
    'comes back whole, %s',
    (_, play) => {
      fc.assert(
        fc.property(games, ({ seed, steps }) => {
          const log = lastLog(play(seed, steps));
          if (log === null) return;
          const read = readCarried(makeQrText(packGame(carried(log))));
          if (!read.ok) throw new Error(JSON.stringify(read.error));
          expectSame(read.value, carried(log));
        }),
        { numRuns: 400, seed: SEED },
      );
    },
    240_000,
  );

  it('is read or refused with a reason, whatever its content is under a checksum that is right', () => {
    const seen = new Map<string, number>();
    const count = (code: string): void => void seen.set(code, (seen.get(code) ?? 0) + 1);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (content) => {
        count(readOrRefused(resealed(Uint8Array.from([PACK_VERSION, 0, 0, 0, 0, ...content]))));
      }),
      { numRuns: 5_000, seed: SEED },
    );
    const flips = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(games, flips, fc.nat(), ({ seed, steps }, bits, cut) => {
        const log = lastLog(playRandomly(seed, steps));
        if (log === null) return;
        const bytes = packGame(carried(log));
        for (const bit of bits) {
          const place = 5 + ((bit >> 3) % (bytes.length - 5));
          bytes[place] = (bytes[place] ?? 0) ^ (1 << (bit & 7));
        }
        count(readOrRefused(resealed(bytes)));
        count(readOrRefused(resealed(bytes.slice(0, 5 + (cut % (bytes.length - 5))))));
        count(readOrRefused(bytes));
      }),
      { numRuns: 400, seed: SEED },
    );
    // Both were met: a step that is not legal, and bytes that no game is packed to.
    for (const code of ['illegal', 'damaged']) expect(seen.get(code) ?? 0, code).toBeGreaterThan(20);
  }, 240_000);

  it('takes no time that its length does not explain', () => {
    for (const byte of [0x00, 0x01, 0x55, 0xaa, 0xfe, 0xff]) {
      const bytes = new Uint8Array(1 << 16).fill(byte);
      bytes[0] = PACK_VERSION;
      const before = performance.now();
      readOrRefused(resealed(bytes));
      expect(performance.now() - before, `bytes ${byte}`).toBeLessThan(3_000);
    }
    for (const text of ['CF:' + '0'.repeat(1 << 20), 'a'.repeat(1 << 20), '#/take/' + 'A'.repeat(1 << 20)]) {
      const before = performance.now();
      expect(readCarried(text).ok).toBe(false);
      expect(performance.now() - before, text.slice(0, 8)).toBeLessThan(3_000);
    }
  });

  it('refuses whatever text it is given with a reason, or reads it', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `CF:${text.toUpperCase()}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = readCarried(text);
        if (!read.ok) expect(read.error.code).toMatch(/^(empty|format|damaged|newer|illegal|transcript)$/);
      }),
      { numRuns: 3_000, seed: SEED },
    );
  }, 120_000);
});
