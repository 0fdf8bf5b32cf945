import type { Page } from '@playwright/test';
import { slow4g, slowDown } from '../bench/profiles.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';

const wide = { width: 1280, height: 800 };
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function open(page: Page, url: string, viewport?: { width: number; height: number }) {
  if (viewport) await page.setViewportSize(viewport);
  await page.goto(url);
  await appReady(page);
}

test('menus at 1024 px, a floating button for the drawer at 1023 px (SHELL-04)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/`, { width: 1024, height: 700 });
  await expect(page.locator('.nav-menu summary').first()).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 700 });
  await expect(page.locator('.nav-menu summary').first()).toBeHidden();
  await expect(menuButton(page)).toBeVisible();
});

test('the header sticks, and is translucent only beyond 20 px (SHELL-01)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/fssai-compliance`, wide);
  const header = page.locator('.site-header');
  for (const [y, translucent] of [
    [20, false],
    [21, true],
    [0, false],
  ] as const) {
    await page.evaluate((top) => scrollTo(0, top), y);
    if (translucent) await expect(header).toHaveAttribute('data-scrolled');
    else await expect(header).not.toHaveAttribute('data-scrolled');
  }
  await page.evaluate(() => scrollTo(0, 600));
  expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
});

test('a dropdown opens by key, arrows move in it, Escape closes it and gives the focus back (SHELL-02)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/`, wide);
  const services = page.locator('.nav-menu', { hasText: 'Services' }).first();
  const summary = services.locator('summary');
  for (const key of ['Enter', 'Space']) {
    await summary.focus();
    await page.keyboard.press(key);
    await expect(services).toHaveAttribute('open');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(services.getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(services.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(services).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  }
  await summary.click();
  await page.locator('.nav-menu summary').nth(1).click();
  await expect(services).not.toHaveAttribute('open');
  await page.getByRole('link', { name: 'Our Story' }).first().click();
  await page.waitForURL('**/our-story');
  await expect(page.locator('.nav-menu[open]')).toHaveCount(0);
});

test('the header offers Call, WhatsApp and the Dashboard (Beta); the footer a way to write and call, and offices to visit (SHELL-03, SHELL-09, SHELL-16, SHELL-18)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/`, wide);
  const header = page.locator('.site-header');
  await expect(header.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
    'href',
    /^tel:\+\d+$/,
  );
  await expect(header.getByRole('link', { name: 'Dashboard Beta' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  for (const link of await page.locator('a[href*="wa.me"]').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.+/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  const footer = page.locator('.site-footer');
  await expect(footer.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible();
  const offices = page.locator('.office-list li');
  await expect(offices).toHaveCount(4);
  for (const name of ['Mumbai', 'Bengaluru']) {
    const office = offices.filter({ hasText: name });
    await expect(office).toContainText('Coming soon');
    await expect(office.getByRole('link')).toHaveCount(0);
  }
});

test('the drawer locks the page, traps the focus, closes on Escape, backdrop and navigation (SHELL-05 to SHELL-07)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/`);
  const widthBefore = await page.evaluate(() => document.documentElement.clientWidth);
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    'hidden',
  );
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(widthBefore);
  const box = await drawer(page).boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(360);
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab');
    const escaped = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(escaped).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await menuButton(page).click();
  await page.mouse.click(10, 300);
  await expect(drawer(page)).toBeHidden();

  await menuButton(page).click();
  await expect(drawer(page).getByRole('link', { name: 'Call Now' })).toBeVisible();
  await drawer(page).locator('summary', { hasText: 'Resources' }).click();
  await drawer(page).getByRole('link', { name: 'Sectors', exact: true }).click();
  await page.waitForURL('**/sectors');
  await expect(drawer(page)).toBeHidden();
});

test('quick access: four pages, Call and WhatsApp; closes on Escape and on another page (SHELL-11, SHELL-12)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/`);
  const button = page.getByRole('button', { name: 'Quick access' });
  const panel = page.locator('#quick-access');
  await button.click();
  const hrefs = await panel
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.slice(0, 4)).toEqual(['/government-schemes', '/ai', '/sectors', '/start-business']);
  expect(hrefs).toHaveLength(6);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await panel.getByRole('link', { name: 'AI Portal' }).click();
  await page.waitForURL('**/ai');
  await expect(panel).toBeHidden();
});

test('quick access is there 199 ms after the pointer has left, and gone after 200 (SHELL-12)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/`, wide);
  const panel = page.locator('#quick-access');
  await page.getByRole('button', { name: 'Quick access' }).click();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator('.quick').dispatchEvent('pointerout', { pointerType: 'mouse' });
  await page.clock.runFor(199);
  await expect(panel).toBeVisible();
  await page.clock.runFor(1);
  await expect(panel).toBeHidden();
});

