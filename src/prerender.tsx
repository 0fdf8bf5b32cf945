import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { headOf, structuredDataOf } from './app/head.ts';
import { manifestIn, manifestPath } from './app/manifest.ts';
import { pageMetadata } from './app/page-metadata.ts';
import { searchIndexOf } from './app/search-index.ts';
import { feedOf, feedPath, robotsOf, securityTxtOf, sitemapOf } from './app/sitemap.ts';
import { socialCardOf, type SocialCard } from './app/social-card.ts';
import { dateSetIds, dateSetPath } from './tools/calendar/model/date-sets.ts';
import { catalog } from './content/catalog.ts';
import { contentLocale } from './locales/load-content.ts';
import { loadPage } from './pages/load-page.ts';
import { addLocalePrefix, localeOfPath } from './i18n/locale-path.ts';
import { todayInIndia } from './i18n/format.ts';
import { defaultLocale, languages, offeredLocales, type Locale } from './locales/languages.ts';
import { buildText } from './locales/build-text.ts';
import { loadAllTexts, loadMessages, loadText } from './locales/load-text.ts';
import { putSchemes, schemesHere } from './tools/schemes/model/load-schemes.ts';
import { textDigest } from './platform/text-digest.ts';
import { schemeFilePath, type SchemeFile } from './tools/schemes/model/data-file.ts';
import { dateSetFile } from './tools/calendar/calendar-file.ts';
import { siteDate, siteOrigin } from './pages/build-settings.ts';
import { plainText } from './pages/fact-text.ts';
import { lastChangedOn } from './pages/last-changed.ts';
import { searchFile } from './tools/search/model/search-file.ts';
import { schemeFile } from './pages/scheme-file.ts';
import { createAppRouter } from './router.ts';

export { answerAloud, figureClips, spokenLanguage } from './spoken-texts.tsx';
export { drawnPictures } from './pages/pictures/drawn-pictures.tsx';
import { pictureLocale } from './pages/pictures/picture-files.ts';

export { providePictures } from './pages/pictures/picture-files.ts';

/** A complete page: the contents of `<head>`, `#root` and `lang`. */
export interface RenderedPage {
  path: string;
  lang: string;
  direction: 'ltr' | 'rtl';
  /** Address of its language's web app manifest. */
  manifest: string;
  head: string;
  body: string;
  /** HTML after the page: its structured data. */
  end: string;
  /** The picture to draw for its head; undefined for unlisted pages. */
  socialCard: SocialCard | undefined;
}

/** Returns every address to write, in all offered languages. */
export function pagesToRender(): { path: string; locale: Locale }[] {
  return offeredLocales.flatMap((locale) =>
    catalog.map((entry) => ({ path: addLocalePrefix(entry.path, locale), locale })),
  );
}

/**
 * Renders the page at a public path (with language prefix) to HTML. Returns the 404 page for unknown paths.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const locale = localeOfPath(path);
  const messages = await loadMessages(locale);
  // English too, because pages without a translation render in English.
  await Promise.all([locale, defaultLocale].map(loadAllTexts));
  schemesIn({ locale, messages, asOn: siteDate });
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
    locale,
    messages,
  });
  await router.load();
  const page = router.state.matches.at(-1)?.loaderData;
  if (!page) throw new Error(`${path} did not load: ${String(router.state.matches.at(-1)?.error)}`);
  const entry = catalog.find(({ id }) => id === page.id);
  if (!entry) throw new Error(`${path} was drawn as a page that the catalogue does not know`);
  const content = await loadPage(entry.id, locale);
  const site = { locale, messages, asOn: siteDate, origin: siteOrigin };
  const metadata = pageMetadata(page, entry, content, site);
  return {
    path,
    lang: languages[locale].tag,
    direction: languages[locale].direction,
    manifest: manifestPath(locale),
    head: headOf(metadata, locale),
    // The fonts of pictures lack the letters of pseudo-languages.
    socialCard:
      metadata.isListed && pictureLocale(locale) === locale
        ? socialCardOf(entry, content, site)
        : undefined,
    body: renderToString(<RouterProvider router={router} />),
    end: structuredDataOf(metadata),
  };
}

/** Returns files for search engines, feed readers and security researchers, by name. */
export async function renderCrawlerFiles(): Promise<Record<string, string>> {
  const listed = await Promise.all(
    offeredLocales.flatMap((locale) =>
      catalog
        .filter(({ id, noindex }) => !noindex && contentLocale(id, locale) === locale)
        .map(async (entry) => {
          const content = await loadPage(entry.id, locale);
          const settings = { locale, messages: await loadMessages(locale), asOn: siteDate };
          return {
            path: entry.path,
            locale,
            title: plainText(content.heading, settings),
            description: plainText(content.description, settings),
            changedOn: lastChangedOn(content, settings),
          };
        }),
    ),
  );
  const feeds: Record<string, string> = {};
  for (const locale of offeredLocales) {
    const messages = await loadMessages(locale);
    feeds[feedPath(locale)] = feedOf(siteOrigin, listed, { locale, messages });
  }
  return {
    'sitemap.xml': sitemapOf(siteOrigin, listed),
    'robots.txt': robotsOf(siteOrigin),
    ...feeds,
    '.well-known/security.txt': securityTxtOf(siteOrigin, todayInIndia()),
  };
}

/** Data that a tool fetches on first use, by path. The worker saves it (sw/data.ts). */
type DataFiles = Record<`/data/${string}`, string>;

/** The web app manifests of the languages beside English, by path. */
export const renderManifests = (): Record<string, string> =>
  Object.fromEntries(
    offeredLocales
      .filter((locale) => locale !== defaultLocale)
      .map((locale) => [
        manifestPath(locale),
        JSON.stringify(manifestIn(locale, buildText('manifest', locale))),
      ]),
  );

/** Returns the index of the search in each language. */
export async function renderSearchFiles(): Promise<DataFiles> {
  const files = await Promise.all(
    offeredLocales.map(async (locale) => {
      // English too, because pages without a translation render in English.
      await Promise.all([locale, defaultLocale].map(loadAllTexts));
      return [searchFile(locale), JSON.stringify(await searchIndexOf(locale))] as const;
    }),
  );
  return Object.fromEntries(files);
}

/** Returns the list of schemes in a language, and gives it to the page of the schemes. It is made once. */
function schemesIn(page: Parameters<typeof schemeFile>[0]): SchemeFile {
  const known = schemesHere(page.locale);
  if (known) return known;
  const content = schemeFile(page);
  const file = { ...content, digest: textDigest(JSON.stringify(content)) };
  putSchemes(page.locale, file);
  return file;
}

/** Returns the tools' data (sw/data.ts), and the files that calendars subscribe to. */
export async function renderDataFiles(): Promise<DataFiles> {
  const files = await Promise.all(
    offeredLocales.map(async (locale) => {
      const page = { locale, messages: await loadMessages(locale), asOn: siteDate };
      const calendar = await loadText('calendar', locale);
      return [
        [schemeFilePath(locale), JSON.stringify(schemesIn(page))] as const,
        ...dateSetIds.map(
          (set) =>
            [dateSetPath(set, locale), dateSetFile(set, calendar, page, siteOrigin)] as const,
        ),
      ];
    }),
  );
  return Object.fromEntries(files.flat());
}
