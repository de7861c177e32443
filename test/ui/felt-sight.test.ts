import { describe, expect, test } from 'vitest';
import { layoutFelt } from '../../src/ui/felt-layout.ts';
import { FeltSight, type SightAsked } from '../../src/ui/felt-sight.ts';
import { isInView, isWhole, wholeView, zoomAbout } from '../../src/ui/felt-view.ts';

const crowded = layoutFelt(320, 157, 5000);
const roomy = layoutFelt(390, 333, 500);
const calm: SightAsked = { board: crowded, look: 'auto', stretch: { from: 215, to: 215 } };
const risky: SightAsked = { ...calm, stretch: { from: 215, to: 260 } };

function looking(...asked: readonly SightAsked[]): FeltSight {
  const sight = new FeltSight();
  for (const each of asked) sight.follow(each);
  return sight;
}

describe('what is asked for', () => {
  test.each([
    ['auto, nothing at risk', calm, 'whole'],
    ['auto, at risk where spots are crowded', risky, 'close'],
    ['auto, at risk where there is room', { ...risky, board: roomy }, 'whole'],
    ['close, nothing at risk', { ...calm, look: 'close' }, 'close'],
    ['close, nobody up', { ...calm, look: 'close', stretch: undefined }, 'whole'],
    ['whole, at risk', { ...risky, look: 'whole' }, 'whole'],
  ] as const)('%s', (_, asked, look) => {
    const sight = looking(asked);
    expect(sight.look).toBe(look);
    expect(isWhole(asked.board, sight.view)).toBe(look === 'whole');
  });

  test('auto goes back to the whole when the points are banked', () => {
    expect(looking(risky, { ...calm, stretch: { from: 255, to: 255 } }).look).toBe('whole');
  });

  test('a closer look goes along with who is up', () => {
    const sight = looking({ ...calm, look: 'close' });
    sight.follow({ ...calm, look: 'close', stretch: { from: 3000, to: 3000 } });
    expect(isInView(sight.view, crowded.spot(3000))).toBe(true);
  });
});

describe("the reader's hand", () => {
  const far = zoomAbout(crowded, wholeView(crowded), 6, { x: 300, y: 20 });

  test('holds until something else is asked for', () => {
    const sight = looking(risky);
    expect(sight.leave(wholeView(crowded))).toBe('whole');
    sight.follow({ ...risky, stretch: { from: 215, to: 300 } });
    expect(sight.look).toBe('whole');
    // The host agrees, then asks for the other look.
    sight.follow({ ...risky, look: 'whole' });
    expect(sight.look).toBe('whole');
    sight.follow({ ...risky, look: 'close' });
    expect(sight.look).toBe('close');
  });

  test('is told only when the look is another one', () => {
    const sight = looking(risky);
    expect(sight.leave(far)).toBeUndefined();
    expect(sight.view).toBe(far);
    expect(looking(calm).leave(far)).toBe('close');
  });

  test('keeps its place until who is up moves out of it', () => {
    const sight = looking({ ...calm, look: 'close' });
    sight.leave(far);
    sight.follow({ ...calm, look: 'close' });
    expect(sight.view).toBe(far);
    sight.follow({ ...risky, look: 'close' });
    expect(isInView(sight.view, crowded.spot(260))).toBe(true);
  });
});
