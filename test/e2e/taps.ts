/** Fingers for whole games: real touches of the built app's keys and buttons, one after the other. */
import type { CDPSession, Page } from 'playwright-core';
import type { Hit } from '../game/played-game.ts';

/** Where the middle of each key and button is; they never move. */
export type Spots = Readonly<Record<string, { readonly x: number; readonly y: number }>>;

export const spotName = (hit: Hit): string => (typeof hit === 'string' ? hit : `${hit.cube} ${hit.face}`);

/** Finds the keys of the pad and the buttons of the actions on the table that is shown. */
export function findSpots(page: Page): Promise<Spots> {
  return page.evaluate(() => {
    const rail = document.querySelector('felt-app')?.shadowRoot?.querySelector('table-screen')?.shadowRoot;
    const spots: Record<string, { x: number; y: number }> = {};
    const note = (name: string, element: Element): void => {
      const { x, y, width, height } = element.getBoundingClientRect();
      spots[name] = { x: x + width / 2, y: y + height / 2 };
    };
    const pad = rail?.querySelector('key-pad')?.shadowRoot;
    for (const [row, faces] of [
      ['common', '23456X'],
      ['sun', '2S456X'],
    ] as const) {
      const keys = pad?.querySelectorAll(`.${row} button`) ?? [];
      [...keys].forEach((key, place) => note(`${row} ${faces[place] ?? ''}`, key));
    }
    for (const button of rail?.querySelector('action-bar')?.shadowRoot?.querySelectorAll('button') ?? [])
      note((button as HTMLElement).dataset.action ?? '', button);
    // While a flash is pending, Void stands where Turn total does.
    const { total } = spots;
    return total ? { ...spots, void: total } : spots;
  });
}

/** One contact of a finger: it comes down and is lifted at once. */
export async function touch(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** ms that a finger rests. */
const CONTACT = 60;

/**
 * One contact as a hand makes it; resolves when the finger is lifted. Injected where the browser takes touches from
 * the system: `Input.dispatchTouchEvent` stamps an event first and then waits for a frame of the page before it sends
 * it, which no finger does, and which costs up to a frame wherever something moves.
 */
export async function tap(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await session.send('Input.synthesizeTapGesture', { x, y, duration: CONTACT, gestureSourceType: 'touch' });
}
