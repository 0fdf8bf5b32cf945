import { renderToStaticMarkup } from 'react-dom/server';
import { business } from '../content/business.ts';
import { pageById, pageByPath, type CatalogEntry } from '../content/catalog.ts';
import type { IsoDate } from '../content/facts/types.ts';
import { loadContent } from '../content/load.ts';
import type { GuideContent, PageContent } from '../content/types.ts';
import { todayInIndia } from '../i18n/format.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Messages } from '../i18n/messages.ts';
import { ContentPage } from './content-page.tsx';
import { GuidePage } from './guide-page.tsx';
import { HomePage } from './home-page.tsx';
import { plainText } from './fact-text.ts';
import { PageContext } from './page-context.ts';

/** What the router's loader gives at build; `platform/page-document.ts` reads the same back in the browser. */
interface RenderedDocument {
  id: string;
  path: string;
  title: string;
  description: string;
  canonical: string;
  body: string;
}

/** Address of the site and the day its pages speak for; both can be set to build for elsewhere or to look ahead. */
const origin = process.env.SITE_URL?.replace(/\/+$/, '') || business.origin;
const asOn = (process.env.NIYAM_DATE as IsoDate | undefined) || todayInIndia();

/**
 * Draws the page at a path (without language prefix) from its content. A path that the catalogue
 * does not know is the not-found page.
 */
export async function renderPageDocument(
  path: string,
  { locale, messages }: { locale: Locale; messages: Messages },
): Promise<RenderedDocument> {
  const entry = pageByPath(path) ?? pageById('not-found');
  const content = await loadContent(entry.id, locale);
  const settings = { locale, messages, asOn };
  const publicPath = addLocalePrefix(entry.path, locale);
  return {
    id: entry.id,
    path: publicPath,
    title: plainText(content.title, settings),
    description: plainText(content.description, settings),
    canonical: entry.noindex ? '' : `${origin}${publicPath}`,
    body: renderToStaticMarkup(
      <PageContext value={settings}>
        <Template entry={entry} content={content} />
      </PageContext>,
    ),
  };
}

function Template({
  entry,
  content,
}: {
  entry: CatalogEntry;
  content: PageContent | GuideContent;
}) {
  // Its words are alive: the shell lists what is saved on this phone (app/shell/not-saved-yet.tsx).
  if (entry.template === 'offline') return null;
  if (entry.template === 'home') return <HomePage content={content} />;
  if ('card' in content) return <GuidePage entry={entry} content={content} />;
  return <ContentPage entry={entry} content={content} />;
}
