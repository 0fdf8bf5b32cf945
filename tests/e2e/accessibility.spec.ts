import type { Page } from '@playwright/test';
import { axeViolations, axeViolationsInBothThemes } from '../support/axe.ts';
import { brokenWordsOf, enlargeText, overflowOf } from '../support/page-fit.ts';
import { appReady, expect, test } from '../support/test.ts';
import { answers, LeadForm } from './page-models/lead-form.ts';

// The short version; `npm run a11y` looks at every page and every open state.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  forgivenErrors: /Failed to load resource|not accepted/,
});

/** A page of each template and of each kind of live page. */
const templates = [
  '/',
  '/fssai-compliance',
  '/pricing',
  '/services',
  '/blog/street-vendor-compliance-india',
  '/sectors/retail-commerce',
  '/start-business/step/ideation',
  '/constitution',
  '/contact',
  '/newsletter',
  '/outbox',
  '/settings',
  '/search',
  '/notice',
  '/login',
  '/zzz',
];

/** The colours of the theme are tested without a browser (src/app/look/contrast.test.ts); this is how they meet. */
const alsoDark = ['/', '/fssai-compliance', '/contact', '/outbox'];

test('no axe violation on a page of each template, in dark colours on some (A11Y-01)', async ({
  page,
  site,
}) => {
  test.slow();
  for (const path of templates) {
    await page.goto(site.url + path);
    await appReady(page);
    const look = alsoDark.includes(path) ? axeViolationsInBothThemes : axeViolations;
    expect(await look(page), path).toEqual([]);
  }
});

test('no axe violation with anything open over a page, in dark colours with the form and the drawer (A11Y-01)', async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto(`${site.url}/`);
  await appReady(page);
  const form = new LeadForm(page);
  const closed = () => page.keyboard.press('Escape');
  await form.open();
  expect(await axeViolations(page), 'the lead dialog').toEqual([]);
  await form.submit();
  await expect(form.dialog.getByRole('alert')).toBeFocused();
  expect(await axeViolationsInBothThemes(page), 'the lead dialog with errors').toEqual([]);
  await closed();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await axeViolationsInBothThemes(page), 'the drawer').toEqual([]);
  await closed();
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  expect(await axeViolations(page), 'the question about cookies').toEqual([]);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Quick access' }).click();
  expect(await axeViolations(page), 'the quick menu').toEqual([]);
  await closed();
  await page.locator('.site-nav summary').first().click();
  await expect(page.locator('.site-nav').getByRole('link').first()).toBeVisible();
  expect(await axeViolations(page), 'a menu of a wide screen').toEqual([]);
});

/** Presses Tab until this has the focus; a keyboard finds no other way. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return (
        element?.getAttribute('aria-label') ??
        labels?.textContent ??
        element?.textContent
      )?.trim();
    });
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    if ((await focused()) === name) return;
  }
  throw new Error(`Tab does not lead to “${name}”`);
}

test('a keyboard user sends the form, hears the outcome, and Escape returns the focus (A11Y-02)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await appReady(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  await tabTo(page, 'Get Free Consultation');
  await page.keyboard.press('Enter');
  const { dialog, thankYou } = new LeadForm(page);
  await expect(dialog).toBeVisible();
  for (let tab = 0; tab < 14; tab++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  for (const [label, text] of [
    ['Your name', answers.name],
    ['E-mail', answers.email],
    ['Phone', answers.phone],
    ['Name of your business', answers.business],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rest');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(thankYou).toBeFocused();
  await expect(thankYou).toHaveAccessibleDescription(/Your receipt is N-\w+\./);
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Get Free Consultation":
      - heading "Get Free Consultation" [level=2]
      - button "Close"
      - status
      - text: Sent
      - heading "Thank You" [level=2]
      - paragraph: /The office has your request. Your receipt is N-\\w+\\./
      - link "See what was sent"
      - button "Send another request"
  `);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Get Free Consultation' }).first()).toBeFocused();
});

test('a keyboard user opens a page from the drawer and learns why signing in failed (A11Y-02)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/login`);
  await appReady(page);
  await tabTo(page, 'E-mail or phone');
  await page.keyboard.type('nobody@example.com');
  await tabTo(page, 'Password');
  await page.keyboard.type('not the word');
  await tabTo(page, 'Sign in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'is not right' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
  await expect(page.getByLabel('E-mail or phone')).toHaveValue('nobody@example.com');

  await page.reload();
  await appReady(page);
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await tabTo(page, 'Resources');
  await page.keyboard.press('Space');
  await tabTo(page, 'Sectors');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sectors');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a screen reader finds each part of a page by its name', async ({ page, site }) => {
  await page.goto(`${site.url}/search?q=gst`);
  await appReady(page);
  await expect(page.getByRole('region', { name: /pages for “gst”/ })).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the text"
    - banner:
      - link "Niyam"
      - search:
        - button "Search the site"
    - navigation "Most used":
      - link "Home"
      - link "Find"
      - link "Dates"
      - button "Ask Legal Assistant"
      - button "Menu"
    - main:
      - navigation "You are here":
        - list:
          - listitem:
            - link "Home"
          - listitem: Search
      - heading "Search" [level=1]
      - search "Search":
        - searchbox "What are you looking for?": gst
        - button "Search"
      - status: /pages for “gst”/
      - region /pages for “gst”/:
        - heading /pages for “gst”/ [level=2]
        - group "Show"
    - contentinfo:
      - region "Our office"
      - navigation "Guides"
      - navigation "Tools"
      - navigation "On this site"
      - navigation "About us"
  `);
});

test('with the largest text of a browser, figures, cards and page lists keep their words whole', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, rows] of [
    ['/', '.stat-cards, .home-card'],
    ['/financial-hub', '.page-list'],
  ] as const) {
    await page.goto(site.url + path);
    await enlargeText(page);
    await expect(page.locator(rows).first(), path).toBeVisible();
    expect(await brokenWordsOf(page, rows), path).toEqual([]);
    expect(await overflowOf(page), path).toBe(0);
  }
});

test('with text at twice its size nothing is cut off or scrolls sideways (WCAG 1.4.4)', async ({
  page,
  site,
}) => {
  for (const path of ['/', '/fssai-compliance', '/contact', '/outbox']) {
    await page.goto(site.url + path);
    await enlargeText(page);
    const bodySize = await page.evaluate(
      () =>
        getComputedStyle(
          document.querySelector('main h1 + p, main .hero-lead') ??
            document.querySelector('main p') ??
            document.body,
        ).fontSize,
    );
    expect(await overflowOf(page), path).toBe(0);
    expect(Number.parseFloat(bodySize), path).toBeGreaterThan(32);
  }
});
