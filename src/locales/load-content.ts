import { defaultLocale, languages, offeredLocales, type Locale } from './languages.ts';
import type { PageId } from '../content/catalog.ts';
import type { HomeContent } from '../content/home/home-content.ts';
import type {
  ArticleContent,
  GuideContent,
  PageContent,
  SheetContent,
  TaskContent,
} from '../content/types.ts';

/** What a page of any template says. */
export type AnyContent =
  PageContent | ArticleContent | GuideContent | TaskContent | SheetContent | HomeContent;

const files = import.meta.glob<{ content: AnyContent }>('./*/pages/**/*.ts');

const fileOf = (id: string, locale: Locale) => `./${locale}/pages/${id}.ts`;

/**
 * The language a page's text is in for a reader of `locale`: English where a language that is not complete
 * lacks the page. Throws when a complete language lacks it.
 */
export function contentLocale(id: string, locale: Locale): Locale {
  if (files[fileOf(id, locale)]) return locale;
  if (languages[locale].complete)
    throw new Error(`src/locales/${locale}/pages/${id}.ts is missing`);
  return defaultLocale;
}

/** The languages on offer that have a page's own text. */
export const contentLocales = (id: string): readonly Locale[] =>
  offeredLocales.filter((locale) => contentLocale(id, locale) === locale);

/**
 * What a page says, in the language of `contentLocale`. For the build only: in the browser a page is its HTML
 * (docs/decisions/0003-prerendering.md). Throws when a complete language lacks the page.
 */
export async function loadContent(id: PageId, locale: Locale): Promise<AnyContent> {
  const load = files[fileOf(id, contentLocale(id, locale))];
  if (!load) throw new Error(`There is no page ${id}`);
  return (await load()).content;
}
