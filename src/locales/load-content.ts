import type { Locale } from './languages.ts';
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

/**
 * What a page says, in one language: `locales/<locale>/pages/<id>.ts`. For the build only: in the browser
 * a page is its HTML (docs/decisions/0003-prerendering.md).
 * @throws when the page has no text in that language.
 */
export async function loadContent(id: PageId, locale: Locale): Promise<AnyContent> {
  const load = files[`./${locale}/pages/${id}.ts`];
  if (!load) throw new Error(`src/locales/${locale}/pages/${id}.ts is missing`);
  return (await load()).content;
}
