import { catalog } from '../content/catalog.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import type { Locale } from '../locales/languages.ts';
import { contentLocale } from '../locales/load-content.ts';
import { loadMessages, readText } from '../locales/load-text.ts';
import { siteDate } from '../pages/build-settings.ts';
import { loadPage } from '../pages/load-page.ts';
import { searchableText } from './searchable-text.ts';
import { searchWordsOf } from '../tools/search/model/groups.ts';
import {
  writeSearchData,
  type IndexedPage,
  type SearchData,
} from '../tools/search/model/search-data.ts';
import { pageWordsOf, vocabularyOf } from '../tools/search/model/vocabulary.ts';

/** The pages of a language that the search finds, with their words, in the order of the catalogue. */
export async function searchablePages(locale: Locale): Promise<IndexedPage[]> {
  const names = readText('page-names', locale);
  const pageWords = pageWordsOf(locale);
  const pages = await Promise.all(
    catalog.map(async ({ id, path }) => {
      const words = searchWordsOf(path, names, pageWords);
      if (words === undefined) return [];
      const textLocale = contentLocale(id, locale);
      const text = searchableText(await loadPage(id, locale), {
        locale: textLocale,
        messages: await loadMessages(textLocale),
        asOn: siteDate,
      });
      return [{ path: addLocalePrefix(path, locale), text, words }];
    }),
  );
  return pages.flat();
}

/** The index of a language's pages, from the data of the pages. */
export const searchIndexOf = async (locale: Locale): Promise<SearchData> =>
  writeSearchData(await searchablePages(locale), vocabularyOf(locale));
