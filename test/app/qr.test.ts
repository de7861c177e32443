/** From one phone's screen into another one's camera, without the phones. */
import { describe, expect, it } from 'vitest';
import { drawQr, qrModules } from '../../src/app/qr-code.ts';
import { readQrPixels } from '../../src/app/qr-read.ts';
import { packGame } from '../../src/game/pack.ts';
import { makeLinkText, MAX_QR_TEXT, readCarried } from '../../src/game/pack-text.ts';
import { tableOf } from '../../src/game/table-of.ts';
import { startGameOf, tableStartOf } from '../../src/tournament/table-start.ts';
import { expectSame } from '../game/pack-games.ts';
import { chanceOf } from '../game/random-game.ts';
import { after, published, withPlayers } from '../tournament/given.ts';
import { photo, readGrainy } from './grainy.ts';

describe('a QR code', () => {
  it('is read from a grainy picture, and the game in it is the same', () => readGrainy(3), 60_000);

  it('of a tournament’s table is read from a grainy picture as the link that a phone’s own camera opens', async () => {
    const chance = chanceOf(46);
    for (const players of [4, 5, 8]) {
      const names = Array.from({ length: players }, (_, at) => `Maximiliana Featherstonehaugh-Cholmon${at}`);
      const ids = names.map((_, at) => `p${at}`);
      const entry = { type: 'entered', players: names.map((name, at) => ({ id: `p${at}`, name })) } as const;
      const now = after(withPlayers(), entry, published(ids));
      const start = tableStartOf(now, 0, 0);
      if (start === null) throw new Error('No such table');
      const game = startGameOf(now, start);
      const link = `https://a-long-name-of-a-club.example.org/felt/${makeLinkText(packGame(game))}`;
      const scale = 3 + chance.below(30) / 10;
      const read = await readQrPixels(photo(await qrModules(link), scale, chance));
      expect(read, `${players} players, ${scale} pixels a module`).toBe(link);
      const back = readCarried(read ?? '');
      if (!back.ok) throw new Error(back.error.code);
      expectSame(back.value, game);
      expect(tableOf(back.value.log)).toEqual(start.table);
    }
  }, 60_000);

  // ISO/IEC 18004, table 7: version 15 with error correction M holds 600 characters of the alphanumeric mode; it has
  // 17 + 4 × 15 = 77 modules a side, and 4 of margin on each.
  it('of the longest text that is drawn has version 15', async () => {
    expect((await drawQr('A'.repeat(MAX_QR_TEXT))).size).toBe(85);
    expect((await drawQr('A'.repeat(MAX_QR_TEXT + 1))).size).toBe(89);
  });

  it('is drawn as its dark modules', async () => {
    const rows = await qrModules('CF:');
    const { size, path } = await drawQr('CF:');
    const drawn = rows.map((row) => row.map(() => false));
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
      for (let at = Number(x); at < Number(x) + Number(width); at++) (drawn[Number(y)] ?? [])[at] = true;
    expect(size).toBe(21 + 8);
    expect(drawn).toEqual(rows);
    expect(rows.slice(0, 4).flat()).not.toContain(true);
  });

  it('is not seen where there is none', async () => {
    expect(await readQrPixels(photo([[false]], 200, chanceOf(1)))).toBe(null);
    expect(await readQrPixels({ width: 1, height: 1, data: new Uint8ClampedArray(4) })).toBe(null);
  });
});
