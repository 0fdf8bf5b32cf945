import { searchWordsOf } from '../../content/search/groups.ts';
import { vocabularyOf } from '../../content/search/vocabulary.ts';
import { stripLocalePrefix } from '../../i18n/locale-path.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { SearchLanguage } from '../../platform/search/open-search.ts';

/** What the content knows of a language, in the form that the search takes it in. */
export const searchLanguage = (locale: Locale): SearchLanguage => ({
  locale,
  vocabulary: vocabularyOf(locale),
  wordsOf: (path) => searchWordsOf(stripLocalePrefix(path)),
});
