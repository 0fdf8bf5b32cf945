import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageById, pageByPath, pagesBelow, type CatalogEntry } from '../content/catalog.ts';
import { contentLocale, translationOf } from '../locales/load-content.ts';
import { loadMessages } from '../locales/load-text.ts';
import type { AnyContent } from '../locales/load-content.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { languages, type Locale } from '../locales/languages.ts';
import type { Messages } from '../locales/language.ts';
import { siteDate, siteOrigin } from './build-settings.ts';
import { loadPage } from './load-page.ts';
import { ContentPage, PageHead, PageSections, TextDates } from './content-page.tsx';
import { GuidePage } from './guide-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { TaskList } from './how-to/task-list.tsx';
import { TaskPage } from './how-to/task-page.tsx';
import { SheetList } from './infographics/sheet-list.tsx';
import { SheetHead, SheetWords } from './infographics/sheet-page.tsx';
import { SituationsPage } from './situations-page.tsx';
import { plainText } from './fact-text.ts';
import { NotTranslated } from './not-translated.tsx';
import { PageContext, type PageSettings } from './page-context.ts';
import { PageFigures } from './page-figures.ts';

/** The loader's result at build time; `platform/pages/page-document.ts` reads it back in the browser. */
interface RenderedDocument {
  id: string;
  path: string;
  title: string;
  description: string;
  canonical: string;
  lang?: string;
  body: string;
  rest: string;
}

/**
 * Renders the page at a path (without language prefix) from its content. A path that the catalogue
 * does not contain renders the not-found page.
 */
export async function renderPageDocument(
  path: string,
  { locale, messages }: { locale: Locale; messages: Messages },
): Promise<RenderedDocument> {
  const entry = pageByPath(path) ?? pageById('not-found');
  const content = await loadPage(entry.id, locale);
  const textLocale = contentLocale(entry.id, locale);
  const isTranslated = textLocale === locale;
  const translation = await translationOf(entry.id, locale);
  // The home page has no list of sources, so its figures link to none.
  const figures =
    'hero' in content ? {} : { figures: new PageFigures(content, { asOn: siteDate }) };
  const settings: PageSettings = isTranslated
    ? { locale, messages, asOn: siteDate, ...figures, ...(translation && { translation }) }
    : {
        locale: textLocale,
        messages: await loadMessages(textLocale),
        asOn: siteDate,
        ...figures,
        reader: locale,
      };
  const html = (page: ReactNode) =>
    renderToStaticMarkup(<PageContext value={settings}>{page}</PageContext>);
  const publicPath = addLocalePrefix(entry.path, locale);
  const parts = partsOf(entry, content, await listedBelow(entry, settings), html);
  const notice = isTranslated ? '' : html(<NotTranslated entry={entry} locale={locale} />);
  return {
    id: entry.id,
    path: publicPath,
    title: plainText(content.title, settings),
    description: plainText(content.description, settings),
    canonical: entry.noindex ? '' : siteOrigin + addLocalePrefix(entry.path, textLocale),
    ...(isTranslated
      ? parts
      : { ...parts, lang: languages[textLocale].tag, body: notice + parts.body }),
  };
}

/** Returns the data that a list page needs about its listed pages. */
async function listedBelow(entry: CatalogEntry, { locale }: PageSettings): Promise<Listed[]> {
  if (entry.template !== 'tasks' && entry.template !== 'sheets') return [];
  return Promise.all(
    pagesBelow(entry.id).map(async (below) => ({
      entry: below,
      content: await loadPage(below.id, locale),
      locale: contentLocale(below.id, locale),
    })),
  );
}

interface Listed {
  entry: CatalogEntry;
  content: AnyContent;
  /** The language of the page's text. */
  locale: Locale;
}

/** Returns the page's HTML in one part, or in two parts around interactive content. */
function partsOf(
  entry: CatalogEntry,
  content: AnyContent,
  listed: readonly Listed[],
  html: (page: ReactNode) => string,
): { body: string; rest: string } {
  if ('hero' in content) return { body: html(<HomePage content={content} />), rest: '' };
  // Its content is interactive: the shell lists the saved pages (app/shell/not-saved-yet.tsx).
  if (entry.template === 'offline') return { body: '', rest: '' };
  if (entry.template === 'tasks' || entry.template === 'sheets') {
    const tasks = listed.flatMap(({ content: task, ...below }) =>
      'topic' in task ? [{ ...below, content: task }] : [],
    );
    return {
      body: html(<PageHead entry={entry} content={content} />),
      rest: html(
        <>
          {tasks.length > 0 ? <TaskList tasks={tasks} /> : <SheetList listed={listed} />}
          <PageSections content={content} />
        </>,
      ),
    };
  }
  if ('sheet' in content) {
    return {
      body: html(<SheetHead entry={entry} content={content} />),
      rest: html(<SheetWords content={content} />),
    };
  }
  if ('topic' in content) {
    return { body: html(<TaskPage entry={entry} content={content} />), rest: '' };
  }
  // The interactive content goes between the heading and the rest.
  if (entry.template === 'live' || entry.template === 'not-found') {
    return {
      body: html(<PageHead entry={entry} content={content} />),
      rest: html(
        <PageSections content={content}>
          {entry.template === 'live' && <TextDates content={content} />}
        </PageSections>,
      ),
    };
  }
  if (entry.template === 'situations') {
    return { body: html(<SituationsPage entry={entry} content={content} />), rest: '' };
  }
  if ('card' in content) {
    return { body: html(<GuidePage entry={entry} content={content} />), rest: '' };
  }
  return { body: html(<ContentPage entry={entry} content={content} />), rest: '' };
}
