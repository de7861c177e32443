/**
 * What tap to paint costs on this machine whatever the app does: an empty page that stores an event as the app does
 * and then shows a number, beside something that moves.
 */
import type { BrowserContext } from 'playwright-core';
import { tellFrames } from './frame-end.ts';
import { tap } from './taps.ts';

const ADDRESS = 'https://floor.example/';

const PAGE = `<!doctype html><meta name="viewport" content="width=device-width">
<style>
  @keyframes breathe { 50% { scale: 1.1 } }
  i { position: fixed; right: 0; width: 60px; height: 60px; background: red; animation: breathe 2.4s infinite }
  button { width: 300px; height: 300px; touch-action: manipulation }
</style><i></i><button>0</button>`;

declare global {
  interface Window {
    floor: number[];
  }
}

/** Runs in the page after `tellFrames`. */
async function answerTouches(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('floor');
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('events');
      opening.result.createObjectStore('games');
    };
    opening.onsuccess = () => resolve(opening.result);
  });
  const samples: number[] = [];
  window.floor = samples;
  let count = 0;
  addEventListener('pointerdown', ({ timeStamp }) => {
    const transaction = database.transaction(['events', 'games'], 'readwrite', { durability: 'strict' });
    transaction.objectStore('events').getKey(count);
    transaction.objectStore('events').add({ v: 1, type: 'thrown' }, ++count);
    transaction.objectStore('games').put({ count }, 'game');
    transaction.oncomplete = () => {
      const button = document.querySelector('button');
      if (button) button.textContent = String(count);
      window.framePainted((at) => samples.push(at - timeStamp));
    };
  });
}

/** ms from each of so many touches to the frame that shows it, stored. */
export async function measureFloor(
  context: BrowserContext,
  slower: number,
  touches: number,
): Promise<number[]> {
  const page = await context.newPage();
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto(ADDRESS);
  await page.evaluate(tellFrames);
  await page.evaluate(answerTouches);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  for (let count = 0; count < touches; count++) {
    await tap(session, { x: 150, y: 150 });
    await page.waitForTimeout(250);
  }
  const samples = await page.evaluate(() => window.floor);
  await page.close();
  return samples;
}
