import { expect, it } from 'vitest';
import { englishTag } from '../../src/i18n/english-tag.ts';
import { localeOfPath } from '../../src/i18n/locale-path.ts';
import { defaultLocale, type Locale } from '../../src/locales/languages.ts';
import { pagesToRender, renderPage } from '../../src/prerender.tsx';

const voidTags = /^(?:br|hr|img|input|wbr|meta|link|source|col|path|circle|rect|use)$/;

/** The texts of links in a page's HTML that are in English by their script, without a `lang` on or around them. */
function unmarkedLinks(html: string, locale: Locale): string[] {
  const open: { tag: string; marked: boolean; text: string }[] = [];
  const unmarked: string[] = [];
  for (const [, slash, tag = '', attributes = '', text = ''] of html.matchAll(
    /<(\/?)([a-z0-9-]+)((?:\s[^>]*)?)>([^<]*)/gi,
  )) {
    if (slash) {
      const closed = open.findLastIndex((one) => one.tag === tag);
      if (tag === 'a' && closed >= 0) {
        const { marked, text: said = '' } = open[closed] ?? {};
        if (!marked && englishTag(said, locale) && said.includes(' ')) unmarked.push(said.trim());
      }
      if (closed >= 0) open.splice(closed);
    } else if (!voidTags.test(tag) && !attributes.endsWith('/')) {
      const marked = Boolean(open.at(-1)?.marked) || /\slang="en/.test(attributes);
      open.push({ tag, marked, text: '' });
    }
    const link = open.findLast((one) => one.tag === 'a');
    // A marked part inside a link is no fault of the link.
    if (link && !open.at(-1)?.marked) link.text += text.replaceAll(/&[a-z#0-9]+;/g, ' ');
  }
  return unmarked;
}

it('links with the names of untranslated pages are marked as English on Hindi and Telugu pages', async () => {
  const lists = [
    '/sitemap',
    '/how-to-guides',
    '/infographics',
    '/blog',
    '/states',
    '/resources',
    '',
  ];
  const found: string[] = [];
  for (const { path } of pagesToRender()) {
    const locale = localeOfPath(path);
    if (locale === defaultLocale || !lists.some((list) => path === `/${locale}${list}`)) continue;
    const { body } = await renderPage(path);
    found.push(...unmarkedLinks(body, locale).map((said) => `${path}: ${said}`));
  }
  expect([...new Set(found)]).toEqual([]);
}, 120_000);
