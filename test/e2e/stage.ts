import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { Site } from './site.ts';

/** What the tests of a file play on; there from the first of them to the last. */
export interface Stage {
  browser: Browser;
  /** The built app at the root of its own server. */
  site: Site;
}

/** A browser and the built app for all tests of the file that calls this. */
export function useStage(): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    stage.browser = await launch();
    stage.site = await Site.started();
  });
  afterAll(async () => {
    await stage.browser.close();
    await stage.site.stop();
  });
  return stage;
}
