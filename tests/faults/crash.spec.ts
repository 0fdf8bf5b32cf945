import type { Page } from '@playwright/test';
import { appReady, expect, test as base, workerReady } from '../support/test.ts';
import { crashableBrowser, type CrashableBrowser } from '../support/crashable-browser.ts';
import { itemsOnPhone, queueLeads } from '../support/queue.ts';
import { stoppedWorkers, workerWaker } from '../support/worker-control.ts';
import { LeadForm } from '../e2e/page-models/lead-form.ts';
import { isLead, none, onLeads } from '../support/lead-network.ts';

/** A process is killed while a lead is being sent. A lead shown as saved must arrive once. */
const test = base.extend<{ crashable: CrashableBrowser }>({
  // oxlint-disable-next-line no-empty-pattern
  crashable: async ({}, use) => {
    const browser = await crashableBrowser();
    await use(browser);
    await browser.dispose();
  },
});
test.use({ forgivenErrors: /^Failed to load resource/ });

async function expectAllSent(page: Page, ids: readonly string[]): Promise<void> {
  await expect(async () => {
    const items = await itemsOnPhone(page);
    const delivered = items.filter(({ state }) => state === 'delivered').map(({ id }) => id);
    expect(delivered.sort()).toEqual([...ids].sort());
  }).toPass({ timeout: 60_000, intervals: [500] });
}

for (const moment of [20, 80, 160, 'the phone has it'] as const)
  test(`fault 8: the tab closes ${typeof moment === 'number' ? `${moment} ms after the submit` : `once ${moment}`}: the lead arrives once`, async ({
    context,
    page,
    site,
  }) => {
    const before = (await site.leads()).length;
    await LeadForm.filledAt(page, `${site.url}/`);
    await page.evaluate(() =>
      document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]')?.click(),
    );
    if (typeof moment === 'number') await page.waitForTimeout(moment);
    else await expect.poll(() => itemsOnPhone(page), { intervals: [10] }).toHaveLength(1);
    await page.close();

    // The next visit sends every durable lead; no other lead was shown as saved.
    const again = await context.newPage();
    await again.goto(`${site.url}/outbox`);
    await appReady(again);
    await expect(async () => {
      const items = await itemsOnPhone(again);
      if (typeof moment === 'string') expect(items).toHaveLength(1);
      expect(items.filter(({ state }) => state !== 'delivered')).toEqual([]);
      expect((await site.leads()).length - before).toBe(items.length);
    }).toPass({ timeout: 40_000, intervals: [500] });
  });

test('fault 9: the browser is killed while the server answers: every lead arrives once', async ({
  crashable,
  site,
  network,
}) => {
  const before = (await site.leads()).length;
  const told = new Set<string>();
  const page = await (await crashable.open()).newPage();
  await page.goto(`${network.url}/outbox`);
  await appReady(page);
  // The server has the lead; the kill decides whether the phone gets the answer.
  network.setPlan((request) => (isLead(request) ? { kind: 'slow', ms: 100 } : none));
  await queueLeads(page, 5, (id) => told.add(id));
  await page.waitForTimeout(150);
  await crashable.kill();

  network.setPlan(() => none);
  const again = await (await crashable.open()).newPage();
  await again.goto(`${network.url}/outbox`);
  await appReady(again);
  await expectAllSent(again, [...told]);
  expect(told.size).toBe(5);
  expect((await site.leads()).length).toBe(before + 5);
});

test('fault 10: the page crashes after the tap: the lead arrives once', async ({
  browser,
  site,
  network,
}) => {
  const before = (await site.leads()).length;
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${network.url}/outbox`);
  await appReady(page);
  network.setPlan(onLeads({ kind: 'silence' }));
  const ids = await queueLeads(page, 1);
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The page dies before it can answer the command.
  session.send('Page.crash').catch(() => undefined);
  await crashed;

  network.setPlan(() => none);
  const again = await context.newPage();
  await again.goto(`${network.url}/outbox`);
  await appReady(again);
  await expectAllSent(again, ids);
  expect((await site.leads()).length).toBe(before + 1);
  await context.close();
});

test('fault 11: the worker is killed while it sends: the lead arrives once', async ({
  page,
  site,
  network,
}) => {
  const before = (await site.leads()).length;
  await page.goto(`${network.url}/outbox`);
  await workerReady(page);
  await page.context().setOffline(true);
  const ids = await queueLeads(page, 1);
  const elsewhere = await page.context().newPage();
  const wakeWorker = await workerWaker(elsewhere, network.url);
  await page.close();

  let reached = 0;
  network.setPlan((request) => {
    if (!isLead(request)) return none;
    reached++;
    return { kind: 'silence' };
  });
  await elsewhere.context().setOffline(false);
  await expect(async () => {
    await wakeWorker({ lastChance: false });
    expect(reached).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000, intervals: [500] });
  await stoppedWorkers(elsewhere);

  network.setPlan(() => none);
  await elsewhere.goto(`${network.url}/outbox`);
  await appReady(elsewhere);
  await expectAllSent(elsewhere, ids);
  expect((await site.leads()).length).toBe(before + 1);
});
