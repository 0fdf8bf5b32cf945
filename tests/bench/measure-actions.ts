import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { Assistant } from '../e2e/page-models/assistant.ts';
import { LeadForm } from '../e2e/page-models/lead-form.ts';
import { queueLeads } from '../support/queue.ts';
import type { Site } from '../support/site.ts';
import { appReady, toolSaved, workerReady } from '../support/test.ts';
import { processorOnly, slowDown, slowProcessor, threeG } from './profiles.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Runs with a fresh phone that has been asked about cookies before. */
export async function onPhone<Result>(
  browser: Browser,
  run: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  await context.addInitScript(() => localStorage.setItem('niyam.consent', 'declined'));
  try {
    return await run(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** How long a finger stays on what it taps, milliseconds. */
const tapMs = 80;

/**
 * Milliseconds from the click on a link inside the site, as a finger makes it, until the next page's
 * heading is painted.
 */
export const inAppNavigation = (browser: Browser, { url }: Site): Promise<number> =>
  onPhone(browser, async (page) => {
    await page.goto(`${url}/fssai-compliance`);
    await appReady(page);
    await workerReady(page);
    const link = page.locator('a[href="/gst-compliance"]:visible').first();
    await link.scrollIntoViewIfNeeded();
    await slowDown(page, processorOnly);
    const took = page.evaluate(async () => {
      const before = document.querySelector('h1')?.textContent;
      const start = await new Promise<number>((resolve) =>
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true }),
      );
      while (document.querySelector('h1')?.textContent === before) {
        await new Promise(requestAnimationFrame);
      }
      // One frame more: the heading is on the screen then.
      await new Promise(requestAnimationFrame);
      return performance.now() - start;
    });
    const [milliseconds] = await Promise.all([took, link.click({ delay: tapMs })]);
    return milliseconds;
  });

/** Milliseconds from the tap on submit until the form says that the request is saved, with no signal. */
export const tapToSaved = (browser: Browser, { url }: Site): Promise<number> =>
  onPhone(browser, async (page, context) => {
    await LeadForm.filledAt(page, `${url}/`);
    await context.setOffline(true);
    await slowProcessor(page);
    return page.evaluate(async () => {
      const start = performance.now();
      document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]')?.click();
      while (!document.body.textContent?.includes('It will go when there is signal')) {
        await new Promise(requestAnimationFrame);
        if (performance.now() - start > 10_000) throw new Error('It never said “saved”');
      }
      return performance.now() - start;
    });
  });

/** Milliseconds until so many waiting requests have arrived, from the moment the network is back, on 3G. */
export const drain = (browser: Browser, site: Site, count: number): Promise<number> =>
  onPhone(browser, async (page, context) => {
    await page.goto(`${site.url}/outbox`);
    await appReady(page);
    await workerReady(page);
    await context.setOffline(true);
    await queueLeads(page, count);
    const before = (await site.leads()).length;
    await context.setOffline(false);
    await slowDown(page, threeG);
    const start = performance.now();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    while ((await site.leads()).length < before + count) {
      if (performance.now() - start > 300_000)
        throw new Error(`Not all ${count} arrived in 5 minutes`);
      await page.waitForTimeout(250);
    }
    return performance.now() - start;
  });

/** Milliseconds from sending the first question after a reload, with no signal, until the phone's own answer stands there. */
export const deviceAnswer = (browser: Browser, { url }: Site): Promise<number> =>
  onPhone(browser, async (page, context) => {
    const assistant = new Assistant(page);
    await assistant.visit(url);
    await workerReady(page);
    // Used once, so that its code and the list of the search are on the phone.
    await assistant.ask('What is an FSSAI licence?');
    await assistant.fromPhone.first().waitFor();
    await toolSaved(page, '/assets/legal-assistant-', '/assets/chat-', '/data/search-en');
    await context.setOffline(true);
    await page.reload();
    await assistant.field.fill('What is the GST limit in Telangana?');
    await slowProcessor(page);
    const start = performance.now();
    await assistant.send.click();
    await assistant.fromPhone.nth(1).waitFor();
    return performance.now() - start;
  });

/** A control of the site, and how to get to it. */
const controls: Record<string, { path: string; of: (page: Page) => Locator }> = {
  'menu opens': {
    path: '/',
    of: (page) => page.getByRole('button', { name: 'Menu' }).first(),
  },
  'lead form opens': {
    path: '/gst-compliance',
    of: (page) => page.getByRole('link', { name: 'Get Free Consultation' }).first(),
  },
  'finder: an answer': {
    path: '/find',
    of: (page) => page.locator('.question-form li button').first(),
  },
  'tasks: a topic': {
    path: '/how-to-guides',
    of: (page) => page.getByText('Tax', { exact: true }).first(),
  },
  'sum: calculate': {
    path: '/financial-hub/gst',
    of: (page) => page.locator('form button[type=submit]').first(),
  },
  'schemes: search': {
    path: '/government-schemes',
    of: (page) => page.getByRole('searchbox').first(),
  },
};

/** The longest time from touching each control until the next paint (INP), milliseconds. */
export async function interactions(
  browser: Browser,
  { url }: Site,
): Promise<Record<string, number>> {
  const longest: Record<string, number> = {};
  for (const [name, { path, of }] of Object.entries(controls)) {
    longest[name] = await onPhone(browser, async (page) => {
      await page.goto(url + path);
      await appReady(page);
      const control = of(page);
      await control.waitFor();
      await page.evaluate(() => {
        const seen = { longest: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) {
            seen.longest = Math.max(seen.longest, duration);
          }
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      });
      await slowDown(page, processorOnly);
      await control.click();
      await page.waitForTimeout(1500);
      return page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
    });
  }
  return longest;
}
