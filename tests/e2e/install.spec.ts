import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';
import { Finder } from './page-models/finder.ts';
import { LeadForm } from './page-models/lead-form.ts';

const entry = (page: Page) => page.getByRole('region', { name: 'On your home screen' });
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('niyam.install') ?? '{}') as unknown);

/**
 * As a browser that offers to install: a headless one makes no offer by itself. It comes when the
 * document has been read, before the app; the visitor answers the question as `outcome` says.
 */
async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed' = 'dismissed') {
  await page.addInitScript((given) => {
    addEventListener('DOMContentLoaded', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          document.documentElement.dataset.installAsked = 'yes';
          return Promise.resolve();
        },
        userChoice: Promise.resolve({ outcome: given }),
      });
      dispatchEvent(offer);
      document.documentElement.dataset.bannerHeld = String(offer.defaultPrevented);
    });
  }, outcome);
}

/** Sets the browser's answer to a request for persistent storage. */
async function countStorageRequests(page: Page) {
  await page.addInitScript(() => {
    navigator.storage.persist = () => {
      const asked = Number(sessionStorage.getItem('asked') ?? 0) + 1;
      sessionStorage.setItem('asked', String(asked));
      return Promise.resolve(true);
    };
    navigator.storage.persisted = () => Promise.resolve(sessionStorage.getItem('asked') !== null);
  });
}
const storageRequests = (page: Page) =>
  page.evaluate(() => Number(sessionStorage.getItem('asked') ?? 0));

/** Opens a page, and waits until the visit is counted. */
async function open(page: Page, url: string) {
  await page.goto(url);
  await appReady(page);
  await expect.poll(() => record(page)).toHaveProperty('lastSeen');
}

/** As if the visitor had been here an hour ago. */
async function visitedAnHourAgo(page: Page) {
  await page.evaluate(() =>
    localStorage.setItem('niyam.install', JSON.stringify({ lastSeen: Date.now() - 3_600_000 })),
  );
}

test('the browser’s own banner is held back, and nothing is offered on the first visit (PWA-02)', async ({
  page,
  site,
}) => {
  await offerInstall(page);
  await open(page, `${site.url}/`);
  await expect(page.locator('html')).toHaveAttribute('data-banner-held', 'true');
  await page.locator('.site-footer').getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL('**/contact');
  await expect(entry(page)).toHaveCount(0);
});

test('offered on the second visit; "Not now" hides it for 30 days (PWA-02)', async ({
  page,
  site,
}) => {
  await offerInstall(page);
  await open(page, `${site.url}/`);
  await visitedAnHourAgo(page);
  await open(page, `${site.url}/about`);
  await expect(entry(page)).toBeVisible();
  await entry(page).getByRole('button', { name: 'Not now' }).click();
  await expect(entry(page)).toHaveCount(0);
  expect(await record(page)).toHaveProperty('dismissedAt');

  await page.reload();
  await appReady(page);
  const setDismissed = (days: number) =>
    page.evaluate((ms) => {
      const kept = JSON.parse(localStorage.getItem('niyam.install') ?? '{}') as object;
      const dismissedAt = Date.now() - ms;
      localStorage.setItem('niyam.install', JSON.stringify({ ...kept, dismissedAt }));
    }, days * 86_400_000);
  await setDismissed(29.9);
  await open(page, `${site.url}/team`);
  await expect(entry(page)).toHaveCount(0);
  await setDismissed(30.1);
  await open(page, `${site.url}/about`);
  await expect(entry(page)).toBeVisible();
});

test('offered after the second guide that was read (PWA-02)', async ({ page, site }) => {
  await offerInstall(page);
  await page.clock.install();
  await open(page, `${site.url}/fssai-compliance`);
  await page.clock.runFor(10_000);
  await expect.poll(() => record(page)).toHaveProperty('guide', '/fssai-compliance');
  await open(page, `${site.url}/gst-compliance`);
  await page.clock.runFor(5_000);
  expect(await entry(page).count()).toBe(0);
  await page.clock.runFor(5_000);
  await expect(entry(page)).toBeVisible();
});

