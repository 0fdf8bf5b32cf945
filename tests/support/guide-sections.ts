import type { Page } from '@playwright/test';

/** Opens a folded section of a guide with a press on its heading, as a reader on a phone does. */
export async function openSection(page: Page, id: string): Promise<void> {
  const fold = page.locator(`#${id} > .section-fold`);
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
}
