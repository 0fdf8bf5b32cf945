import type { Browser, Page } from '@playwright/test';
import { onPhone } from '../measure-actions.ts';
import { processorOnly, slowDown } from '../profiles.ts';

/** On the page that one comes from and, where that is another document, on the next. A text: see measure-load.ts. */
const watchHeading = `
  const look = () => {
    const heading = document.querySelector('h1')?.textContent;
    const before = sessionStorage.getItem('heading');
    if (before && heading && heading !== before) window.headingAt = Date.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/**
 * Milliseconds from pressing a link to another guide until its heading is painted, on a phone that has both
 * pages already. The same for sites that load another document and for those that do not.
 */
export const pageToPage = (
  browser: Browser,
  { from, to }: { from: string; to: string },
  prepare: (page: Page) => Promise<void>,
): Promise<number> =>
  onPhone(browser, async (page) => {
    await page.addInitScript({ content: watchHeading });
    await page.goto(from);
    await prepare(page);
    // Once more: the first visit came before the worker.
    await page.goto(from);
    await prepare(page);
    await slowDown(page, processorOnly);
    const link = `a[href="${to}"], a[href="${to}/"]`;
    const pressed = await page.evaluate((selector) => {
      const target = document.querySelector<HTMLAnchorElement>(selector);
      if (!target) throw new Error(`No link ${selector}`);
      sessionStorage.setItem('heading', document.querySelector('h1')?.textContent ?? '');
      // After this answer: another document takes it away.
      setTimeout(() => target.click());
      return Date.now();
    }, link);
    const seen = await page.waitForFunction(
      () => (window as unknown as { headingAt?: number }).headingAt,
    );
    return ((await seen.jsonValue()) ?? 0) - pressed;
  });
