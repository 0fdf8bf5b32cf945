import type { Locale } from './languages.ts';

/** A noun behind a number: "1 day", "3 days". */
export interface CountedNoun {
  one: string;
  many: string;
  /** In front of a postposition ("within 3 days" is "3 दिनों में"), where that is another form. */
  before?: { one: string; many: string };
}

/** Units of time that figures are counted in. */
export type CountedUnit = 'days' | 'working-days' | 'months' | 'years';

type Seven<T> = readonly [T, T, T, T, T, T, T];
type Twelve<T> = readonly [...Seven<T>, T, T, T, T, T];

/** The words for numbers and dates in one language: `<language>/numbers.ts` exports them as `numbers`. */
export interface NumberWords {
  months: {
    long: Twelve<string>;
    /** For a drawing's narrow places. */
    short: Twelve<string>;
    /** Which of them a date shows. */
    inDates: 'long' | 'short';
  };
  /** From Sunday. */
  weekdays: Seven<string>;
  lakh: CountedNoun;
  crore: CountedNoun;
  units: Readonly<Record<CountedUnit, CountedNoun>>;
  /** "4:05" at 16 o'clock → "4:05 pm". */
  time: (clock: string, hour: number) => string;
}

const loaded = new Map<Locale, NumberWords>();

/** Makes the number words of a language known to `i18n/format.ts`; it comes with the language's texts. */
export const addNumberWords = (locale: Locale, words: NumberWords): void => {
  loaded.set(locale, words);
};

/** The number words of a language; undefined until they have been added. */
export const addedNumberWords = (locale: Locale): NumberWords | undefined => loaded.get(locale);
