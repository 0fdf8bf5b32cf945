import type { BrowserContext, Page } from '@playwright/test';
import { textSaved } from '../support/saved-on-device.ts';
import { appReady, expect, test } from '../support/test.ts';
import { openSection } from '../support/guide-sections.ts';
import { answers, LeadForm } from './page-models/lead-form.ts';

/** A shop whose next question is what it sells for: typed answers are never in the address. */
const shopLink =
  '#kind=shop&state=tg&place=cyberabad&food=sells&supply=goods&products=&online=&reach=&workers=2' +
  '&building=&entity=proprietor&does=scale&plans=';

/** The page's process dies, with nothing said to it before. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The page dies before it can answer the command.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('a crash in the middle of typing loses no draft, no tick and no answer (ERR-13)', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('niyam.consent', 'declined'));
  const guide = await context.newPage();
  await guide.goto(`${site.url}/fssai-compliance`);
  await appReady(guide);
  await openSection(guide, 'documents');
  await guide.locator('input[data-document=identity]').check();
  await expect(guide.getByText(/1 of \d+ ready\. Kept on this phone\./)).toBeVisible();
  await guide.goto(`${site.url}/find${shopLink}`);
  await guide.getByRole('button', { name: 'Type it' }).click();
  await guide.getByLabel('Sales in rupees').fill('quite a lot');
  await guide.getByRole('button', { name: 'Continue' }).click();
  await expect(guide.getByRole('alert')).toContainText('Write a number');
  const form = await context.newPage();
  await LeadForm.filledAt(form, `${site.url}/`);
  await textSaved(form, answers.business);
  await crash(context, form);
  await crash(context, guide);

  const again = await context.newPage();
  await again.goto(`${site.url}/`);
  await appReady(again);
  const reopened = new LeadForm(again);
  await reopened.open();
  await expect(reopened.dialog.getByLabel('Your name')).toHaveValue(answers.name);
  await expect(reopened.dialog.getByLabel('E-mail')).toHaveValue(answers.email);
  await again.goto(`${site.url}/fssai-compliance`);
  await expect(again.locator('input[data-document=identity]')).toBeChecked();
  await again.goto(`${site.url}/find${shopLink}`);
  await expect(again.getByLabel('Sales in rupees')).toHaveValue('quite a lot');
  await context.close();
});
