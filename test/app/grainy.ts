/** QR codes as a camera sees them. */
import { expect } from 'vitest';
import { qrModules } from '../../src/app/qr-code.ts';
import { readQrPixels } from '../../src/app/qr-read.ts';
import { packGame } from '../../src/game/pack.ts';
import { makeQrText, MAX_QR_TEXT, readCarried } from '../../src/game/pack-text.ts';
import { carried, expectSame } from '../game/pack-games.ts';
import { playedGame } from '../game/played-game.ts';
import { type Chance, chanceOf } from '../game/random-game.ts';

/** A picture of modules, each so many pixels wide, on a page that is not quite white, with some grain. */
export function photo(modules: readonly (readonly boolean[])[], scale: number, chance: Chance) {
  const margin = 17;
  const side = Math.round(modules.length * scale) + 2 * margin;
  const data = new Uint8ClampedArray(4 * side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const dark = modules[Math.floor((y - margin) / scale)]?.[Math.floor((x - margin) / scale)] ?? false;
      const grain = 60 * (chance.next() - 0.5);
      // Darker towards one corner, as under a lamp.
      const light = (dark ? 40 : 225) - (40 * (x + y)) / (2 * side) + grain;
      data.set([light, light, light * 0.95, 255], 4 * (y * side + x));
    }
  return { width: side, height: side, data };
}

/** Reads the codes of so many games, each from a picture of another size. */
export async function readGrainy(games: number): Promise<void> {
  const chance = chanceOf(45);
  for (let seed = 1; seed <= games; seed++) {
    const game = carried(playedGame(seed, 500).log);
    const text = makeQrText(packGame(game));
    expect(text.length).toBeLessThanOrEqual(MAX_QR_TEXT);
    const scale = 3 + chance.below(60) / 10;
    const read = await readQrPixels(photo(await qrModules(text), scale, chance));
    expect(read, `seed ${seed}, ${scale} pixels a module`).toBe(text);
    const back = readCarried(read ?? '');
    if (!back.ok) throw new Error(JSON.stringify(back.error));
    expectSame(back.value, game);
  }
}
