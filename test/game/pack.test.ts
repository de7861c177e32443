import { describe, expect, it } from 'vitest';
import { type CarriedGame, PACK_VERSION, packChecksum, packGame } from '../../src/game/pack.ts';
import { makeLinkText, makeQrText, readCarried } from '../../src/game/pack-text.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import { unpackGame } from '../../src/game/unpack.ts';
import { given, when } from './given.ts';
import { carried, expectSame, resealed } from './pack-games.ts';

const game = (...lines: readonly string[]): CarriedGame => carried(given(...lines));

function unpacked(bytes: Uint8Array): CarriedGame {
  const read = unpackGame(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const SHORT = game('players: Ann | Bo', 'Ann: 4442/5 X 5X23/6 bank', 'Bo: 445X/X');

/** A little of everything that can stand in a game. */
const ODDS_AND_ENDS = game(
  'rules: dice-now goal=1235 opening=0 spots=bump fullHouse=choice clearing=all sunRest=on sunValue=choose twoPairs=choose',
  'players: Zoe\u0308 | \u{1f3b2}\u{1f3b2} | \u05d0\u05d1 \u05d2 | -5',
  'standings: 120 | 0 on | 0 | 1230',
  'up: -5',
  'seats: -5 | Zoe\u0308 | \u05d0\u05d1 \u05d2 | \u{1f3b2}\u{1f3b2}',
  'join: New One',
  'adjust: Zoe\u0308 -15 said "please", \u{1f44f} twice',
  '-5: rules(opening=5,spots=share) wellenda 2244/S=2 void wimp',
  'Zoe\u0308: total 10000',
  'leave: New One',
);

/** Who agreed on what, with a house rule, and a change of which nobody knows. */
const AGREED = carried(
  when(
    game('players: Ann | Bo | Cy', 'Ann: 4442/6').log,
    { type: 'change-rules', change: { spots: 'share' }, agreed: ['Bo', 'Ann', 'Cy'], at: 1_796_069_645_123 },
    { type: 'agree-house-rule', text: 'no phones \u{1f3b2}', agreed: ['Ann', 'Bo', 'Cy'], at: 0 },
    { type: 'change-rules', change: { opening: 0 } },
  ),
);

describe('a packed game', () => {
  it.each([
    ['a game under way', SHORT],
    ['one with agreements', AGREED],
    ['one with everything', ODDS_AND_ENDS],
    [
      'one of which nothing is known but the players',
      { ...game('players: Ann'), id: null, started: null, markers: [''] },
    ],
    ['one with a choice for a free Sun', game('players: Ann', 'Ann: 25-X/S=0')],
    ['one that is over', game('players: Ann | Bo', 'leave: Ann')],
  ])('comes back whole: %s', (_, wanted) => expectSame(unpacked(packGame(wanted)), wanted));

  it('is the game as corrected, with what was chosen later', () => {
    const corrected = when(
      given('players: Ann | Bo', 'Ann: 2244/S'),
      { type: 'choose', choice: '2' },
      { type: 'throw', throw: '3' + 'X' },
      { type: 'undo' },
      { type: 'amend', changes: [{ kind: 'insert', place: 1, step: { type: 'wellenda' } }], cut: null },
    );
    const back = unpacked(packGame(carried(corrected)));
    expect(makeTranscript(back.log)).toContain('Ann: wellenda 2244/S=2\n');
    expectSame(back, carried(corrected));
  });

  it('knows its checksum', () => {
    // The CRC-32 of "123456789" is CBF43926; here the four bytes of the checksum stand behind the 1.
    const bytes = Uint8Array.from('1____23456789', (char) => char.charCodeAt(0));
    expect(packChecksum(bytes)).toBe(0xcbf43926);
  });

  it('is refused as damaged when any one bit is flipped, and when any of it is cut off', () => {
    const bytes = packGame(SHORT);
    for (let bit = 0; bit < 8 * bytes.length; bit++) {
      const flipped = Uint8Array.from(bytes);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const code = bit === 0 ? 'format' : 'damaged';
      expect(unpackGame(flipped), `bit ${bit}`).toEqual({ ok: false, error: { code } });
    }
    for (let length = 5; length < bytes.length; length++)
      expect(unpackGame(bytes.slice(0, length))).toEqual({ ok: false, error: { code: 'damaged' } });
    for (let length = 0; length < 5; length++)
      expect(unpackGame(bytes.slice(0, length))).toEqual({ ok: false, error: { code: 'format' } });
  });

  it('is of the first version where nothing was agreed on by name: every reader knows that one', () => {
    expect(packGame(ODDS_AND_ENDS)[0]).toBe(1);
    expect(packGame(AGREED)[0]).toBe(2);
    // What the app made of this game before there were agreements.
    const read = readCarried(
      '#/take/AW9rOzmPFayIgxRxp03rPWKaRKnDgSqreWhhueLegNdLBm5FJrlmLKrw93OKoeW0oDG_BpNVkBXKy7F0pngARB7rANYct_-rVtIq6XLnXOKGkXQ1N08yqehW0l15jXIC9444JDrM7Cc0KxY-TEVI8Z7s',
    );
    const wanted = game(
      'rules: dice-now goal=1235 opening=0 spots=bump fullHouse=choice clearing=all sunRest=on sunValue=choose twoPairs=choose',
      'players: Zoe | Bo | Cy | -5',
      'standings: 120 | 0 on | 0 | 1230',
      'up: -5',
      'seats: -5 | Zoe | Cy | Bo',
      'join: New One',
      'adjust: Zoe -15 said "please" twice',
      '-5: rules(opening=5,spots=share) wellenda 2244/S=2 void wimp',
      'Zoe: total 10000',
      'leave: New One',
    );
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expectSame(read.value, wanted);
    const claimed = packGame(ODDS_AND_ENDS);
    claimed[0] = 2;
    expect(unpackGame(resealed(claimed)).ok).toBe(false);
  });

  it('is refused as newer when a later version wrote it', () => {
    const later = packGame(SHORT);
    later[0] = PACK_VERSION + 1;
    expect(unpackGame(resealed(later))).toEqual({ ok: false, error: { code: 'newer' } });
  });

  it('is refused as damaged with more behind it, or with less, though its checksum is right', () => {
    const bytes = packGame(SHORT);
    expect(unpackGame(resealed(Uint8Array.from([...bytes, 1])))).toEqual({
      ok: false,
      error: { code: 'damaged' },
    });
    expect(unpackGame(resealed(bytes.slice(0, 12)))).toEqual({ ok: false, error: { code: 'damaged' } });
  });

  it('is a view on other bytes as well', () => {
    const bytes = packGame(SHORT);
    const within = new Uint8Array(bytes.length + 9);
    within.set(bytes, 7);
    expectSame(unpacked(within.subarray(7, 7 + bytes.length)), SHORT);
  });
});

describe('the texts that carry a game', () => {
  const packed = packGame(SHORT);

  it.each([
    ['a QR code', makeQrText(packed)],
    ['a link', `https://example.org/felt/${makeLinkText(packed)}`],
    ['a link with a line end', ` ${makeLinkText(packed)}\n`],
    ['a link at the end of a sentence', `(see https://example.org/${makeLinkText(packed)}).`],
    ['the end of a link', makeLinkText(packed).slice('#/take/'.length)],
    ['a link that holds what a QR code does', `#/take/${makeQrText(packed)}`],
  ])('reads %s', (_, text) => {
    const read = readCarried(text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expectSame(read.value, SHORT);
  });

  it('has only what a QR code holds densely, and what a link needs no escapes for', () => {
    expect(makeQrText(packed)).toMatch(/^CF:[0-9A-Z $%*+\-./:]+$/);
    expect(makeLinkText(packed)).toMatch(/^#\/take\/[\w-]+$/);
  });

  it('reads a transcript, also one with a link in a comment', () => {
    const text = `# ${makeLinkText(packed)}\n${makeTranscript(SHORT.log)}`;
    const read = readCarried(text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expectSame(read.value, { ...SHORT, id: null, started: null, markers: [] });
  });

  it.each([
    ['', { code: 'empty' }],
    [' \n ', { code: 'empty' }],
    ['CF:', { code: 'format' }],
    ['CF:abc', { code: 'format' }],
    ['https://example.org/#/take/', { code: 'format' }],
    ['#/take/a b', { code: 'format' }],
    ['hello', { code: 'format' }],
    ['https://example.org/', { code: 'format' }],
    ['hello there,\nAnn', { code: 'format' }],
    ['the players: Ann', { code: 'transcript', at: { line: 1, token: 'the players', code: 'players' } }],
    [
      'players: Ann | Bo\nBo: 44',
      { code: 'transcript', at: { line: 2, token: 'Bo', code: 'not-your-turn' } },
    ],
  ])('refuses %j', (text, error) => {
    expect(readCarried(text)).toEqual({ ok: false, error });
  });
});
