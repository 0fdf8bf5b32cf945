import type { Locale } from '../../locales/languages.ts';
import { englishMeanings } from './english-meanings.ts';
import { englishFillers, silentWords, spellings } from './english-words.ts';
import { hindiMeanings } from './hindi-meanings.ts';
import { indianFillers } from './indian-fillers.ts';
import { teluguMeanings } from './telugu-meanings.ts';

/** For the pages in English: asked in English, Hindi and Telugu, in any of the three scripts. */
const english = {
  silent: new Set(silentWords),
  fillers: new Set([...englishFillers, ...indianFillers]),
  spellings,
  meanings: { ...teluguMeanings, ...hindiMeanings, ...englishMeanings },
};

/**
 * What the search knows of the words of a language (`platform/search/words.ts` says what each part
 * is for). Throws for a language that is not on offer.
 */
export function vocabularyOf(locale: Locale): typeof english {
  if (locale !== 'en') throw new Error(`The search knows no words of "${locale}" yet`);
  return english;
}
