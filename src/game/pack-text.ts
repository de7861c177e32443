/**
 * The texts in which a game is carried: `CF:` and base45 in a QR code, base64url behind `#/take/` in a link, and the
 * notation. Any of them is read, wherever it was pasted from.
 */
import { ok, refuse, type Result } from '../engine/result.ts';
import { makeBase45, parseBase45 } from './base45.ts';
import { linkedText } from './link-text.ts';
import { trimText } from './names.ts';
import type { CarriedGame } from './pack.ts';
import { parseTranscript, type TranscriptError } from './transcript.ts';
import { unpackGame, type UnpackError } from './unpack.ts';

const PREFIX = 'CF:';

/** What a still QR code of version 15 with error correction M holds, in characters of its alphanumeric mode. */
export const MAX_QR_TEXT = 600;

export const LINK_HEAD = '#/take/';

export const makeQrText = (packed: Uint8Array): string => PREFIX + makeBase45(packed);

export const makeLinkText = (packed: Uint8Array): string => LINK_HEAD + makeBase64Url(packed);

/** Why a text is no game: what is wrong with the packed game, or with a line of the notation. */
export type CarryError =
  | UnpackError
  | { readonly code: 'empty' }
  | { readonly code: 'transcript'; readonly at: TranscriptError };

/** Reads a QR code's text, a link, what stands in a link, or a transcript. Never throws, whatever the text is. */
export function readCarried(text: string): Result<CarriedGame, CarryError> {
  const trimmed = trimText(text);
  if (trimmed === '') return refuse({ code: 'empty' });
  const link = trimmed.indexOf(LINK_HEAD);
  // A transcript may quote a link in a comment.
  const packed = link >= 0 && !trimmed.includes('\n') ? trimmed.slice(link + LINK_HEAD.length) : trimmed;
  if (packed.startsWith(PREFIX)) {
    const bytes = parseBase45(packed.slice(PREFIX.length));
    return bytes.ok ? unpackGame(bytes.value) : refuse({ code: 'format' });
  }
  if (link === 0 || packed !== trimmed || isWord(packed)) {
    const bytes = parseBase64Url(linkedText(packed));
    return bytes === undefined ? refuse({ code: 'format' }) : unpackGame(bytes);
  }
  // Without players it is some other text: no line of it is to blame.
  if (!text.includes('players')) return refuse({ code: 'format' });
  const read = parseTranscript(text);
  return read.ok
    ? ok({ log: read.value, id: null, started: null, markers: [] })
    : refuse({ code: 'transcript', at: read.error });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** One word of base64url's letters: no line of the notation is. */
const isWord = (text: string): boolean => /^[\w-]+$/.test(text);

function makeBase64Url(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 6; bits -= 6) text += LETTERS.charAt((held >> (bits - 6)) & 63);
  }
  return bits > 0 ? text + LETTERS.charAt((held << (6 - bits)) & 63) : text;
}

/** The bytes; undefined for another letter, and for a length and last bits that bytes cannot have led to. */
function parseBase64Url(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  return bits >= 6 || (held & ((1 << bits) - 1)) !== 0 ? undefined : bytes;
}
