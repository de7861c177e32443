import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from 'playwright-core';
import { chromiumFlags, findChromium } from '../run/chromium.js';

/** A phone held upright, the main case. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** A phone on a page without the worker: keeping all files takes a second of each first visit, and few tests are about it. */
export const visitor: BrowserContextOptions = { ...phone, serviceWorkers: 'block' };

export function launchOptions() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: install one or name it in CHROMIUM_PATH.');
  return { executablePath, args: chromiumFlags(), headless: true };
}

export function launch(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

/** A browser with a profile of its own on disk, as a player has one; Chromium installs apps only from such. */
export async function launchPersistent(options: BrowserContextOptions = phone): Promise<BrowserContext> {
  const profile = await mkdtemp(join(tmpdir(), 'cosmic-felt-'));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...options });
  context.on('close', () => {
    void rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });
  return context;
}

export interface Watch {
  /** Errors of the console and of scripts, and messages about the Content-Security-Policy. */
  readonly errors: string[];
  /** Addresses asked for outside the app's own origin. */
  readonly foreign: string[];
}

/** Notes what a page or a whole context must not do. Call it before the first navigation. */
export function watch(where: Page | BrowserContext, origin: string): Watch {
  const seen: Watch = { errors: [], foreign: [] };
  const follow = (page: Page): void => {
    page.on('console', (message) => {
      // That a visitor gets no worker is no error of ours.
      if (message.text().includes('blocked by Playwright')) return;
      if (message.type() === 'error' || message.type() === 'warning') seen.errors.push(message.text());
    });
    page.on('pageerror', (error) => seen.errors.push(String(error)));
  };
  if ('pages' in where) {
    where.pages().forEach(follow);
    where.on('page', follow);
  } else {
    follow(where);
  }
  where.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== origin)
      seen.foreign.push(url.href);
  });
  return seen;
}

/** Waits until the service worker has stored everything and answers for this page. */
export async function readyOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
  });
}
