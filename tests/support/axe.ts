import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, as axe names its rules. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface What {
  /** Also what axe itself recommends. */
  everyRule?: boolean;
  /** This part of the page alone. */
  within?: string;
}

/** The page without the shell around it, which the test of the templates looks at. */
export const inPage: What = { within: 'main' };

/**
 * Axe for this page. Our pages have no frames: one run in the page does, without a second page to gather
 * the results of each. Only what it objects to is told in full, which takes half the time.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** What axe finds on the page as it is: rule and first element, a line each. */
export async function axeViolations(page: Page, what: What = {}): Promise<string[]> {
  const axe = axeOn(page);
  if (!what.everyRule) axe.withTags(wcag);
  return listed(axe, what);
}

/** The same in light colours, and in dark ones the contrast: all that another theme can change. The page stays dark. */
export async function axeViolationsInBothThemes(page: Page, what: What = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axeViolations(page, what);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await listed(axeOn(page).withRules(['color-contrast']), what);
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}

async function listed(axe: AxeBuilder, { within }: What): Promise<string[]> {
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
