import type { Locale } from '../i18n/locales.ts';
import type { HomeContent } from './home/home-content.ts';
import type {
  ArticleContent,
  GuideContent,
  PageContent,
  SheetContent,
  TaskContent,
} from './types.ts';

/** What a page of any template says. */
export type AnyContent =
  PageContent | ArticleContent | GuideContent | TaskContent | SheetContent | HomeContent;

const files = import.meta.glob<{ content: AnyContent }>(['./**/{en,hi,te}.ts', '!./names/*']);

/**
 * What a page says, in one language: `content/<id>/<locale>.ts`. For the build only: in the browser
 * a page is its HTML (docs/decisions/0003-prerendering.md).
 * @throws when the page has no text in that language.
 */
export async function loadContent(id: string, locale: Locale): Promise<AnyContent> {
  const load = files[`./${id}/${locale}.ts`];
  if (!load) throw new Error(`src/content/${id}/${locale}.ts is missing`);
  return (await load()).content;
}
