/** Reads a packed game. Whatever the bytes are, it neither throws nor hangs: the log referees every step. */
import { refuse, type Result } from '../engine/result.ts';
import { type CarriedGame, PACK_HEAD, PACK_VERSION, packChecksum, packGame } from './pack.ts';
import { carryGame } from './pack-content.ts';
import { PackReader } from './pack-range.ts';

/**
 * Why bytes are no game: `format`, they never were one; `damaged`, some of it is lost or changed; `newer`, a later
 * version wrote it; `illegal`, the rules do not allow it.
 */
export type UnpackError =
  | { readonly code: 'format' | 'damaged' | 'newer' }
  /** The first step that is refused, from 1; 0 for the start. */
  | { readonly code: 'illegal'; readonly step: number };

/** The most bytes that are looked at: a hundred times what a long game takes. */
const MAX_BYTES = 1 << 16;

export function unpackGame(bytes: Uint8Array): Result<CarriedGame, UnpackError> {
  if (bytes.length < PACK_HEAD || bytes.length > MAX_BYTES || bytes[0] === 0)
    return refuse({ code: 'format' });
  const sum = new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(1);
  if (sum !== packChecksum(bytes)) return refuse({ code: 'damaged' });
  const version = bytes[0] ?? 0;
  if (version > PACK_VERSION) return refuse({ code: 'newer' });
  const reader = new PackReader(bytes.subarray(PACK_HEAD));
  const carried = carryGame(reader, null, version);
  if (reader.overrun) return refuse({ code: 'damaged' });
  if (!carried.ok) return refuse({ code: 'illegal', step: carried.error });
  // A game has one packed form, so nothing can hide in the bytes.
  return isSame(packGame(carried.value), bytes) ? carried : refuse({ code: 'damaged' });
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, place) => byte === other[place]);
