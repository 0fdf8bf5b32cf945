import type { Locale } from './languages.ts';
import type { QuestionWords } from './search-words.ts';
import { wordsByLanguage } from './words-by-language.ts';

const files = import.meta.glob<QuestionWords>('./*/question-words.ts', {
  eager: true,
  import: 'questionWords',
});

/** The question words of every language: people ask in all of them, whatever the language of the page. */
export const allQuestionWords = Object.fromEntries(
  wordsByLanguage(files, 'question-words.ts'),
) as Readonly<Record<Locale, QuestionWords>>;
