import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on a page as it stands: each rule with the elements that break it. */
export async function violations(page: Page): Promise<readonly (readonly [string, readonly string[]])[]> {
  // Asked in the page itself it is done sooner than in the second one that the builder opens for pages with frames.
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
