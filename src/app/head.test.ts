import { describe, expect, it } from 'vitest';
import { catalog, pageById, type PageId } from '../content/catalog.ts';
import { business } from '../content/business.ts';
import { content as article } from '../locales/en/pages/blog/street-vendor-compliance-india.ts';
import { content as fssai } from '../locales/en/pages/guides/fssai-compliance.ts';
import { content as company } from '../locales/en/pages/guides/company-registration.ts';
import { content as home } from '../locales/en/pages/home.ts';
import { contentLocale, loadContent, type AnyContent } from '../locales/load-content.ts';
import { loadAllTexts, loadMessages } from '../locales/load-text.ts';
import { content as faq } from '../locales/en/pages/site/faq.ts';
import { content as search } from '../locales/en/pages/site/search.ts';
import type { Locale } from '../locales/languages.ts';
import { text as en } from '../locales/en/interface.ts';
import { plainText } from '../pages/fact-text.ts';
import { alternatesOf } from './alternates.ts';
import { headOf, structuredDataOf } from './head.ts';
import { pageMetadata } from './page-metadata.ts';
import { feedOf, robotsOf, securityTxtOf, sitemapOf, type ListedPage } from './sitemap.ts';
import { socialCardOf } from './social-card.ts';
import type { SiteContext } from './structured-data/site-context.ts';

const { origin } = business;
const site: SiteContext = { origin, locale: 'en', messages: en, asOn: '2026-11-20' };

function metadataOf(id: PageId, content: AnyContent) {
  const entry = pageById(id);
  const page = {
    title: plainText(content.title, site),
    description: plainText(content.description, site),
    canonical: entry.noindex ? '' : origin + entry.path,
  };
  return pageMetadata(page, entry, content, site);
}
const typesOf = (id: PageId, content: AnyContent) =>
  metadataOf(id, content).structuredData.map((thing) => (thing as { '@type': string })['@type']);

describe('the metadata of a page (SEO-01, GUIDE-02)', () => {
  it('a guide: keywords, article, questions, breadcrumb, and our price where the guide names it', () => {
    const metadata = metadataOf('guides/fssai-compliance', fssai);
    expect(metadata).toMatchObject({
      keywords: fssai.keywords,
      canonical: `${origin}/fssai-compliance`,
      openGraphType: 'article',
      openGraphImage: { url: `${origin}/og/fssai-compliance.png` },
      articleSchema: { '@type': 'Article', dateModified: fssai.reviewedOn },
      faqSchema: { '@type': 'FAQPage' },
    });
    expect(typesOf('guides/fssai-compliance', fssai)).toEqual(['BreadcrumbList', 'Service']);
  });

  it('a price that readers do not see is not for search engines either', () => {
    expect(typesOf('guides/company-registration', company)).toContain('Service');
    const unpriced = JSON.parse(
      JSON.stringify(company).replaceAll('price.company', 'price.gst'),
    ) as typeof company;
    expect(typesOf('guides/company-registration', unpriced)).not.toContain('Service');
  });

  it('home is the site and the business; the article of the blog is an article', () => {
    expect(typesOf('home', home)).toEqual(['WebSite', 'LocalBusiness']);
    expect(headOf(metadataOf('home', home), 'en')).toMatch(/<meta name="keywords" content="[^"]+,/);
    expect(metadataOf('blog/street-vendor-compliance-india', article).articleSchema).toMatchObject({
      headline: article.heading,
      datePublished: article.publishedOn,
    });
  });

  it('a page that is not to be listed says nothing to search engines', () => {
    const metadata = metadataOf('site/search', search);
    expect(metadata).toMatchObject({
      structuredData: [],
      articleSchema: undefined,
      faqSchema: undefined,
      openGraphImage: undefined,
    });
    const head = headOf(metadata, 'en');
    expect(head).toContain('<meta name="robots" content="noindex" />');
    expect(head).not.toMatch(/canonical|hreflang|og:image/);
    expect(structuredDataOf(metadata)).toBe('');
  });
});

