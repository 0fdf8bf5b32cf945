import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { business } from '../../src/content/business.ts';
import { catalog } from '../../src/content/catalog.ts';
import { addLocalePrefix } from '../../src/i18n/locale-path.ts';
import { offeredLocales, type Locale } from '../../src/locales/languages.ts';
import { root } from '../architecture/source-files.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';

/** What search engines and social networks read of the production build. */
interface Node {
  '@type': string;
  [property: string]: unknown;
}

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

const { origin } = business;

/** One page of each kind, and what its structured data is about. */
const kinds = [
  { path: '/', types: ['WebSite', 'LocalBusiness'] },
  { path: '/fssai-compliance', types: ['BreadcrumbList', 'Service', 'Article', 'FAQPage'] },
  { path: '/gst-compliance', types: ['BreadcrumbList', 'Service', 'Article', 'FAQPage'] },
  { path: '/faq', types: ['BreadcrumbList', 'FAQPage'] },
  { path: '/contact', types: ['LocalBusiness', 'BreadcrumbList'] },
  { path: '/blog/street-vendor-compliance-india', types: ['BreadcrumbList', 'Article', 'FAQPage'] },
  { path: '/sectors/retail-commerce', types: ['BreadcrumbList'] },
  { path: '/services', types: ['BreadcrumbList'] },
];

/** The nodes of a page's structured data, as a reader of the document finds them. */
async function graphOf(page: Page): Promise<Node[]> {
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(1);
  const data = JSON.parse((await scripts.textContent()) ?? '') as { '@graph': Node[] };
  expect(data).toMatchObject({ '@context': 'https://schema.org' });
  return data['@graph'];
}

const metaOf = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content');

test.describe('read without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, types } of kinds) {
    test(`${path} says what it is, to search engines and where it is shared (SEO-01, GUIDE-02)`, async ({
      page,
      request,
      site,
    }) => {
      await page.goto(site.url + path);
      const nodes = await graphOf(page);
      expect(nodes.map((node) => node['@type']).sort()).toEqual([...types].sort());
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical).toBe(origin + path);
      expect(await metaOf(page, 'og:url')).toBe(canonical);
      expect(await metaOf(page, 'og:title')).toBe(await page.title());
      expect(await metaOf(page, 'og:description')).toBe(await metaOf(page, 'description'));
      expect(await metaOf(page, 'og:type')).toBe(types.includes('Article') ? 'article' : 'website');
      expect(await metaOf(page, 'twitter:card')).toBe('summary_large_image');
      for (const language of ['en-IN', 'x-default']) {
        const alternate = page.locator(`link[rel=alternate][hreflang=${language}]`);
        await expect(alternate).toHaveAttribute('href', origin + path);
      }

      const image = (await metaOf(page, 'og:image')) ?? '';
      expect(image.startsWith(`${origin}/og/`)).toBe(true);
      expect(await metaOf(page, 'og:image:alt')).toContain(await page.locator('h1').textContent());
      const answer = await request.get(site.url + new URL(image).pathname);
      expect(answer.headers()['content-type']).toBe('image/png');
      const png = await answer.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(await metaOf(page, 'og:image:width')).toBe('1200');
      expect(await metaOf(page, 'og:image:height')).toBe('630');
    });
  }

  test('questions and answers are word for word what is on the page (CONT-04)', async ({
    page,
    site,
  }) => {
    for (const path of ['/faq', '/fssai-compliance', '/gst-compliance']) {
      await page.goto(site.url + path);
      const faq = (await graphOf(page)).find((node) => node['@type'] === 'FAQPage');
      const questions = (faq?.mainEntity ?? []) as Question[];
      const told = questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
      const items = await page.locator('.faq details').all();
      expect(told).toHaveLength(items.length);
      for (const [index, item] of items.entries()) {
        const seen = await item.evaluate((details) => {
          const copy = details.cloneNode(true) as HTMLElement;
          for (const spokenOnly of copy.querySelectorAll('.sr-only')) spokenOnly.remove();
          return ['summary', 'p'].map((part) => copy.querySelector(part)?.textContent);
        });
        expect(told[index], path).toEqual(seen);
      }
    }
  });

  test('the breadcrumb is the one on the page, its last item no link (SEO-03, GUIDE-01)', async ({
    page,
    site,
  }) => {
    for (const path of ['/fssai-compliance', '/start-business/step/banking', '/articles/14']) {
      await page.goto(site.url + path);
      const list = (await graphOf(page)).find((node) => node['@type'] === 'BreadcrumbList');
      const told = list?.itemListElement as { position: number; name: string; item?: string }[];
      const seen = await page.locator('.breadcrumb li').evaluateAll((items) =>
        items.map((item) => {
          const link = item.querySelector('a');
          const name = link?.getAttribute('aria-label') ?? item.textContent;
          return { name, path: link?.getAttribute('href') };
        }),
      );
      expect(told.map(({ position }) => position)).toEqual(seen.map((_, index) => index + 1));
      expect(told.map(({ name, item }) => ({ name, item }))).toEqual(
        seen.map((crumb) => ({
          name: crumb.name,
          item: crumb.path ? origin + crumb.path : undefined,
        })),
      );
    }
  });
});

test.describe('from the server', () => {
  test.use({ serviceWorkers: 'block', forgivenErrors: /service worker could not be registered/ });

  test('the browser has no objection to structured data (CSP)', async ({ page, site }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seenViolations: seen });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        seen.push(violatedDirective),
      );
    });
    for (const { path } of kinds) {
      const response = await page.goto(site.url + path);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe-inline');
      await appReady(page);
      expect((await graphOf(page)).length).toBeGreaterThan(0);
      const seen = await page.evaluate(
        () => (window as unknown as { seenViolations: string[] }).seenViolations,
      );
      expect(seen, path).toEqual([]);
    }
  });
});

test('the sitemap lists what may be listed, and each of it can be had with its picture (SEO-09)', async ({
  request,
  site,
}) => {
  const robots = await (await request.get(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const xml = await (await request.get(`${site.url}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  // A page that a language lacks is shown there in English, and not listed.
  const isIn = (locale: Locale, id: string) =>
    existsSync(join(root, `src/locales/${locale}/pages/${id}.ts`));
  const may = catalog.filter(({ noindex }) => !noindex);
  const expected = offeredLocales.flatMap((locale) =>
    may
      .filter(({ id }) => isIn(locale, id))
      .map((entry) => origin + addLocalePrefix(entry.path, locale)),
  );
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(expected.length).toBeGreaterThan(may.length * 2);
  const pictures = new Set<string>();
  for (const url of listed) {
    const response = await request.get(site.url + new URL(url).pathname);
    expect(response.status(), url).toBe(200);
    const html = await response.text();
    expect(html, url).not.toContain('content="noindex"');
    expect(html, url).toContain(`<link rel="canonical" href="${url}" />`);
    const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const drawn = await request.head(site.url + new URL(picture).pathname);
    expect(drawn.status(), picture).toBe(200);
    pictures.add(picture);
  }
  // Each page has a picture in its language.
  expect(pictures.size).toBe(expected.length);

  for (const { path } of catalog.filter(({ noindex }) => noindex)) {
    const html = await (await request.get(site.url + path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex" />');
    expect(html, path).not.toContain('application/ld+json');
  }
});

test('pictures for sharing are not put on the phone', async ({ page, site }) => {
  await page.goto(site.url);
  await workerReady(page);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter((path) => path.startsWith('/og/'))).toEqual([]);
});
