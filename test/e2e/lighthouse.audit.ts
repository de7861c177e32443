import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { launchOptions } from './browser.ts';
import { Site } from './site.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

it('satisfies Lighthouse on a slow phone', async () => {
  const site = await Site.started();
  const port = await freePort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(site.address, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    const { categories = {}, audits = {} } = result?.lhr ?? {};
    const short = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
    const scores = Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, score ?? 0]));
    const why = `${JSON.stringify(scores)}: ${short.map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`).join(', ')}`;
    expect(scores.performance, why).toBeGreaterThanOrEqual(0.95);
    expect(scores, why).toMatchObject({ accessibility: 1, 'best-practices': 1, seo: 1 });
  } finally {
    await browser.close();
    await site.stop();
  }
});