describe('the head', () => {
  const head = headOf(metadataOf('site/faq', faq), 'en');

  it('names the picture with its address, measures and words', () => {
    expect(head).toContain(`<meta property="og:image" content="${origin}/og/faq.png" />`);
    expect(head).toContain('<meta property="og:image:width" content="1200" />');
    expect(head).toContain('<meta property="og:image:height" content="630" />');
    expect(head).toContain(
      '<meta property="og:image:alt" content="Niyam. Questions and answers. Questions people ask first" />',
    );
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image" />');
  });

  it('is the same on another day: phones fetch a page anew only when it has changed', () => {
    const entry = pageById('site/faq');
    const page = { title: faq.title, description: faq.description, canonical: `${origin}/faq` };
    const on = (asOn: SiteContext['asOn']) => {
      const metadata = pageMetadata(page, entry, faq, { ...site, asOn });
      return headOf(metadata, 'en') + structuredDataOf(metadata);
    };
    expect(on('2026-12-01')).toBe(on('2026-11-20'));
  });

  it('is safe whatever the texts hold', () => {
    const hostile = { ...faq, title: '"><script>', heading: '</title><!--page-body-->' };
    const metadata = metadataOf('site/faq', hostile);
    const html = headOf(metadata, 'en') + structuredDataOf(metadata);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
  });
});

it('a picture has the section above the page, its heading, and the day the text was checked', () => {
  expect(socialCardOf(pageById('guides/fssai-compliance'), fssai, site)).toEqual({
    path: '/og/fssai-compliance.png',
    section: 'Services',
    heading: 'FSSAI registration and licence',
    date: 'as on 23 Nov 2026',
    siteName: business.name,
  });
  expect(socialCardOf(pageById('home'), home, site)).toMatchObject({
    path: '/og/home.png',
    section: '',
  });
});

it('a Telugu page has a picture in Telugu', async () => {
  await loadAllTexts('te');
  const content = await loadContent('guides/fssai-compliance', 'te');
  const te: SiteContext = { ...site, locale: 'te', messages: await loadMessages('te') };
  const card = socialCardOf(pageById('guides/fssai-compliance'), content, te);
  expect(card.path).toBe('/og/te/fssai-compliance.png');
  for (const text of [card.section, card.heading, card.date]) {
    expect(text).toMatch(/\p{Script=Telugu}/u);
  }
});

it('the data of a guide or an article names the language that it is written in', async () => {
  const languageOf = async (id: PageId, locale: Locale) => {
    await loadAllTexts(locale);
    const here: SiteContext = { ...site, locale, messages: await loadMessages(locale) };
    const content = await loadContent(id, locale);
    const page = { title: '', description: '', canonical: origin + pageById(id).path };
    return pageMetadata(page, pageById(id), content, here).articleSchema?.inLanguage;
  };
  expect(await languageOf('guides/gst-compliance', 'en')).toBe('en-IN');
  expect(await languageOf('guides/gst-compliance', 'te')).toBe('te-IN');
  expect(await languageOf('blog/street-vendor-compliance-india', 'hi')).toBe('hi-IN');
});

/** Home or the FSSAI guide, as in the build's list. */
function listedPage(isHome: boolean, content: AnyContent, locale: Locale): ListedPage {
  return {
    path: isHome ? '/' : '/fssai-compliance',
    locale,
    title: isHome ? 'Home & more' : 'FSSAI',
    description: content.description,
    changedOn: isHome ? '2026-11-20' : '2026-11-21',
  };
}

