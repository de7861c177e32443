import { describe, expect, it } from 'vitest';
import { playedGame, tapsPerThrow } from './played-game.ts';

describe('the taps of a game', () => {
  it('are at most 2.6 a throw over 200 games to 500, banks not counted', () => {
    const told = Array.from({ length: 200 }, (_, seed) => playedGame(seed, 500).told).flat();
    expect(told.length).toBeGreaterThan(20_000);
    expect(tapsPerThrow(told)).toBeLessThanOrEqual(2.6);
  });
});
