import type { Page } from '@playwright/test';
import { appReady, expect, test } from '../support/test.ts';
import { workerWaker } from '../support/worker-control.ts';
import { axeViolations } from '../support/axe.ts';
import { none, onLeads, onNextLeads, refusal } from '../support/lead-network.ts';
import { endHold, itemsOnPhone, queueLeads, writeOnPhone } from '../support/queue.ts';
import { answers, LeadForm } from './page-models/lead-form.ts';

test.use({ worker: 'by-itself' });

// The browser reports refusals by itself.
test.use({ forgivenErrors: /^Failed to load resource/ });

/** How long what was deleted can be brought back (OUTBOX-07). */
const undoMs = 10_000;

const requests = (page: Page) => page.getByRole('list', { name: 'Requests on this phone' });

/** Makes a lead with no signal and opens the list. */
async function makeOfflineLead(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const form = new LeadForm(page);
  await form.open();
  await form.fill();
  await form.submit();
  await expect(form.savedMessage).toBeVisible();
  await form.dialog.getByRole('link', { name: 'See what is waiting' }).click();
  await expect(requests(page).getByText('Waiting to send')).toBeVisible();
}

test.beforeEach(async ({ page, network }) => {
  await page.clock.install();
  await page.goto(`${network.url}/outbox`);
  await appReady(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});

test('fault 21: deleting asks once, can be undone, and what is deleted is never sent (OUTBOX-06)', async ({
  page,
  site,
}) => {
  const before = (await site.leads()).length;
  await makeOfflineLead(page);
  await requests(page).getByRole('button', { name: 'Delete' }).click();
  await requests(page).getByRole('button', { name: 'Keep it' }).click();
  await requests(page).getByRole('button', { name: 'Delete' }).click();
  await requests(page).getByRole('button', { name: 'Delete' }).click();
  await expect(requests(page).getByText('Deleted')).toBeVisible();
  await expect(requests(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await requests(page).getByRole('button', { name: 'Undo' }).click();
  await expect(requests(page).getByRole('button', { name: 'Delete' })).toBeFocused();
  await expect(requests(page).getByText('Waiting to send')).toBeVisible();

  await requests(page).getByRole('button', { name: 'Delete' }).click();
  await requests(page).getByRole('button', { name: 'Delete' }).click();
  // The time to undo runs once the phone has written it.
  await expect(requests(page).getByText('Deleted')).toBeVisible();
  await page.context().setOffline(false);
  await page.clock.fastForward(undoMs);
  await expect(page.getByText('Nothing is waiting.')).toBeVisible({ timeout: 5000 });
  expect((await site.leads()).length).toBe(before);
});

test('a deletion during an attempt is done as soon as the attempt has failed (OUTBOX-06)', async ({
  page,
}) => {
  await makeOfflineLead(page);
  await requests(page).getByRole('button', { name: 'Delete' }).click();
  const [waiting] = await itemsOnPhone(page);
  if (!waiting) throw new Error('The phone has no request');
  const leaseUntil = (await page.evaluate(() => Date.now())) + 3000;
  await writeOnPhone(page, { ...waiting, state: 'sending', leaseOwner: 'another tab', leaseUntil });
  await requests(page).getByRole('button', { name: 'Delete' }).click();
  // Nobody presses Delete again. The phone looks again when the other tab's time is over.
  await expect(requests(page).getByText('Deleted')).toBeVisible({ timeout: 30_000 });
  await requests(page).getByRole('button', { name: 'Undo' }).click();
  await expect(requests(page).getByText('Waiting to send')).toBeVisible();
});

test('a waiting request can be changed, and goes once, with its new text', async ({
  page,
  site,
}) => {
  const before = (await site.leads()).length;
  await makeOfflineLead(page);
  await requests(page).getByRole('button', { name: 'Change it' }).click();
  const form = new LeadForm(page);
  await expect(form.changeDialog.getByLabel('Your name')).toHaveValue('Test Vendor');
  await form.changeDialog.getByLabel('Name of your business').fill('Second thoughts');
  await form.submit();
  await expect(form.savedMessage).toBeVisible();

  // Another one after it is new in all it has: its text, its draft, its time.
  await form.changeDialog.getByRole('button', { name: 'Send another request' }).click();
  await expect(form.dialog.getByLabel('Your name')).toHaveValue('');
  await expect(form.dialog.getByLabel('Your name')).toBeFocused();
  await form.fill();
  await form.submit();
  await expect(form.savedMessage).toBeVisible();
  await form.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(requests(page).getByRole('listitem')).toHaveCount(2);
  await page.context().setOffline(false);
  await expect(requests(page).getByText('Sent', { exact: true })).toHaveCount(2, {
    timeout: 30_000,
  });
  // The bar beside it is green: red would ask for something.
  const sent = requests(page).getByRole('listitem').first();
  await expect(sent).toContainText('Our office got it on');
  await expect(sent).toHaveCSS('border-left-color', 'rgb(30, 107, 60)');
  const arrived = (await site.leads()).slice(before);
  const [changed, another] = arrived.toSorted((a, b) =>
    a.client_timestamp.localeCompare(b.client_timestamp),
  );
  expect(changed?.business_name).toBe('Second thoughts');
  expect(another?.business_name).toBe(answers.business);
  expect(another?.client_timestamp).not.toBe(changed?.client_timestamp);
  expect(arrived).toHaveLength(2);
});

test('a waiting request is not sent while it is edited; a reload loses no edit', async ({
  page,
  site,
}) => {
  const before = (await site.leads()).length;
  await makeOfflineLead(page);
  const form = new LeadForm(page);
  const change = requests(page).getByRole('button', { name: 'Change it' });
  await change.click();
  await form.changeDialog.getByLabel('Name of your business').fill('Second thoughts');
  await page.reload();
  await appReady(page);
  await change.click();
  const { changeDialog } = form;
  await expect(changeDialog.getByLabel('Name of your business')).toHaveValue('Second thoughts');
  await expect(changeDialog.getByLabel('Your name')).toHaveValue('Test Vendor');

  await page.context().setOffline(false);
  await page.waitForTimeout(3000);
  expect(await site.leads()).toHaveLength(before);
  await form.submit();
  await expect(form.thankYou).toBeVisible();
  const arrived = (await site.leads()).slice(before);
  expect(arrived.map((lead) => lead.business_name)).toEqual(['Second thoughts']);
});

test('an edit says that the first text is being sent, then that it has arrived; the edit is sent as another request', async ({
  page,
  site,
  network,
}) => {
  const before = (await site.leads()).length;
  await makeOfflineLead(page);
  const [waiting] = await itemsOnPhone(page);
  await requests(page).getByRole('button', { name: 'Change it' }).click();
  const { changeDialog } = new LeadForm(page);
  await changeDialog.getByLabel('Name of your business').fill('Second thoughts');

  network.setPlan(onLeads({ kind: 'slow', ms: 2000 }));
  await page.context().setOffline(false);
  await endHold(page, waiting?.id ?? '');
  const alert = changeDialog.getByRole('alert');
  await expect(alert).toContainText('The first text is being sent now');
  await expect(alert).toContainText('The first text has been sent', { timeout: 15_000 });
  await expect(changeDialog.getByLabel('Name of your business')).toHaveValue('Second thoughts');
  expect(await axeViolations(page)).toEqual([]);

  network.setPlan(() => none);
  await alert.getByRole('button', { name: 'Send it as another request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const arrived = (await site.leads()).slice(before).map((lead) => lead.business_name);
  expect(arrived.toSorted()).toEqual(['Second thoughts', answers.business]);
});

test('an edit of a request that another tab deleted is sent as another request', async ({
  page,
  site,
  network,
}) => {
  const before = (await site.leads()).length;
  await makeOfflineLead(page);
  await requests(page).getByRole('button', { name: 'Change it' }).click();
  const form = new LeadForm(page);
  await form.changeDialog.getByLabel('Name of your business').fill('Second thoughts');
  await page.context().setOffline(false);
  const other = await page.context().newPage();
  await other.goto(`${network.url}/outbox`);
  await appReady(other);
  await requests(other).getByRole('button', { name: 'Delete' }).click();
  await requests(other).getByRole('button', { name: 'Delete' }).click();
  await expect(requests(other).getByText('Deleted')).toBeVisible();

  await form.submit();
  const alert = form.changeDialog.getByRole('alert');
  await expect(alert).toContainText('This request can no longer be changed');
  await alert.getByRole('button', { name: 'Send it as another request' }).click();
  await expect(form.thankYou).toBeVisible();
  const arrived = (await site.leads()).slice(before).map((lead) => lead.business_name);
  expect(arrived).toEqual(['Second thoughts']);
});

test('a waiting request can go by WhatsApp instead, and the text is seen first', async ({
  page,
}) => {
  await makeOfflineLead(page);
  const href = await requests(page)
    .getByRole('link', { name: 'Send by WhatsApp' })
    .getAttribute('href');
  const text = new URL(href ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('Test Tiffin Cart');
  expect(text.length).toBeLessThanOrEqual(900);
});

test('a refused request shows the reason and its text (OUTBOX-05)', async ({ page, network }) => {
  network.setPlan(onLeads(refusal(422, 'invalid', 'phone')));
  await makeOfflineLead(page);
  await page.context().setOffline(false);
  await expect(requests(page).getByText('Needs you')).toBeVisible({ timeout: 30_000 });
  await expect(requests(page).getByText('Not accepted as it is: Phone.')).toBeVisible();
  await requests(page).getByRole('button', { name: 'Change it' }).click();
  const { changeDialog } = new LeadForm(page);
  await expect(changeDialog.getByLabel('Your name')).toHaveValue('Test Vendor');
});

test('a request that the server refuses at once says so in the form, and the corrected text goes under the same id', async ({
  page,
  site,
  network,
}) => {
  const before = (await site.leads()).length;
  network.setPlan(onNextLeads(refusal(422, 'invalid', 'phone')));
  const form = await LeadForm.filledAt(page, `${network.url}/`);
  await form.submit();
  const alert = form.dialog.getByRole('alert');
  const phone = form.dialog.getByLabel('Phone');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/did not accept this answer/);
  await expect(alert).toBeFocused();
  await expect(alert.getByText('Not accepted as it is: Phone.')).toBeVisible();
  await expect(form.savedMessage).toHaveCount(0);
  await form.dialog.getByLabel('Phone').fill('00000 00001');
  await form.submit();
  await expect(form.thankYou).toBeVisible();
  const arrived = (await site.leads()).slice(before);
  expect(arrived.map(({ phone }) => phone)).toEqual(['+910000000001']);
  await page.goto(`${network.url}/outbox`);
  await expect(requests(page).getByRole('listitem')).toHaveCount(1);
});

test('fault 14: with every tab closed, the worker sends when it is woken; a last chance that fails loses nothing (OUTBOX-03)', async ({
  page,
  site,
  network,
}) => {
  const before = (await site.leads()).length;
  await makeOfflineLead(page);
  const elsewhere = await page.context().newPage();
  const wakeWorker = await workerWaker(elsewhere, network.url);
  await page.close();

  // The browser gives up after a last attempt; the request must not.
  await wakeWorker({ lastChance: true });
  await elsewhere.waitForTimeout(1000);
  expect((await site.leads()).length).toBe(before);

  await elsewhere.context().setOffline(false);
  await expect(async () => {
    await wakeWorker({ lastChance: false });
    expect((await site.leads()).length).toBe(before + 1);
  }).toPass({ timeout: 30_000, intervals: [1000] });
});

test('a request that is refused after it was saved says so in the open form', async ({
  page,
  network,
}) => {
  network.setPlan(onLeads(refusal(422, 'invalid', 'phone')));
  await page.context().setOffline(true);
  const form = new LeadForm(page);
  await form.open();
  await form.fill();
  await form.submit();
  await expect(form.savedMessage).toBeVisible();
  await page.context().setOffline(false);
  await expect(form.dialog.getByText('Needs you')).toBeVisible({ timeout: 30_000 });
  await expect(form.dialog.getByText('Not accepted as it is: Phone.')).toBeVisible();
  await expect(form.savedMessage).toHaveCount(0);
});

test('an edit that came too late loses no text, so that it can go by WhatsApp', async ({
  page,
  network,
}) => {
  network.setPlan(onLeads(refusal(422, 'id-reused')));
  await makeOfflineLead(page);
  await page.context().setOffline(false);
  await expect(requests(page).getByText('Needs you')).toBeVisible({ timeout: 30_000 });
  await expect(requests(page).getByText('The office has your first text')).toBeVisible();
  await expect(requests(page).getByRole('button', { name: 'Change it' })).toHaveCount(0);
  await expect(requests(page).getByRole('link', { name: 'Send by WhatsApp' })).toBeVisible();
  await requests(page).getByRole('button', { name: 'Delete' }).click();
  await expect(requests(page).getByText('The office has not accepted it.')).toBeVisible();
});

test('deleted requests are removed after ten seconds, on any page (OUTBOX-07)', async ({
  page,
}) => {
  await makeOfflineLead(page);
  await requests(page).getByRole('button', { name: 'Delete' }).click();
  await requests(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL(/:\d+\/$/);
  await page.clock.fastForward(undoMs);
  await expect.poll(() => itemsOnPhone(page), { timeout: 5000 }).toEqual([]);
});

test('a saved request registers Background Sync at once, not after it has failed (OUTBOX-03) @whole-browser', async ({
  page,
  network,
}) => {
  network.setPlan(onLeads({ kind: 'silence' }));
  await queueLeads(page, 1);
  const tags = () =>
    page.evaluate(async () => {
      const { sync } = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
        sync: { getTags(): Promise<string[]> };
      };
      return sync.getTags();
    });
  await expect.poll(tags, { timeout: 3000 }).toEqual(['niyam-outbox']);
});

test('of many requests the list shows fifty, and goes on where the others begin (OUTBOX-01)', async ({
  page,
}) => {
  await page.context().setOffline(true);
  await queueLeads(page, 60);
  await expect(requests(page).getByRole('listitem')).toHaveCount(50);
  // The number stands in one line beside the menus.
  await page.setViewportSize({ width: 1280, height: 800 });
  const badge = await page.getByRole('link', { name: '60 waiting to send' }).boundingBox();
  expect(badge?.height).toBeLessThan(60);
  await page.getByRole('button', { name: 'Show 10 more' }).press('Enter');
  await expect(requests(page).getByRole('listitem')).toHaveCount(60);
  await expect(requests(page).getByRole('listitem').nth(50)).toBeFocused();
});

test('an empty list offers a request to the office and a question to the assistant (OUTBOX-01)', async ({
  page,
  network,
}) => {
  const list = page.locator('.outbox-list');
  await expect(list.getByText('Nothing is waiting.')).toBeVisible();
  await list.getByRole('link', { name: 'Ask a question' }).click();
  await expect(page).toHaveURL(`${network.url}/legal-assistant`);
  await page.goBack();
  await list.getByRole('link', { name: 'Ask for help' }).click();
  await expect(page).toHaveURL(`${network.url}/contact`);
});
