import type { Page } from '@playwright/test';
import { slow4g, slowDown } from '../bench/profiles.ts';
import { giveScriptFonts } from '../support/script-fonts.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';

const wide = { width: 1280, height: 800 };
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function open(page: Page, url: string, viewport?: { width: number; height: number }) {
  if (viewport) await page.setViewportSize(viewport);
  await page.goto(url);
  await appReady(page);
}

test('menus at 1024 px, the bar with its Menu at 1023 px (SHELL-04)', async ({ page, site }) => {
  await open(page, `${site.url}/`, { width: 1024, height: 700 });
  await expect(page.locator('.nav-menu summary').first()).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 700 });
  await expect(page.locator('.nav-menu summary').first()).toBeHidden();
  await expect(menuButton(page)).toBeVisible();
});

test('five entries in one bar at the bottom, wide enough for a thumb, opaque, the open page marked (SHELL-04, SHELL-13)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/find`);
  for (const width of [320, 360, 768, 1023]) {
    await page.setViewportSize({ width, height: 568 });
    const entries = page.locator('.bar-entry:visible');
    await expect(entries).toHaveText(['Home', 'Find', 'Dates', /^Ask/, 'Menu']);
    const boxes = await entries.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const { width: wide, height, bottom } of boxes) {
      expect(Math.min(wide, height), `at ${width} px`).toBeGreaterThanOrEqual(48);
      expect(bottom).toBeLessThanOrEqual(568);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.locator('.bar')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  const current = page.locator('.bar [aria-current=page]');
  await expect(current).toHaveText('Find');
  await page.locator('.bar').getByRole('link', { name: 'Dates' }).click();
  await page.waitForURL('**/calendar');
  await expect(current).toHaveText('Dates');
  await page.goto(`${site.url}/legal-assistant`);
  await appReady(page);
  await expect(current).toHaveText('Ask');
});

test('the entries and the way to the top fill the bar in equal parts, also before the page is scrolled (SHELL-13)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/about`, { width: 360, height: 740 });
  const centres = () =>
    page.locator('.bar > .scroll-place, .bar-entry:visible').evaluateAll((all) =>
      all.map((one) => {
        const { left, width } = one.getBoundingClientRect();
        return Math.round(left + width / 2);
      }),
    );
  const still = await centres();
  expect(still).toEqual([30, 90, 150, 210, 270, 330]);
  // The place of the button is not empty.
  const arrow = await page
    .locator('.scroll-place')
    .evaluate((place) => getComputedStyle(place, '::before').content);
  expect(arrow).toContain('↑');
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.getByRole('button', { name: 'To the top' })).toBeVisible();
  expect(await centres()).toEqual(still);
});

test('large text, wide spacing and a window of 320 px cut no word of the bar (A11Y-04)', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('niyam.text-size', 'largest'));
  await open(page, `${site.url}/about`, { width: 320, height: 568 });
  const tooWide = await page
    .locator('.bar-entry:visible')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(tooWide).toBe(0);
  const bar = await edges(page, '.bar');
  expect(bar.bottom).toBe(568);
  expect(bar.bottom - bar.top).toBeLessThan(90);
});

