import { searchWordsOf } from '../tools/search/model/groups.ts';
import { pageWordsOf, vocabularyOf } from '../tools/search/model/vocabulary.ts';
import { stripLocalePrefix } from '../i18n/locale-path.ts';
import { readText } from '../locales/load-text.ts';
import type { Locale } from '../locales/languages.ts';
import { textOfPage } from '../tools/search/model/page-text.ts';
import { writeSearchData, type SearchData } from '../tools/search/model/search-data.ts';

/** The index of a language's pages, from their HTML by public path. Pages not to be found are left out. */
export function searchIndexOf(
  pages: Iterable<readonly [path: string, html: string]>,
  locale: Locale,
): SearchData {
  const names = readText('page-names', locale);
  const pageWords = pageWordsOf(locale);
  const found = [...pages].flatMap(([path, html]) => {
    const words = searchWordsOf(stripLocalePrefix(path), names, pageWords);
    return words === undefined ? [] : [{ path, text: textOfPage(html), words }];
  });
  return writeSearchData(found, vocabularyOf(locale));
}
