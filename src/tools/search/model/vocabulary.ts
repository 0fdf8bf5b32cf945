import { searchWords } from '../../../locales/all-search-words.ts';
import { defaultLocale, languages, type Locale } from '../../../locales/languages.ts';
import type { SearchWords } from '../../../locales/search-words.ts';

/**
 * What the search knows of the words of pages in a language (`tools/search/model/words.ts` says what each
 * part is for). Questions are understood in every language; silent words, spellings and endings are those
 * of the pages' own language and of English, whose terms stand in all of them.
 */
export const vocabularyOf = onceFor((locale) => {
  const all = Object.values(searchWords);
  const own = ownWords(locale);
  const fold = inTurn(own.map((words) => words.fold));
  const stem = inTurn(own.map((words) => words.stem));
  return {
    silent: new Set(own.flatMap(({ silent }) => silent.map(fold))),
    // Held against the words of a question, which are folded and stemmed.
    fillers: new Set(
      all.flatMap(({ fillers }) => fillers.map(fold).flatMap((word) => [word, stem(word)])),
    ),
    spellings: merged(own.map(({ spellings }) => spellings)),
    // Where two languages say the same, the page's own counts.
    meanings: merged([...all, ...own].map(({ meanings }) => meanings)),
    fold,
    stem,
  };
});

/** What else a page is looked for as, by page id; where a language says nothing of a page, as in English. */
export const pageWordsOf = onceFor((locale): SearchWords['pageWords'] =>
  merged(ownWords(locale).map(({ pageWords }) => pageWords)),
);

/** English, which is everywhere, and the language itself. */
function ownWords(locale: Locale): readonly SearchWords[] {
  const english = searchWords[defaultLocale];
  // A pseudo-language has no words of its own.
  const isEnglish = locale === defaultLocale || languages[locale].pseudo;
  return isEnglish ? [english] : [english, searchWords[locale]];
}

/** The tables are large and asked for at each question: each language's are made once. */
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
