/**
 * A whole game in few bytes, to be carried from one phone to another: a byte that tells the version, four of a
 * checksum over all the others, and the content. The first five bytes stay as they are in every version.
 */
import { type CarriedGame, carryGame, hasAgreements } from './pack-content.ts';
import { PackWriter } from './pack-range.ts';
import { tableOf } from './table-of.ts';

export type { CarriedGame } from './pack-content.ts';

/**
 * Grows when older readers would misread what is written. Version 2 also carries who agreed on what, version 3 the table
 * of a tournament too; a game is written in the oldest version that holds it, which most readers know.
 */
export const PACK_VERSION = 3;

/** What stands before the content. */
export const PACK_HEAD = 5;

export function packGame(game: CarriedGame): Uint8Array {
  const writer = new PackWriter();
  const version = versionOf(game);
  const carried = carryGame(writer, game, version);
  if (!carried.ok) throw new Error(`A game whose step ${carried.error} is not legal`);
  const content = writer.finish();
  const bytes = new Uint8Array(PACK_HEAD + content.length);
  bytes[0] = version;
  bytes.set(content, PACK_HEAD);
  new DataView(bytes.buffer).setUint32(1, packChecksum(bytes));
  return bytes;
}

function versionOf(game: CarriedGame): number {
  if (tableOf(game.log) !== null) return 3;
  return hasAgreements(game) ? 2 : 1;
}

/** The CRC-32 of the version and the content. */
export function packChecksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const [place, byte] of bytes.entries()) {
    if (place >= 1 && place < PACK_HEAD) continue;
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}
