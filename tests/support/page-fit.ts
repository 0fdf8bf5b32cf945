import type { Page } from '@playwright/test';

/** How far the page scrolls sideways, in CSS px; 0 is right. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes the text as large as with a browser's largest size. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '225%';
  });
