import { questionWords as english } from './en/question-words.ts';
import { questionWords as hindi } from './hi/question-words.ts';
import type { Locale } from './languages.ts';
import type { QuestionWords } from './search-words.ts';
import { questionWords as telugu } from './te/question-words.ts';

/** People ask in all of these, whatever the language of the page. */
export const allQuestionWords: Readonly<Record<Locale, QuestionWords>> = {
  en: english,
  hi: hindi,
  te: telugu,
};
