import { expect, it } from 'vitest';
import { packGame } from '../../src/game/pack.ts';
import { makeQrText, MAX_QR_TEXT } from '../../src/game/pack-text.ts';
import { carried } from './pack-games.ts';
import { playedGame } from './played-game.ts';

it('a packed game fits one still QR code of version 15 for games of four to 500, in at least 95 of 100', () => {
  const lengths = Array.from(
    { length: 200 },
    (_, seed) => makeQrText(packGame(carried(playedGame(seed + 1, 500).log))).length,
  ).sort((a, b) => a - b);
  const at = (share: number): number | undefined => lengths[Math.min(199, Math.floor(200 * share))];
  const fits = lengths.filter((length) => length <= MAX_QR_TEXT).length;
  process.stdout.write(
    `QR characters of 200 games: least ${at(0)}, median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}; ${fits} fit ${MAX_QR_TEXT}\n`,
  );
  expect(fits).toBeGreaterThanOrEqual(190);
});