test('back to the top: absent at 300 px, there at 301, at the left (SHELL-14)', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${site.url}/fssai-compliance`);
  const button = page.getByRole('button', { name: 'Back to the top' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 301));
  await expect(button).toBeVisible();
  expect((await button.boundingBox())?.x).toBeLessThan(40);
  await button.click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('nothing that floats lies over what has the focus at 320×568, nor over the last line at other widths (SHELL-15)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/contact`, { width: 320, height: 568 });
  expect(await coveredWhenFocused(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.locator('.site-footer-end p').last().boundingBox();
  const dock = await page.locator('.dock .button').first().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
});

/** Controls of the page that something floating lies over when the keyboard has brought the focus to them. */
const coveredWhenFocused = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a, button, input, select, textarea, summary)',
    );
    for (const control of controls) {
      control.focus();
      if (document.activeElement !== control) continue;
      const { left, top, width, height } = control.getBoundingClientRect();
      const on = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
      if (on?.closest('.floating')) faults.push(control.outerHTML.slice(0, 80));
    }
    return faults;
  });

/** Top and bottom on the screen, in px. */
const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });

test.describe('while the question about cookies is open', () => {
  test.use({ consent: 'not-chosen', worker: 'by-itself' });

  test('it covers no heading, no first button and nothing that has the focus, and no page shows through its strip (CONS-08, SHELL-15)', async ({
    page,
    site,
  }) => {
    await open(page, `${site.url}/contact`, { width: 320, height: 568 });
    const banner = await edges(page, '.consent-banner');
    const dock = await edges(page, '.dock');
    expect((await edges(page, 'h1')).bottom).toBeLessThan(banner.top);
    expect((await edges(page, '.site-header .button')).bottom).toBeLessThan(banner.top);
    expect(dock.top).toBeLessThanOrEqual(banner.bottom);
    const behind = await page.evaluate(
      (y) => document.elementFromPoint(4, y)?.closest('.dock')?.className,
      (dock.top + dock.bottom) / 2,
    );
    expect(behind).toBe('dock');
    await expect(page.locator('.dock')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await coveredWhenFocused(page)).toEqual([]);

    await open(page, `${site.url}/`, { width: 360, height: 740 });
    const first = await edges(page, '.hero .button');
    expect(first.bottom).toBeLessThan((await edges(page, '.consent-banner')).top);

    // Enlarged to four times its text scrolls, and the answers do not.
    await open(page, `${site.url}/`, { width: 320, height: 256 });
    await expect(page.getByRole('button', { name: 'Decline' })).toBeInViewport({ ratio: 1 });
  });

  test('it is asked, answered and kept with no signal too (CONS-08)', async ({
    page,
    context,
    site,
  }) => {
    await open(page, `${site.url}/`);
    await workerReady(page);
    await context.setOffline(true);
    await open(page, `${site.url}/fssai-compliance`);
    const question = page.getByRole('region', { name: 'Cookies' });
    await question.getByRole('button', { name: 'Decline' }).click();
    await expect(question).toHaveCount(0);
    await page.reload();
    await appReady(page);
    await expect(page.locator('[data-app=ready]')).not.toHaveAttribute('data-consent-asking');
  });

  /** Adds up how far what can be seen is moved on a page, as a browser counts it. */
  const countShifts = (page: Page) =>
    page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) sum += value;
        }
        document.documentElement.dataset.shifted = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  const shiftsOn = async (page: Page) =>
    Number((await page.evaluate(() => document.documentElement.dataset.shifted)) ?? 0);

  test('nothing moves while a guide comes to life (DEV-11)', async ({ page, site }) => {
    await countShifts(page);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${site.url}/gst-compliance`);
      await expect(page.getByText('Opens with no signal.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
      await page.waitForTimeout(300);
      expect(await shiftsOn(page), `at ${width} px`).toBeLessThan(0.002);
    }
  });

  test('nothing moves while a tool comes to life, on a slow line either (DEV-11)', async ({
    page,
    site,
  }) => {
    await countShifts(page);
    // A tool's own style comes long after the page is painted.
    await slowDown(page, { ...slow4g, slowdown: 1 });
    for (const path of ['/calendar', '/search?q=gst', '/outbox', '/find', '/legal-assistant']) {
      await page.goto(site.url + path);
      await appReady(page);
      await page.waitForTimeout(600);
      expect(await shiftsOn(page), path).toBeLessThan(0.002);
    }
  });

  test('nothing moves when the next step is known, on a slow phone (DEV-11)', async ({
    page,
    site,
  }) => {
    await countShifts(page);
    await slowDown(page, slow4g);
    await page.goto(`${site.url}/on-this-phone`);
    await expect(page.locator('.dash-next[aria-busy=false]')).toBeVisible({ timeout: 20_000 });
    await page.waitForTimeout(600);
    expect(await shiftsOn(page)).toBeLessThan(0.002);
  });
});

test('enlarged to four times, every link of quick access can be reached (A11Y-04)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/`, { width: 320, height: 256 });
  await page.getByRole('button', { name: 'Quick access' }).click();
  const links = page.locator('#quick-access').getByRole('link');
  for (const link of [links.first(), links.last()]) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('the name and the search lie beside or below each other, also with large or spaced text (A11Y-04)', async ({
  page,
  site,
}) => {
  const overlap = () =>
    page.evaluate(() => {
      const [name, search] = ['.brand', '.site-header .search-box button'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return name && search ? name.right > search.left && name.bottom > search.top : undefined;
    });
  await page.addInitScript(() => localStorage.setItem('niyam.text-size', 'largest'));
  await open(page, `${site.url}/contact`, { width: 360, height: 740 });
  expect(await overlap()).toBe(false);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => {
    delete document.documentElement.dataset.textSize;
    const spaced = new CSSStyleSheet();
    spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [spaced];
  });
  expect(await overlap()).toBe(false);
});

test('the footer’s last line can be scrolled clear of the floating buttons (SHELL-15)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/about`);
  // Another button in the dock may make two rows of it at other widths (floating.css).
  for (const width of [320, 360, 480, 640, 768]) {
    await page.setViewportSize({ width, height: 568 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('button', { name: 'To the top' })).toBeVisible();
    const last = await page.locator('.site-footer-end p').last().boundingBox();
    const dock = await page.locator('.dock > :first-child').boundingBox();
    const clearance = (dock?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
    expect(clearance, `at ${width} px`).toBeGreaterThanOrEqual(0);
  }
});

test('the footer’s box takes the address to the newsletter’s page, not into the address bar (SHELL-10)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/`);
  await expect(page.getByText('The next page asks for your consent.')).toBeVisible();
  await page.getByLabel('Newsletter: your e-mail').fill('vendor@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL(`${site.url}/newsletter`);
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('vendor@example.com');
});

test('offline it says what still works without moving the page, and stops saying so when the signal is back (SHELL-20)', async ({
  page,
  context,
  site,
}) => {
  await open(page, `${site.url}/`);
  await workerReady(page);
  const top = await page.evaluate(() => document.querySelector('main')?.offsetTop);
  await context.setOffline(true);
  const bar = page.getByRole('status').getByText('No signal. Guides and requests still work.');
  await expect(bar).toBeInViewport();
  expect(await page.evaluate(() => document.querySelector('main')?.offsetTop)).toBe(top);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(bar).toBeInViewport();
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
});
