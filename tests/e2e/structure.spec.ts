import type { Page } from '@playwright/test';
import { catalog } from '../../src/content/catalog.ts';
import { overflowOf } from '../support/page-fit.ts';
import { appReady, expect, test } from '../support/test.ts';

/** A page of each kind; tools are looked at by their own tests. */
const kinds = [
  '/',
  '/fssai-compliance',
  '/pricing',
  '/blog',
  '/blog/street-vendor-compliance-india',
  '/sectors/retail-commerce',
  '/start-business/step/ideation',
  '/how-to-guides',
  '/infographics',
  '/contact',
  '/outbox',
  '/settings',
  '/search',
  '/login',
  '/register',
  '/find',
  '/financial-hub/gst',
  '/government-schemes',
];

/** Pages as the server sends them: an empty tab may read them, which the site's own policy forbids its pages. */
const pagesAt = (origin: string, paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(origin + path);
      return { path, html: await answer.text() };
    }),
  );

test('every page has one title, headings without gaps, and landmarks that can be told apart (A11Y-06, SHELL-19)', async ({
  page,
  site,
}) => {
  const paths = catalog.filter(({ template }) => template !== 'not-found').map(({ path }) => path);
  const faults = await page.evaluate(
    (all) => {
      const nameOf = (element: Element, from: Document) => {
        const by = element.getAttribute('aria-labelledby');
        return (
          element.getAttribute('aria-label') ?? (by && from.getElementById(by)?.textContent) ?? ''
        );
      };
      const found: string[] = [];
      for (const { path, html } of all) {
        const from = new DOMParser().parseFromString(html, 'text/html');
        const say = (what: string) => found.push(`${path}: ${what}`);
        if (from.querySelectorAll('h1').length !== 1) say('not one h1');
        let last = 0;
        for (const heading of from.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')) {
          const level = Number(heading.tagName.at(1));
          if (level > last + 1) say(`a gap before “${heading.textContent}”`);
          last = level;
        }
        if (from.querySelectorAll('main').length !== 1) say('not one main');
        const navigations = [...from.querySelectorAll('nav')].map((nav) =>
          nameOf(nav, from).trim(),
        );
        if (navigations.includes('')) say('a nav without a name');
        if (new Set(navigations).size !== navigations.length)
          say(`navs alike: ${navigations.join()}`);
        const first = from.querySelector(
          'a[href], button, input, select, textarea, [tabindex="0"]',
        );
        if (
          first?.getAttribute('href') !== '#main' ||
          !from.querySelector('#main[tabindex="-1"]')
        ) {
          say('no skip link at the beginning');
        }
      }
      return found;
    },
    await pagesAt(site.url, paths),
  );
  expect(faults).toEqual([]);
});

test('from every page one reaches who we are, search, sitemap, privacy and terms, and help in one order (A11Y-06, A11Y-09)', async ({
  page,
  site,
}) => {
  const orders = await page.evaluate(
    (all) => {
      const found: Record<string, string[]> = {};
      for (const { path, html } of all) {
        const from = new DOMParser().parseFromString(html, 'text/html');
        const links = [...from.querySelectorAll('footer a[href], header form[action]')].map(
          (link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '',
        );
        const missing = [
          '/about',
          '/contact',
          '/privacy-policy',
          '/terms-of-service',
          '/search',
          '/sitemap',
          '/accessibility',
        ].filter((wanted) => !links.some((link) => link === wanted));
        const subject = encodeURIComponent(`About the page ${path}: `);
        if (!links.some((link) => link.startsWith('mailto:') && link.endsWith(subject))) {
          missing.push('feedback');
        }
        const help = [...from.querySelectorAll('footer a[href^="tel:"], footer a[href*="wa.me"]')];
        const order = help.map((link) => (link.getAttribute('href') ?? '').slice(0, 4)).join(' ');
        (found[`${missing.join()} help: ${order}`] ??= []).push(path);
      }
      return found;
    },
    await pagesAt(site.url, kinds),
  );
  expect(Object.keys(orders)).toHaveLength(1);
  expect(Object.keys(orders)[0]).toMatch(/^ help: /);
});

test('every kind of page has targets large enough for a thumb, and fits a window of 320 by 256, with wide spacing too (A11Y-03, A11Y-04)', async ({
  page,
  site,
}) => {
  test.slow();
  for (const path of kinds) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(site.url + path);
    await appReady(page);
    expect(await smallControls(page), path).toEqual([]);
    for (const height of await primaryHeights(page)) {
      expect(height, path).toBeGreaterThanOrEqual(48);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await overflowOf(page), path).toBe(0);
    await page.evaluate(spaceWidely);
    expect(await overflowOf(page), `${path}, spaced`).toBe(0);
  }
});

/** WCAG 1.4.12, set as a visitor's style sheet would. Runs in the page. */
function spaceWidely(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
     p { margin-bottom: 2em !important; }`,
  );
  document.adoptedStyleSheets = [sheet];
}

/** Controls outside of sentences that are smaller than 24 px either way. */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'button, summary, select, textarea, input:not([type=hidden]), a.button, .page-list a',
      ),
    ].filter(isShown);
    return controls.flatMap((control) => {
      // A box or dot is as large as its label.
      const area = /^(checkbox|radio)$/.test((control as HTMLInputElement).type)
        ? (control.closest('label') ?? control)
        : control;
      const { width, height } = area.getBoundingClientRect();
      if (width === 0 || (width >= 24 && height >= 24)) return [];
      return `${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 90)}`;
    });
  });

const primaryHeights = (page: Page) =>
  page
    .locator('main .button:not([data-tone])')
    .evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect().height),
    );
