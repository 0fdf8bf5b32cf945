import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, as axe names its rules. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface What {
  /** Also what axe itself recommends. */
  everyRule?: boolean;
  /** This part of the page alone. */
  within?: string;
}

/** What axe finds on the page as it is: rule and first element, a line each. */
export async function axeViolations(page: Page, what: What = {}): Promise<string[]> {
  // Our pages have no frames: one run in the page does, without a second page to gather the results.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (!what.everyRule) axe.withTags(wcag);
  if (what.within) axe.include(what.within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

/** The same in light and in dark colours, nothing moving; the page stays dark. */
export async function axeViolationsInBothThemes(page: Page, what?: What): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await axeViolations(page, what)).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
