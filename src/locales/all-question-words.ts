import { languages, locales, type Locale } from './languages.ts';
import type { QuestionWords } from './search-words.ts';

const files = import.meta.glob<QuestionWords>('./*/question-words.ts', {
  eager: true,
  import: 'questionWords',
});

function wordsOf(locale: Locale): QuestionWords {
  const words = files[`./${locale}/question-words.ts`];
  if (!words) throw new Error(`src/locales/${locale}/question-words.ts is missing`);
  return words;
}

/**
 * The question words of every language: people ask in all of them, whatever the language of the page. Throws
 * when a language has none.
 */
export const allQuestionWords = Object.fromEntries(
  locales.filter((locale) => !languages[locale].pseudo).map((locale) => [locale, wordsOf(locale)]),
) as Readonly<Record<Locale, QuestionWords>>;
