import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, as axe names its rules. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface What {
  /** Adds axe's own best-practice rules. */
  everyRule?: boolean;
  /** Limits the check to this part of the page. */
  within?: string;
}

/** The page without the shell around it, which the template test checks. */
export const inPage: What = { within: 'main' };

/**
 * Returns an axe builder for this page. Our pages have no frames, so one run in the page is enough, without a
 * second page to collect results. Axe reports only violations in full, which halves the time. It does not write copies
 * of style sheets into a document: the content security policy refuses them, and only an experimental rule reads them.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });

/** Returns axe's findings on the current page: rule and first element, one per line. */
export async function axeViolations(page: Page, what: What = {}): Promise<string[]> {
  const axe = axeOn(page);
  if (!what.everyRule) axe.withTags(wcag);
  return listed(axe, what);
}

/** Checks in light colours, then only the contrast in dark ones: themes change nothing else. The page stays dark. */
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
