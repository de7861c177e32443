import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on a page as it stands: each rule with the elements that break it. */
export async function violations(page: Page): Promise<readonly (readonly [string, readonly string[]])[]> {
  // Asked in the page itself it is done sooner than in the second one that the builder opens for pages with frames.
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Chromium computes the colours it forces, so axe measures their contrast like any other. */
const SCHEMES = {
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  light: { colorScheme: 'light', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** What axe finds with all its rules in dark, and of contrast in the other schemes too. The page is left in forced colours. */
export async function inSchemes(
  page: Page,
): Promise<Readonly<Record<keyof typeof SCHEMES, readonly string[]>>> {
  // The builder leaves axe in the page: asked there it answers three times as fast.
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze();
  const found = { dark: [], light: [], forced: [] } as Record<keyof typeof SCHEMES, readonly string[]>;
  for (const scheme of ['dark', 'light', 'forced'] as const) {
    await page.emulateMedia(SCHEMES[scheme]);
    const nodes = await page.evaluate(broken, scheme === 'dark' ? null : ['color-contrast']);
    found[scheme] = nodes.map((node) => node.replace(/<!--.*?-->/g, ''));
  }
  return found;
}

/** Runs in the page: each violation of these rules, or of all, with the element it is about. */
async function broken(runOnly: readonly string[] | null): Promise<readonly string[]> {
  const { axe } = globalThis as unknown as {
    axe: {
      run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  };
  // Where colours are forced, Chromium leaves this one as the author's, and axe would read it for the text's.
  const read = CSSStyleDeclaration.prototype.getPropertyValue;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
  const results = await axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
  CSSStyleDeclaration.prototype.getPropertyValue = read;
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
