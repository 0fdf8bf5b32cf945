import type { Browser, Page } from '@playwright/test';
import { slowDown, type Profile } from './profiles.ts';

/** One load of one page; times in milliseconds, sizes in kB as they came over the line. */
export interface Load {
  fcp: number;
  lcp: number;
  /** What long tasks held the page up beyond 50 ms each. */
  tbt: number;
  /** Sum of the layout shifts that nobody caused. */
  cls: number;
  bytesBeforeLcp: number;
  bytes: number;
  script: number;
}

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true };

/** Waits until nothing has come for this long, so that what the page fetches when idle counts. */
const quietMs = 1500;
const longestMs = 25_000;

/**
 * Keeps what the browser tells of painting, shifting and long tasks from the start. A text: what compiles
 * this file would put helpers into a function that a page does not have.
 */
const watch = `
  window.seen = { lcp: 0, cls: 0, tbt: 0 };
  for (const [type, take] of [
    ['largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime)],
    ['layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value)],
    ['longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50))],
  ]) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  }
`;

const readTimes = (page: Page) =>
  page.evaluate(() => ({
    ...(window as unknown as { seen: { lcp: number; cls: number; tbt: number } }).seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    origin: performance.timeOrigin,
  }));

/** The first visit to an address, by a phone that has never been there. */
export async function firstLoad(browser: Browser, url: string, profile: Profile): Promise<Load> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: watch });
    const session = await slowDown(page, profile);
    const started = new Map<string, string>();
    const received: { at: number; bytes: number; type: string }[] = [];
    let last = Date.now();
    session.on('Network.responseReceived', ({ requestId, type }) => started.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      last = Date.now();
      received.push({
        at: last,
        bytes: encodedDataLength,
        type: started.get(requestId) ?? 'Other',
      });
    });
    await page.goto(url, { waitUntil: 'load' });
    const begun = Date.now();
    while (Date.now() - last < quietMs && Date.now() - begun < longestMs) {
      await page.waitForTimeout(200);
    }
    const { origin, ...times } = await readTimes(page);
    const sum = (items: typeof received) =>
      items.reduce((total, { bytes }) => total + bytes, 0) / 1000;
    return {
      ...times,
      bytesBeforeLcp: sum(received.filter(({ at }) => at <= origin + times.lcp)),
      bytes: sum(received),
      script: sum(received.filter(({ type }) => type === 'Script')),
    };
  } finally {
    await context.close();
  }
}

/** LCP of the same address by a phone that has been there, with and without a network. */
export async function repeatVisit(
  browser: Browser,
  url: string,
  profile: Profile,
  prepare: (page: Page) => Promise<void>,
  offline: boolean,
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await prepare(page);
    await page.close();
    if (offline) await context.setOffline(true);
    const again = await context.newPage();
    await again.addInitScript({ content: watch });
    const session = await slowDown(again, profile);
    if (offline) {
      await session.send('Network.emulateNetworkConditions', {
        offline: true,
        latency: 0,
        downloadThroughput: 0,
        uploadThroughput: 0,
      });
    }
    await again.goto(url, { waitUntil: 'load' });
    await again.waitForTimeout(1500);
    return (await readTimes(again)).lcp;
  } finally {
    await context.close();
  }
}
