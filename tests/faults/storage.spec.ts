import { appReady, expect, test, workerReady } from '../support/test.ts';
import { itemsOnPhone, queueLeads } from '../support/queue.ts';
import { LeadForm } from '../e2e/page-models/lead-form.ts';

/** A phone that is full, loses data or cannot save; and wrong clocks. */

// The app logs what the phone refused, for diagnosis.
test.use({ forgivenErrors: /Failed to load resource|did not save|cannot be|could not be|Closed/ });

for (const [name, denied] of [
  ['fault 22: the phone is full', false],
  ['fault 32: the phone denies all storage', true],
] as const) {
  const breakStorage = (everything: boolean) => {
    if (everything) {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    } else {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }
  };

  test(`${name}: with a signal the lead goes at once, and the page says that nothing is kept`, async ({
    page,
    site,
  }) => {
    const before = (await site.leads()).length;
    await page.addInitScript(breakStorage, denied);
    const form = await LeadForm.filledAt(page, `${site.url}/`);
    await form.submit();
    await expect(form.thankYou).toBeVisible();
    const arrived = (await site.leads()).slice(before);
    expect(arrived).toHaveLength(1);
    await expect(form.dialog.getByText(arrived[0]?.receipt ?? 'no receipt')).toBeVisible();
    await expect(form.dialog.getByText('This phone does not let us save')).toBeVisible();
  });

  test(`${name}, and there is no signal: it says so, offers other ways, and the text stays (LEAD-21, OUTBOX-08)`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(breakStorage, denied);
    const form = await LeadForm.filledAt(page, `${site.url}/`);
    await workerReady(page);
    await page.context().setOffline(true);
    await form.submit();
    await expect(
      form.dialog.getByText('Failed to submit form. Please try again or contact us directly.'),
    ).toBeInViewport();
    await expect(form.savedMessage).toHaveCount(0);
    await expect(form.dialog.getByLabel('Your name')).toHaveValue('Test Vendor');
    await expect(form.dialog.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=/,
    );
  });
}

test('fault 23: everything on the phone is thrown away: the site works on, and claims nothing', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/outbox`);
  await workerReady(page);
  await context.setOffline(true);
  await queueLeads(page, 1);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'all' });
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(`${site.url}/outbox`);
  await appReady(again);
  await expect(again.getByText('Nothing is waiting.')).toBeVisible();
  await expect(again.getByText('Sent', { exact: true })).toHaveCount(0);
  await workerReady(again);
  await context.setOffline(true);
  await again.goto(`${site.url}/fssai-compliance`);
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);

  const before = (await site.leads()).length;
  await again.goto(`${site.url}/outbox`);
  await appReady(again);
  await queueLeads(again, 1);
  await expect.poll(async () => (await site.leads()).length).toBe(before + 1);
});

for (const year of [2016, 2036]) {
  test(`fault 28: the phone's clock says ${year}: the lead goes, also when the clock is set right`, async ({
    page,
    site,
    network,
  }) => {
    const before = (await site.leads()).length;
    await page.clock.install({ time: new Date(`${year}-11-20T10:00:00Z`) });
    await page.goto(`${network.url}/outbox`);
    await workerReady(page);
    network.setPlan(({ path }) =>
      path.startsWith('/functions') ? { kind: 'answer', status: 503 } : { kind: 'none' },
    );
    await queueLeads(page, 1);
    await expect.poll(async () => (await itemsOnPhone(page))[0]?.attempts ?? 0).toBeGreaterThan(0);
    network.setPlan(() => ({ kind: 'none' }));
    await page.clock.setSystemTime(new Date('2026-11-20T10:00:00Z'));
    await page.reload();
    await appReady(page);
    await expect
      .poll(async () => (await site.leads()).length, { timeout: 20_000 })
      .toBe(before + 1);
  });
}
