import type { Page } from '@playwright/test';
import { answers, LeadForm } from './page-models/lead-form.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';

/** The list on the outbox page. */
const requests = (page: Page) => page.getByRole('list', { name: 'Requests on this phone' });

/**
 * The most important journey: a guide is read, the network goes away, a lead is made, the browser
 * is closed; the network returns, and the server has the lead once.
 */
test('a lead made with no network arrives once, and the visitor sees its receipt (LEAD-33)', async ({
  site,
  phone,
}) => {
  test.setTimeout(120_000);
  const before = (await site.leads()).length;

  const first = await phone.open();
  let page = await first.newPage();
  await page.goto(`${site.url}/fssai-compliance`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await workerReady(page);

  // The strictest offline there is: nobody answers, and the browser knows it too.
  await site.stop();
  await first.setOffline(true);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('FSSAI');
  await page.goto(`${site.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${site.url}/gst-compliance`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GST');

  await appReady(page);
  await expect(page.locator('.status-bar')).toBeVisible();
  const form = new LeadForm(page);
  await form.open();
  await form.fill();
  await form.submit();
  await expect(form.savedMessage).toBeVisible();
  await expect(form.thankYou).toHaveCount(0);
  await form.dialog.getByRole('link', { name: 'See what is waiting' }).click();
  await expect(requests(page).getByText('Waiting to send')).toBeVisible();
  await phone.close();

  await site.start();
  const second = await phone.open();
  page = await second.newPage();
  await page.goto(`${site.url}/outbox`);
  await expect(requests(page).getByText('Sent', { exact: true })).toBeVisible({
    timeout: 30_000,
  });

  const arrived = (await site.leads()).slice(before);
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toMatchObject({
    form_type: 'consultation',
    full_name: answers.name,
    business_name: answers.business,
    source: expect.stringContaining('/gst-compliance'),
  });
  await expect(page.getByText(`Receipt ${arrived[0]?.receipt}`)).toBeVisible();

  await page.reload();
  await page.waitForTimeout(1000);
  expect((await site.leads()).length).toBe(before + 1);
});
