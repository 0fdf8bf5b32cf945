import { searchWords } from '../../../locales/all-search-words.ts';
import { defaultLocale, languages, type Locale } from '../../../locales/languages.ts';
import type { SearchWords } from '../../../locales/search-words.ts';

/**
 * Returns the vocabulary of a language (`tools/search/model/words.ts` explains its parts). Questions are
 * understood in every language. Silent words, spellings and endings come from the language of the pages and
 * from English, because pages in every language contain English terms.
 */
export const vocabularyOf = onceFor((locale) => {
  const all = Object.values(searchWords);
  const own = ownWords(locale);
  const fold = inTurn(own.map((words) => words.fold));
  const stem = inTurn(own.map((words) => words.stem));
  return {
    silent: new Set(own.flatMap(({ silent }) => silent.map(fold))),
    // These words are compared with words of a question, which are folded and stemmed.
    fillers: new Set(
      all.flatMap(({ fillers }) => fillers.map(fold).flatMap((word) => [word, stem(word)])),
    ),
    spellings: merged(own.map(({ spellings }) => spellings)),
    // If two languages define the same words, the meaning of the page's language wins.
    meanings: merged(
      [...all, ...own].flatMap(({ meanings, registrationNames }) => [
        ...Object.values(registrationNames),
        meanings,
      ]),
    ),
    fold,
    stem,
  };
});

/**
 * Returns the further search words of a page by its id. A page without words in a language has the English
 * ones.
 */
export const pageWordsOf = onceFor((locale): SearchWords['pageWords'] =>
  merged(ownWords(locale).map(({ pageWords }) => pageWords)),
);

/** Returns the words of English and of the language itself. */
function ownWords(locale: Locale): readonly SearchWords[] {
  const english = searchWords[defaultLocale];
  // A pseudo-language has no words of its own.
  const isEnglish = locale === defaultLocale || languages[locale].pseudo;
  return isEnglish ? [english] : [english, searchWords[locale]];
}

/** Builds each language's tables once, because they are large and every question uses them. */
function onceFor<Value>(make: (locale: Locale) => Value): (locale: Locale) => Value {
  const made = new Map<Locale, Value>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const value = make(locale);
    made.set(locale, value);
    return value;
  };
}

const merged = <Value>(parts: readonly Readonly<Record<string, Value>>[]): Record<string, Value> =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

const inTurn =
  (changes: readonly ((word: string) => string)[]) =>
  (word: string): string =>
    changes.reduce((changed, change) => change(changed), word);
