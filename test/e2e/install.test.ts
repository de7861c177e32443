import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { launchPersistent, phone, readyOffline, watch } from './browser.ts';
import { Site } from './site.ts';
import { useStage } from './stage.ts';

const stage = useStage();

describe.each(['/', '/felt/'])('the app under %s', (base) => {
  let site: Site;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    site = await Site.started(base);
    context = await stage.browser.newContext(phone);
    page = await context.newPage();
  });
  afterAll(async () => {
    await context.close();
    await site.stop();
  });

  it('opens without an error and without a request to another origin', async () => {
    const seen = watch(context, site.origin);
    await page.goto(site.address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await readyOffline(page);
    expect(seen).toEqual({ errors: [], foreign: [] });
    expect(site.requests).toContain(`${base}manifest.webmanifest`);
  });

  it('opens again with the server gone, also from a link with a query', async () => {
    await page.goto(site.address);
    await readyOffline(page);
    await site.stop();
    const seen = watch(context, site.origin);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${site.address}?from=home#anything`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(seen.foreign).toEqual([]);
    await site.start();
  });

  it('shows its frame before any script has run', async () => {
    const bare = await stage.browser.newContext({ ...phone, javaScriptEnabled: false });
    try {
      const paper = await bare.newPage();
      await paper.goto(site.address);
      expect(await paper.locator('.frame-title').textContent()).toBe('Cosmic Felt');
      const felt = await paper.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
      expect(felt).not.toBe('rgba(0, 0, 0, 0)');
    } finally {
      await bare.close();
    }
  });

  it('gives axe nothing to find', async () => {
    await page.goto(site.address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('can be installed', async () => {
    const profile = await launchPersistent();
    try {
      const tab = await profile.newPage();
      await tab.goto(site.address);
      await readyOffline(tab);
      const devtools = await profile.newCDPSession(tab);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
    } finally {
      await profile.close();
    }
  });
});
