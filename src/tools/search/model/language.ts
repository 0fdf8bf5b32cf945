import { localeOfPath, stripLocalePrefix } from '../../../i18n/locale-path.ts';
import type { Locale } from '../../../locales/languages.ts';
import { loadText } from '../../../locales/load-text.ts';
import { searchWordsOf } from './groups.ts';
import { pageWordsOf, vocabularyOf } from './vocabulary.ts';

/** Returns the vocabulary and page words of a language, in the form that `openSearch` takes. */
export const searchLanguage = (locale: Locale) => ({
  locale,
  vocabulary: vocabularyOf(locale),
  wordsOf: async (path: string) =>
    localeOfPath(path) === locale
      ? searchWordsOf(
          stripLocalePrefix(path),
          await loadText('page-names', locale),
          pageWordsOf(locale),
        )
      : undefined,
});
