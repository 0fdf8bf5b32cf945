import { ownLetters } from '../i18n/own-letters.ts';
import { allQuestionWords } from './all-question-words.ts';
import { searchWords } from './all-search-words.ts';
import { languages, offeredLocales, type Locale } from './languages.ts';

/** What a word adds to its language. A word in the language's own script tells as much as a sure one in Latin letters. */
const weight = { sure: 2, likely: 1 };

/** What a language must have, and how many times what any other has, so that it is certain. */
const certain = { least: 2, times: 2 };

const words = /[\p{L}\p{M}\u200c\u200d]+(?:['’][\p{L}\p{M}]+)*/gu;

const whole = (pattern: RegExp): RegExp => new RegExp(`^(?:${pattern.source})$`, pattern.flags);

const offered = offeredLocales
  .filter((locale) => !languages[locale].pseudo)
  .map((locale) => {
    const { asked, latinWords } = allQuestionWords[locale];
    const { silent, fillers } = searchWords[locale];
    return {
      locale,
      own: ownLetters(locale),
      // What a question is made of besides its matter.
      known: new Set([...silent, ...fillers, ...Object.keys(asked)]),
      sure: whole(latinWords.sure),
      likely: whole(latinWords.likely),
    };
  });

/**
 * Returns the language that a question is certainly written in, whatever its script; undefined where its words do not
 * tell ("GST fee").
 */
export function languageOf(question: string): Locale | undefined {
  const found = (question.normalize('NFC').match(words) ?? []).map((word) =>
    word.toLowerCase().replaceAll('’', "'"),
  );
  const scores = offered
    .map(({ locale, own, known, sure, likely }) => {
      let score = 0;
      for (const word of found) {
        if (likely.test(word)) score += weight.likely;
        else if (own?.test(word) || known.has(word) || sure.test(word)) score += weight.sure;
      }
      return { locale, score };
    })
    .sort((one, other) => other.score - one.score);
  const [best, next] = scores;
  if (!best || best.score < certain.least) return undefined;
  return next && best.score < certain.times * next.score ? undefined : best.locale;
}
