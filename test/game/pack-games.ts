/** Games to pack, and when two of them are the same: step by step, whatever was taken back on the way. */
import { expect } from 'vitest';
import { summarize } from '../../src/game/summary.ts';
import { historyOf } from '../../src/game/history.ts';
import { type CarriedGame, PACK_HEAD, packChecksum } from '../../src/game/pack.ts';
import type { Log } from '../../src/game/log.ts';
import { settledFrom } from '../../src/game/rejudge.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';

/** As the app packs it: with an id, a date and markers. */
export const carried = (log: Log): CarriedGame => ({
  log,
  id: '00112233445566778899aabb',
  started: 1_780_000_000_000,
  markers: settledFrom(log.last, 1).base.game.players.map((_, place) => (place % 2 ? 'square' : '')),
});

export function expectSame(actual: CarriedGame, expected: CarriedGame): void {
  const { log, ...rest } = actual;
  const { log: wanted, ...others } = expected;
  expect(rest).toEqual(others);
  expect(makeTranscript(log)).toBe(makeTranscript(wanted));
  expect(log.last.game).toEqual(wanted.last.game);
  expect(log.last.place).toBe(wanted.last.place);
  expect(summarize(log.last.game)).toEqual(summarize(wanted.last.game));
  expect(historyOf(log)).toEqual(historyOf(wanted));
}

/** The same bytes with a checksum that is right again: what somebody would send who means harm. */
export function resealed(bytes: Uint8Array): Uint8Array {
  const sealed = Uint8Array.from(bytes);
  if (sealed.length >= PACK_HEAD) new DataView(sealed.buffer).setUint32(1, packChecksum(sealed));
  return sealed;
}