test('offered after a result of the licence finder (PWA-02)', async ({ page, site }) => {
  await offerInstall(page);
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await expect(entry(page)).toHaveCount(0);
  await finder.answerAsChaatVendor();
  await expect(finder.result).toBeVisible();
  await expect.poll(() => record(page)).toHaveProperty('useful', true);
  await expect(entry(page)).toBeVisible();
});

test('the browser asks when the visitor wants it to; its "no" counts as "Not now"', async ({
  page,
  site,
}) => {
  await offerInstall(page, 'dismissed');
  await open(page, `${site.url}/`);
  await visitedAnHourAgo(page);
  await open(page, `${site.url}/about`);
  await entry(page).getByRole('button', { name: 'Add it' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-install-asked', 'yes');
  await expect(entry(page)).toHaveCount(0);
  await expect.poll(() => record(page)).toHaveProperty('dismissedAt');
});

test('once installed, the app offers nothing more, and requests persistent storage (PWA-05)', async ({
  page,
  site,
}) => {
  await offerInstall(page, 'accepted');
  await countStorageRequests(page);
  await open(page, `${site.url}/`);
  await visitedAnHourAgo(page);
  await open(page, `${site.url}/about`);
  await entry(page).getByRole('button', { name: 'Add it' }).click();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(entry(page)).toHaveCount(0);
  expect(await storageRequests(page)).toBe(1);
  await open(page, `${site.url}/team`);
  await expect(entry(page)).toHaveCount(0);
});

test('started from the home screen: nothing is offered, and This phone says so', async ({
  page,
  site,
}) => {
  await offerInstall(page);
  await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
  await page.addInitScript(() => {
    localStorage.setItem('niyam.install', '{"useful":true}');
  });
  await open(page, `${site.url}/settings`);
  await expect(page.getByText('You have opened it from your home screen.')).toBeVisible();
  await expect(entry(page)).toHaveCount(0);
});

test('after a saved request it is offered, persistent storage is requested once, and This phone shows the answer (PWA-02, PWA-05)', async ({
  page,
  context,
  site,
}) => {
  await offerInstall(page);
  await countStorageRequests(page);
  await open(page, `${site.url}/`);
  await workerReady(page);
  const form = await LeadForm.filledAt(page, `${site.url}/`);
  await context.setOffline(true);
  await form.submit();
  await expect(form.savedMessage).toBeVisible();
  await expect.poll(() => storageRequests(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(entry(page)).toBeVisible();

  await page.goto(`${site.url}/settings`);
  await appReady(page);
  await expect(page.getByText('The browser has agreed to keep what is saved here')).toBeVisible();
  expect(await storageRequests(page)).toBe(1);
});

test('a shared phone is offered nothing, and nothing is noted of its visits', async ({
  page,
  site,
}) => {
  await offerInstall(page);
  await page.addInitScript(() => localStorage.setItem('niyam.shared-phone', 'on'));
  await page.goto(`${site.url}/fssai-compliance`);
  await appReady(page);
  await page.waitForTimeout(500);
  expect(await record(page)).toEqual({});
});

test('"Clear this phone" forgets what decides the offer (TRUST-04)', async ({ page, site }) => {
  await open(page, `${site.url}/settings`);
  await page.getByRole('button', { name: 'Clear this phone' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('Removed from this phone')).toBeVisible({ timeout: 15_000 });
  expect(await record(page)).toEqual({});
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    viewport: { width: 320, height: 568 },
  });

  test('the steps come with their signs, and lie over nothing that floats, at 320×568 (PWA-02)', async ({
    page,
    site,
  }) => {
    await open(page, `${site.url}/`);
    await visitedAnHourAgo(page);
    await open(page, `${site.url}/about`);
    await entry(page).getByRole('button', { name: 'Show how' }).click();
    const steps = entry(page).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    for (const step of await steps.all()) await expect(step.locator('svg')).toBeAttached();
    await expectNoOverlap(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await axeViolations(page, { everyRule: true })).toEqual([]);
  });
});

test.describe('what other apps share (share target)', () => {
  const shared = new URLSearchParams({
    title: 'Notice',
    text: 'Pay "5000" today.\n<b>Call now</b>',
    url: 'https://a.example/?a=1&b=2',
  });

  test('shared text is quoted on the assistant’s page, also with no signal, and fills a request', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${site.url}/legal-assistant`);
    await workerReady(page);
    await toolSaved(page, '/assets/legal-assistant-', '/assets/chat-');
    await context.setOffline(true);
    await page.goto(`${site.url}/legal-assistant?${shared.toString()}`);
    const quote = page.locator('blockquote.shared-quote');
    await expect(quote).toBeVisible();
    const text = 'Notice\nPay "5000" today.\n<b>Call now</b>\nhttps://a.example/?a=1&b=2';
    expect(await quote.textContent()).toBe(text);
    const whatsApp = page.locator('main').getByRole('link', { name: 'Write on WhatsApp' });
    const href = new URL((await whatsApp.getAttribute('href')) ?? '');
    expect(href.searchParams.get('text')).toBe(text);

    await page.getByRole('button', { name: 'Ask about it' }).click();
    await expect(page.getByRole('dialog').getByLabel('Anything else we should know')).toHaveValue(
      text,
    );
  });

  test('the assistant quotes digits and words that look like JSON unchanged, and quotes nothing when nothing was shared', async ({
    page,
    site,
  }) => {
    const quote = page.locator('blockquote.shared-quote');
    for (const text of ['12345678901234567890', '007', '"quoted"', 'true', '[1, 2]']) {
      await page.goto(`${site.url}/legal-assistant?${new URLSearchParams({ text }).toString()}`);
      await expect(quote).toHaveText(text);
    }
    await page.goto(`${site.url}/legal-assistant?text=%20`);
    await expect(page.getByRole('heading', { level: 1, name: 'Legal assistant' })).toBeVisible();
    await expect(quote).toHaveCount(0);
  });
});

test('the manifest is found, its pictures are served, and the worker saves none of them (PWA-01)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await workerReady(page);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { screenshots, shortcuts } = JSON.parse(data ?? '{}') as {
    screenshots: { src: string }[];
    shortcuts: { icons: { src: string }[] }[];
  };
  const pictures = [...screenshots, ...shortcuts.flatMap(({ icons }) => icons)];
  for (const { src } of pictures) {
    const response = await page.request.get(site.url + src);
    expect(response.headers()['content-type'], src).toBe('image/png');
  }
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => path.endsWith('.png'))).toEqual([]);
});

/** What floats has its own place in the column, inside the screen. */
async function expectNoOverlap(page: Page) {
  // Quick access comes with its own code after the screen has become wide.
  await expect.poll(() => page.locator('.bar-entry:visible').count()).toBeGreaterThan(1);
  const offer = await entry(page).evaluate(
    (part) => part.getBoundingClientRect().toJSON() as DOMRect,
  );
  const others = await page
    .locator('.bar-entry:visible')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  for (const other of others) {
    // On wide screens the other buttons are in the margin, beside the offer.
    const apart = offer.bottom <= other.top || offer.right <= other.left;
    expect(apart, `${JSON.stringify(offer)} lies over ${JSON.stringify(other)}`).toBe(true);
  }
  expect(offer.top).toBeGreaterThanOrEqual(0);
  expect(offer.left).toBeGreaterThanOrEqual(0);
  expect(offer.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test('the entry lies over nothing that floats, and not over what has the focus, at any width', async ({
  page,
  site,
}) => {
  await offerInstall(page);
  await open(page, `${site.url}/`);
  await visitedAnHourAgo(page);
  await open(page, `${site.url}/resources`);
  await expect(entry(page)).toBeVisible();
  for (const width of [320, 360, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      await expectNoOverlap(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = await page.locator('.site-footer-end p').last().boundingBox();
      const top = (await entry(page).boundingBox())?.y ?? 0;
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top);

      await page.evaluate(() => scrollTo(0, 0));
      expect(await coveredWhenFocused(page)).toEqual([]);
    });
  }
});

/** Controls of the page that something floating lies over when they have the focus (SHELL-15). */
const coveredWhenFocused = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary)')]
      .filter((control) => {
        control.focus();
        if (document.activeElement !== control) return false;
        control.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const on = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
        return on?.closest('.floating, .bar') !== null;
      })
      .map((control) => control.outerHTML.slice(0, 80)),
  );