for (const width of [1024, 1280]) {
  test(`at ${width} px the header has the most used places beside menus, contacts and dashboard, each row on one line (SHELL-02, SHELL-03)`, async ({
    page,
    site,
  }) => {
    await open(page, `${site.url}/pricing`, { width, height: 700 });
    const header = page.locator('.site-header');
    const places = header.locator('.site-places').getByRole('link');
    await expect(places).toContainText(['Find', 'Dates', 'Schemes', 'Guides', 'Prices']);
    await expect(header.locator('[aria-current=page]')).toHaveText('Prices');
    await expect(header.locator('summary')).toHaveText(['Tools', 'Services', 'About', 'Resources']);
    await expect(header.getByRole('link', { name: 'Get Free Consultation' })).toBeVisible();
    const more = await edges(page, '.site-header-more');
    expect(more.bottom - more.top).toBe(48);
    const row = await edges(page, '.site-header-bar');
    expect(row.bottom - row.top).toBeLessThan(64);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test.describe('where the drawer’s content cannot load', () => {
  test.use({ forgivenErrors: /ERR_FAILED/ });

  test('Menu leads to the footer’s links (SHELL-05)', async ({ page, site }) => {
    await page.route('**/assets/drawer-body-*.js', (route) => route.abort());
    await open(page, `${site.url}/about`);
    await menuButton(page).click();
    await expect(page.locator('#site-links')).toBeInViewport();
    await expect(drawer(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar’s links open pages, Ask the assistant’s page, Menu the footer’s links (SHELL-04)', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/about`);
    const bar = page.locator('.bar');
    await bar.getByText('Menu').click();
    await expect(page.locator('#site-links')).toBeInViewport();
    await bar.getByText('Dates').click();
    await expect(page).toHaveURL(/\/calendar$/);
    await bar.locator('.bar-entry', { hasText: 'Ask' }).click();
    await expect(page).toHaveURL(/\/legal-assistant$/);
  });
});

test('the header sticks, and is translucent only beyond 20 px (SHELL-01)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/fssai-compliance`, wide);
  const header = page.locator('.site-header');
  const places = page.locator('.site-header-bar');
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
  expect(await places.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  await expect(places.getByRole('link', { name: 'Find', exact: true })).toBeInViewport({
    ratio: 1,
  });
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
  await page.locator('.nav-menu summary', { hasText: 'About' }).click();
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

test('while the telephone number is the shipped one, Call and WhatsApp say that it reaches nobody', async ({
  page,
  context,
  site,
}) => {
  await open(page, `${site.url}/`, wide);
  const said = page.getByText('Trial site: this number reaches nobody.');
  // The part that watches the links comes after the app.
  await expect(async () => {
    await page.locator('.site-header').getByRole('link', { name: 'Call Now' }).click();
    await expect(said.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.locator('.site-header').getByRole('link', { name: 'WhatsApp' }).click();
  await expect(said).not.toHaveCount(1);
  expect(context.pages()).toHaveLength(1);
});

test('the drawer opens on Space too, locks the page, traps the focus, closes on Escape, backdrop and navigation, and leads to what deletes the phone’s data (SHELL-05 to SHELL-07, TRUST-04)', async ({
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

  await page.keyboard.press('Space');
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(10, 300);
  await expect(drawer(page)).toBeHidden();

  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  // The next press comes before the browser has reported the close.
  await menuButton(page).evaluate((button: HTMLElement) => {
    document.querySelector<HTMLDialogElement>('dialog.drawer')?.close();
    button.click();
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(drawer(page)).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();

  await menuButton(page).click();
  // Quick access is the first group (SHELL-11).
  const first = await drawer(page)
    .locator('nav')
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(first.slice(0, 4)).toEqual(['/government-schemes', '/ai', '/sectors', '/start-business']);
  expect(first).toHaveLength(6);
  await expect(drawer(page).getByRole('link', { name: 'Call Now' })).toBeVisible();
  await drawer(page).getByRole('link', { name: 'Delete what is on this phone' }).click();
  await expect(page.getByRole('button', { name: 'Clear this phone' })).toBeInViewport();
  await expect(drawer(page)).toBeHidden();
  await menuButton(page).click();
  await drawer(page).locator('summary', { hasText: 'Resources' }).click();
  await drawer(page).getByRole('link', { name: 'Sectors', exact: true }).click();
  await page.waitForURL('**/sectors');
  await expect(drawer(page)).toBeHidden();
});

test('quick access: four pages, Call and WhatsApp; closes on Escape and on another page (SHELL-11, SHELL-12)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/`, wide);
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

test('the round button back to the top appears at 301 px of scrolling, at the left of the bar (SHELL-14)', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${site.url}/fssai-compliance`);
  const button = page.getByRole('button', { name: 'Back to the top' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(button).toHaveCount(0);
  const menuBefore = await menuButton(page).boundingBox();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('border-radius', '50%');
  // Nothing moves under a finger.
  expect(await menuButton(page).boundingBox()).toEqual(menuBefore);
  expect((await button.boundingBox())?.x).toBeLessThan(40);
  expect(await coveredByButtons(page)).toEqual([]);
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
  const bar = await edges(page, '.bar');
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar.top);
});

for (const width of [320, 360, 768, 1024, 1280, 1440]) {
  test(`at ${width} px the buttons that stay on the screen cover no text and no control (SHELL-14, SHELL-15)`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/fssai-compliance', '/pricing']) {
      await open(page, site.url + path, { width, height: 740 });
      if (width >= 1024)
        await expect(page.getByRole('button', { name: 'Quick access' })).toBeVisible();
      for (const top of [301, 900, 1500, 99_999]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await expect(page.locator('.scroll-top')).toBeInViewport({ ratio: 1 });
        expect(await coveredByButtons(page), `${path} at ${top}`).toEqual([]);
      }
    }
  });
}

/** Buttons of the bar, and what they lie over. An opaque bar across the screen ends the page instead of covering it. */
const coveredByButtons = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.bar');
    if (!bar) throw new Error('The page has no bar');
    const edge = bar.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(bar);
    const endsPage = edge.width === innerWidth && backgroundColor.startsWith('rgb(');
    const buttons = [...bar.querySelectorAll('.scroll-top, .bar-entry')]
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    if (endsPage) {
      return buttons.flatMap(({ button, box }) =>
        box.top < edge.top || box.bottom > edge.bottom
          ? [`${button.textContent} leaves the bar`]
          : [],
      );
    }
    const faults: string[] = [];
    // Text for screen readers alone takes no room, but a range over it has boxes.
    for (const unseen of document.querySelectorAll<HTMLElement>(':is(main, footer) .sr-only')) {
      unseen.style.display = 'none';
    }
    const parts = document.querySelectorAll(
      ':is(main, footer) :is(a, button, input, select, textarea, summary, img, svg, p, li, h1, h2, h3, td, th)',
    );
    for (const part of parts) {
      const range = document.createRange();
      range.selectNodeContents(part);
      for (const box of [...part.getClientRects(), ...range.getClientRects()]) {
        for (const { button, box: over } of buttons) {
          const apart =
            box.right <= over.left ||
            box.left >= over.right ||
            box.bottom <= over.top ||
            box.top >= over.bottom;
          if (!apart) faults.push(`${button.textContent} over ${part.outerHTML.slice(0, 80)}`);
        }
      }
    }
    return faults;
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
      if (on?.closest('.floating, .bar')) faults.push(control.outerHTML.slice(0, 80));
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

  const banner = (page: Page) => page.locator('.consent-banner');

  test('it waits for the first touch, is at most 96 px high and stands above the bar; nothing moves (ANSW-02, CONS-08)', async ({
    page,
    site,
  }) => {
    await countShifts(page);
    await open(page, `${site.url}/`, { width: 360, height: 740 });
    await expect(banner(page)).toHaveCount(0);
    const heading = await edges(page, 'h1');
    await page.keyboard.press('Shift');
    await expect(banner(page)).toBeVisible();
    const { top, bottom } = await edges(page, '.consent-banner');
    expect(bottom - top).toBeLessThanOrEqual(96);
    expect(Math.abs(bottom - (await edges(page, '.bar')).top)).toBeLessThan(1);
    expect(await edges(page, 'h1')).toEqual(heading);
    expect(await shiftsOn(page)).toBe(0);
    const buttons = await banner(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(buttons.map(({ height }) => height)).toEqual([48, 48]);
    expect(buttons[0]?.width).toBe(buttons[1]?.width);
    // A tick and a cross of one weight and colour, for those who do not read the words.
    const signs = await banner(page)
      .locator('button > svg')
      .evaluateAll((all) =>
        all.map((sign) => {
          const { stroke, strokeWidth, width } = getComputedStyle(sign);
          return [stroke, strokeWidth, width];
        }),
      );
    expect(signs).toHaveLength(2);
    expect(signs[0]).toEqual(signs[1]);
    // No analytics is set up on this site.
    await expect(banner(page)).toContainText('We do not track you.');
  });

  for (const language of ['', 'hi', 'te']) {
    test(`it covers no tile of home on a phone of 360 or 320 px${language && ` in ${language}`} (ANSW-02)`, async ({
      page,
      site,
    }) => {
      // The header names the languages in their own letters, on every page.
      await giveScriptFonts(page);
      for (const [width, height] of [
        [360, 740],
        [360, 640],
        [320, 640],
      ] as const) {
        await open(page, `${site.url}/${language}`, { width, height });
        await page.keyboard.press('Shift');
        await expect(banner(page)).toBeVisible();
        const tiles = await page
          .locator('.home-tasks a')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
        expect(tiles).toHaveLength(6);
        const { top } = await edges(page, '.consent-banner');
        expect(Math.max(...tiles), `at ${width}×${height}`).toBeLessThanOrEqual(top);
      }
    });
  }

  test('on a phone it covers no control of a tool, and comes at the end of its page (ANSW-02)', async ({
    page,
    site,
  }) => {
    for (const path of ['/find', '/notice', '/te/loan', '/calendar', '/legal-assistant']) {
      await open(page, site.url + path, { width: 360, height: 740 });
      await appReady(page);
      await page.keyboard.press('Shift');
      await page.waitForTimeout(500);
      await expect(banner(page), path).toHaveCount(0);
      await page.locator('.site-footer a').first().scrollIntoViewIfNeeded();
      await expect(banner(page), path).toBeVisible();
    }
    await open(page, `${site.url}/find`, { width: 1280, height: 800 });
    await appReady(page);
    await page.keyboard.press('Shift');
    await expect(banner(page)).toBeVisible();
  });

  test('a link that is the first touch opens its page while parts of the shell still load (ROUTE-16)', async ({
    page,
    site,
  }) => {
    for (const width of [360, 1280, 1280]) {
      await open(page, `${site.url}/about`, { width, height: 800 });
      await page
        .locator('.site-footer a[href="/faq"]')
        .evaluate((link: HTMLAnchorElement) => link.click());
      await expect(page.locator('[data-page="site/faq"]')).toBeVisible();
    }
  });

  test('without a touch it comes after five seconds (ANSW-02)', async ({ page, site }) => {
    await open(page, `${site.url}/about`);
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(5000);
  });

  test('a tap on the place where it has just appeared reaches the page; keys answer at once (CONS-08)', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const banner = document.querySelector('.consent-banner');
        if (!banner) return;
        observer.disconnect();
        const { x, y, width, height } = banner.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        window.isLetThrough = hit !== null && !banner.contains(hit);
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page, `${site.url}/about`);
    await page.keyboard.press('Shift');
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).press('Enter');
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.isLetThrough)).toBe(true);
  });

  test('it covers no heading, no first button and nothing that has the focus (CONS-08, SHELL-15)', async ({
    page,
    site,
  }) => {
    await open(page, `${site.url}/contact`, { width: 320, height: 568 });
    await page.keyboard.press('Shift');
    await expect(banner(page)).toBeVisible();
    expect((await edges(page, 'h1')).bottom).toBeLessThan(
      (await edges(page, '.consent-banner')).top,
    );
    expect(await coveredWhenFocused(page)).toEqual([]);

    await open(page, `${site.url}/`, { width: 360, height: 740 });
    await page.keyboard.press('Shift');
    await expect(banner(page)).toBeVisible();
    const first = await edges(page, 'main .button');
    expect(first.bottom).toBeLessThan((await edges(page, '.consent-banner')).top);

    // Enlarged to four times its text scrolls, and the answers do not.
    await open(page, `${site.url}/`, { width: 320, height: 256 });
    await page.keyboard.press('Shift');
    await expect(page.getByRole('button', { name: 'Decline' })).toBeInViewport({ ratio: 1 });
  });

  test('after the answer the focus is where it was, or at the text of the page (CONS-08)', async ({
    page,
    site,
  }) => {
    const decline = page.getByRole('button', { name: 'Decline' });
    await open(page, `${site.url}/about`);
    await page.keyboard.press('Shift');
    await decline.click();
    await expect(page.locator('#main')).toBeFocused();

    await page.evaluate(() => localStorage.clear());
    await open(page, `${site.url}/about`);
    const link = page.locator('main a').first();
    await link.focus();
    await page.keyboard.press('Shift');
    await decline.focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('the question is asked, and its answer saved, with no signal too (CONS-08)', async ({
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

  test('between it and the line about the signal the page does not show (CONS-08, SHELL-20)', async ({
    page,
    context,
    site,
  }) => {
    await open(page, `${site.url}/about`, { width: 360, height: 740 });
    await page.keyboard.press('Shift');
    await expect(banner(page)).toBeVisible();
    await context.setOffline(true);
    await expect(page.locator('.status-bar')).toBeVisible();
    const gap =
      (await edges(page, '.status-bar')).top - (await edges(page, '.consent-banner')).bottom;
    expect(Math.abs(gap)).toBeLessThan(1);
  });

  test('on a wide screen the strip is the edge of the screen: no card covers text, with the cookie question open too (SHELL-20)', async ({
    page,
    context,
    site,
  }) => {
    for (const width of [1024, 1280, 1600]) {
      await open(page, `${site.url}/fssai-compliance`, { width, height: 800 });
      await page.mouse.wheel(0, 600);
      const question = page.locator('.consent-banner');
      await expect(question).toBeVisible();
      await context.setOffline(true);
      const box = async (selector: string) => {
        const found = await page.locator(selector).first().boundingBox();
        if (!found) throw new Error(`${selector} is not on the page`);
        return found;
      };
      await expect(page.locator('.status-bar')).toBeVisible();
      const strip = await box('.status-bar');
      const inside = await page.evaluate(() => document.documentElement.clientWidth);
      expect({ x: strip.x, width: strip.width }, `${width} px`).toEqual({ x: 0, width: inside });
      // Below it is the bar, or nothing.
      const below = width < 1280 ? (await box('.bar')).y : 800;
      expect(Math.abs(strip.y + strip.height - below), `${width} px`).toBeLessThan(1);
      for (const other of ['.consent-banner', '.scroll-top', ...(width < 1280 ? [] : ['.bar'])]) {
        const { y, height } = await box(other);
        const isInBar = other === '.scroll-top' && width < 1280;
        if (!isInBar) expect(y + height, `${other}, ${width} px`).toBeLessThanOrEqual(strip.y);
      }
      // The last line of the page can be scrolled above it.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = await box('.site-footer-end p:last-of-type');
      expect(last.y + last.height, `${width} px`).toBeLessThanOrEqual((await box('.status-bar')).y);
      await context.setOffline(false);
      await expect(page.locator('.status-bar')).toHaveCount(0);
    }
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

  test('the layout does not shift while a guide becomes interactive (DEV-11)', async ({
    page,
    site,
  }) => {
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

  test('the layout does not shift while a tool becomes interactive, on a slow connection either (DEV-11)', async ({
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

  test('the layout does not shift when the next step appears, on a slow phone (DEV-11)', async ({
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

test('enlarged to four times the bar scrolls away, and every link of the drawer can be reached (A11Y-04)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/`, { width: 320, height: 256 });
  await page.evaluate(() => scrollTo(0, 400));
  await expect(page.locator('.bar')).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await menuButton(page).click();
  const links = drawer(page).getByRole('link');
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

test('the footer’s last line can be scrolled clear of the buttons (SHELL-15)', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/about`);
  // From 1280 px on the buttons are beside the text, which the test of what they cover finds.
  for (const width of [320, 360, 480, 640, 768, 1024, 1279]) {
    await page.setViewportSize({ width, height: 568 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('button', { name: 'To the top' })).toBeVisible();
    const last = await page.locator('.site-footer-end p').last().boundingBox();
    const button = await edges(page, '.scroll-top');
    const bar = await edges(page, '.bar');
    const clearance = Math.min(button.top, bar.top) - (last?.y ?? 0) - (last?.height ?? 0);
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

test('the offline strip says what still works without moving the page, and disappears when the signal returns (SHELL-20)', async ({
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
  // It says so once, and covers no button of the first screen.
  await expect(page.locator('.site-header')).not.toContainText('No signal');
  expect((await edges(page, '.hero-call .button')).bottom).toBeLessThanOrEqual(
    (await edges(page, '.status-bar')).top,
  );
  const strip = await edges(page, '.status-bar');
  expect(Math.abs(strip.bottom - (await edges(page, '.bar')).top)).toBeLessThan(1);
  expect(await page.evaluate(() => document.querySelector('main')?.offsetTop)).toBe(top);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(bar).toBeInViewport();
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
});

declare global {
  interface Window {
    /** A press on the place of the cookie question's button, in the moment it appeared, met something else. */
    isLetThrough?: boolean;
  }
}