describe('the feed, and where to report a weakness', () => {
  it('the feed names the pages that changed last first, with absolute addresses', () => {
    const pages = [listedPage(true, home, 'en'), listedPage(false, fssai, 'en')];
    const inHindi = listedPage(false, fssai, 'hi');
    const feed = feedOf(origin, [...pages, inHindi], { locale: 'en', messages: en });
    expect([...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
      `${origin}/`,
      `${origin}/fssai-compliance#2026-11-21`,
      `${origin}/#2026-11-20`,
    ]);
    expect(feed).toContain('<updated>2026-11-21T00:00:00+05:30</updated>\n  <author>');
    expect(feed).toContain('<title>Home &amp; more</title>');
    expect(() => feedOf(origin, [], { locale: 'en', messages: en })).toThrow('No page');
  });

  it('each language has its own feed, with its pages and words', async () => {
    const messages = await loadMessages('hi');
    const pages = [listedPage(true, home, 'en'), listedPage(false, fssai, 'hi')];
    const feed = feedOf(origin, pages, { locale: 'hi', messages });
    expect([...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
      `${origin}/hi`,
      `${origin}/hi/fssai-compliance#2026-11-21`,
    ]);
    expect(feed).toContain('xml:lang="hi-IN"');
    expect(feed).toContain(`<title>${business.name}: क्या बदला</title>`);
    expect(feed).toContain(`rel="self" type="application/atom+xml" href="${origin}/hi/feed.xml"`);
  });

  it('home and the blog name the feed; a guide does not', () => {
    const named = 'type="application/atom+xml" href="/feed.xml"';
    expect(headOf(metadataOf('home', home), 'en')).toContain(named);
    expect(headOf(metadataOf('home', home), 'te')).toContain(named.replace('/feed', '/te/feed'));
    expect(headOf(metadataOf('guides/fssai-compliance', fssai), 'en')).not.toContain(named);
  });

  it('security.txt holds for less than a year from the day of the build (RFC 9116)', () => {
    const text = securityTxtOf(origin, '2026-11-22');
    expect(text).toContain(`Contact: mailto:${business.email}\n`);
    expect(text).toContain('Expires: 2027-11-07T00:00:00.000Z\n');
    expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  });
});

describe('sitemap and robots (SEO-09)', () => {
  it('lists every page that may be listed, in every language, with its other languages', () => {
    const listed = (['en', 'hi'] as const).flatMap((locale) =>
      [home, fssai].map((content, index) => listedPage(index === 0, content, locale)),
    );
    const xml = sitemapOf(origin, listed);
    expect(xml).toContain(`<loc>${origin}/</loc>\n    <lastmod>2026-11-20</lastmod>`);
    expect(xml).toContain(`<loc>${origin}/hi/fssai-compliance</loc>`);
    const [, entry = ''] =
      /<loc>[^<]*\/hi\/fssai-compliance<\/loc>([\s\S]*?)<\/url>/.exec(xml) ?? [];
    expect([...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map((m) => m.slice(1))).toEqual([
      ['en-IN', `${origin}/fssai-compliance`],
      ['hi-IN', `${origin}/hi/fssai-compliance`],
      ['x-default', `${origin}/fssai-compliance`],
    ]);
  });

  it('leaves out sign-in, diagnostics, dashboard, search, the outbox and the report of a mistake', () => {
    const hidden =
      /^\/(login|register|forgot-password|reset-password|auth|test-auth|debug|gemini-test|dashboard|search|outbox|mistake|on-this-phone|settings|404|offline)/;
    for (const { path, noindex } of catalog) expect(noindex === true, path).toBe(hidden.test(path));
  });

  it('robots.txt points to it, and closes no page whose noindex must be read', () => {
    const robots = robotsOf(origin);
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, prefix = '']) => prefix);
    expect(closed).toEqual(['/functions/v1/', '/auth/v1/', '/rest/v1/']);
    for (const { path } of catalog) {
      expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
    }
  });

  it('with one language, that language is the default', () => {
    expect(alternatesOf('/', origin, ['en']).map(({ hreflang }) => hreflang)).toEqual([
      'en-IN',
      'x-default',
    ]);
  });
});

it('a page without a translation points to the English one, and is not listed (I18N-02)', () => {
  // Hindi has every page, so the page of this test is one that no language has.
  const entry = { ...pageById('site/faq'), id: 'site/not-yet-translated' as PageId };
  expect(contentLocale(entry.id, 'hi')).toBe('en');
  const canonical = `${origin}${entry.path}`;
  const page = { title: faq.title, description: faq.description, canonical };
  const metadata = pageMetadata(page, entry, faq, { ...site, locale: 'hi' });
  const head = headOf(metadata, 'hi');
  expect(head).toContain('<meta name="robots" content="noindex" />');
  expect(head).toContain(`<link rel="canonical" href="${canonical}" />`);
  expect(head).not.toMatch(/hreflang|og:image/);
  expect(structuredDataOf(metadata)).not.toContain('BreadcrumbList');
});
