import type { Browser, Page } from '@playwright/test';
import { LeadForm } from '../../e2e/page-models/lead-form.ts';
import { queueLeads } from '../../support/queue.ts';
import type { Site } from '../../support/site.ts';
import { appReady, workerReady } from '../../support/test.ts';
import { onPhone } from '../measure-actions.ts';
import { slowWithNoNetwork } from '../profiles.ts';

/** Milliseconds, with so many requests waiting on the phone. */
export interface OutboxTimes {
  /** From the tap on submit until the form says that one more is saved. */
  save: number;
  /** From asking for /outbox, saved on the phone, until its list stands there. */
  open: number;
  /** From the return of the network until the server has all items. */
  drain: number;
}

/** A list or a form may take so long, and no drain longer. */
const timeoutMs = 120_000;
const longestDrainMs = 600_000;

/** Measures one phone with so many waiting requests, its processor slower by four. */
export const outboxTimes = (browser: Browser, site: Site, count: number): Promise<OutboxTimes> =>
  onPhone(browser, async (page, context) => {
    page.setDefaultTimeout(timeoutMs);
    await page.goto(`${site.url}/outbox`);
    await appReady(page);
    await workerReady(page);
    await context.setOffline(true);
    await fill(page, count);
    const restoreNetwork = await slowWithNoNetwork(page);
    const open = await timeToList(page);
    const save = await timeToSave(page, site);
    await page.goto(`${site.url}/outbox`);
    await page.locator('.entries > li').first().waitFor();
    return { save, open, drain: await timeToDrain(page, restoreNetwork, site, count + 1) };
  });

/** Puts so many requests beside each other into the phone's database: one as the form writes it, and copies. */
async function fill(page: Page, count: number): Promise<void> {
  const [first = ''] = await queueLeads(page, 1);
  await page.evaluate(
    async ([id, wanted]) => {
      const opening = indexedDB.open('niyam');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const transaction = opening.result.transaction('outbox', 'readwrite');
      const store = transaction.objectStore('outbox');
      const reading = store.get(id);
      reading.addEventListener('success', () => {
        const { payload, ...item } = reading.result as {
          payload: { body: object };
          createdAt: number;
        };
        for (let copy = 1; copy < wanted; copy++) {
          const own = crypto.randomUUID();
          const body = { ...payload.body, submissionId: own };
          store.add({
            ...item,
            id: own,
            createdAt: item.createdAt + copy,
            payload: { ...payload, body },
          });
        }
      });
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('full')));
      });
      opening.result.close();
    },
    [first, count] as const,
  );
}

async function timeToList(page: Page): Promise<number> {
  await page.reload();
  await page.locator('.entries > li').first().waitFor();
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
  );
}

async function timeToSave(page: Page, { url }: Site): Promise<number> {
  await LeadForm.filledAt(page, `${url}/`);
  return page.evaluate(async () => {
    if (navigator.onLine) throw new Error('There is a network');
    const start = performance.now();
    document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]')?.click();
    while (!document.body.textContent?.includes('It will go when there is signal')) {
      await new Promise(requestAnimationFrame);
      if (performance.now() - start > 60_000) throw new Error('It never said “saved”');
    }
    return performance.now() - start;
  });
}

async function timeToDrain(
  page: Page,
  restoreNetwork: () => Promise<void>,
  site: Site,
  count: number,
): Promise<number> {
  const before = (await site.leads()).length;
  await restoreNetwork();
  const start = performance.now();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  while ((await site.leads()).length < before + count) {
    if (performance.now() - start > longestDrainMs) throw new Error(`Not all ${count} arrived`);
    await page.waitForTimeout(250);
  }
  return performance.now() - start;
}
