import { defaultLocale, offeredLocales, type Locale } from './languages.ts';
import type { PageId } from '../content/catalog.ts';
import type { IsoDate } from '../content/facts/types.ts';
import type { HomeContent } from '../content/home/home-content.ts';
import type {
  ArticleContent,
  GuideContent,
  GuideText,
  PageContent,
  SheetContent,
  TaskContent,
} from '../content/types.ts';

/** What a page of any template says. */
export type AnyContent =
  | PageContent
  | ArticleContent
  | GuideContent
  | TaskContent
  | SheetContent
  | HomeContent;

/** What a page's file says: the register completes a guide (`pages/load-page.ts`). */
export type AnyText = Exclude<AnyContent, GuideContent> | GuideText;

/** How a translated page stands; the build adds it to the page's file (build/translations/plugin.ts). */
export interface TranslationState {
  /** The person who has read the text as it is, and when. */
  reader: { name: string; on: IsoDate } | null;
  /** Some of it is in English: it has no translation, or its English has changed since. */
  isPartly: boolean;
}

const files = import.meta.glob<{ content: AnyText; translation?: TranslationState }>(
  './*/pages/**/*.ts',
);

const fileOf = (id: string, locale: Locale) => `./${locale}/pages/${id}.ts`;

/**
 * The language a page's text is in for a reader of `locale`: English where that language lacks the page, or where most
 * of it is stale (build/translations/plugin.ts).
 */
export function contentLocale(id: string, locale: Locale): Locale {
  return files[fileOf(id, locale)] ? locale : defaultLocale;
}

/** The languages on offer that have a page's own text. */
export const contentLocales = (id: string): readonly Locale[] =>
  offeredLocales.filter((locale) => contentLocale(id, locale) === locale);

/**
 * What the file of a page says, in the language of `contentLocale`. For the build only: in the browser a page is its HTML
 * (docs/decisions/0003-prerendering.md). Throws when English lacks the page.
 */
export const loadContent = async (id: PageId, locale: Locale): Promise<AnyText> =>
  (await loadFile(id, locale)).content;

/** How the text of a page stands that is a translation; undefined in English. For the build only. */
export const translationOf = async (
  id: PageId,
  locale: Locale,
): Promise<TranslationState | undefined> => (await loadFile(id, locale)).translation;

function loadFile(id: PageId, locale: Locale) {
  const load = files[fileOf(id, contentLocale(id, locale))];
  if (!load) throw new Error(`There is no page ${id}`);
  return load();
}
