import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch, visitor } from './browser.ts';
import { Site } from './site.ts';
import { calm } from './table.ts';

/** What the tests of a file play on; there from the first of them to the last. */
export interface Stage {
  browser: Browser;
  /** The built app at the root of its own server. */
  site: Site;
}

/** One browser serves the files of a worker one after the other: to start one takes two seconds of a processor. */
let shared: Browser | undefined;

async function runningBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launch();
  return shared;
}

/** A browser and the built app for all tests of the file that calls this. */
export function useStage(): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    stage.browser = await runningBrowser();
    stage.site = await Site.started();
  });
  afterAll(async () => {
    // What a test that failed has left; the browser itself ends with the worker.
    await Promise.all(stage.browser.contexts().map((context) => context.close()));
    await stage.site.stop();
  });
  return stage;
}

/**
 * The first screen of the app, for tests that need no device of their own: they go back to it in the same page, which
 * costs a tenth of a new one. What a test that failed has left is thrown away.
 */
export function useHome(stage: Stage, options: BrowserContextOptions = visitor): () => Promise<Page> {
  let page: Page | undefined;
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await page?.context().close();
    page = undefined;
  });
  return async () => {
    if (!page || page.isClosed()) {
      page = await (await stage.browser.newContext(options)).newPage();
    }
    await page.goto(`${stage.site.address}#/`);
    await page.locator('home-screen').waitFor();
    // The last tap of the test before and the first of this one may fall on one place.
    await calm(page);
    return page;
  };
}
