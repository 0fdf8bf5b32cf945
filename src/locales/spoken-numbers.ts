import type { Locale } from './languages.ts';

/** A word that multiplies: thousand, lakh, crore. `before` stands in front of a rest: “రెండు వేల ఐదు వందలు”. */
interface Multiplier {
  /** Behind a number, at the end. */
  end: string;
  before: string;
  /** With one, where people do not say “one” in front of it. */
  one?: string;
  oneBefore?: string;
}

/**
 * How a language says a number, as the list of words that its recorded voice needs
 * (platform/speech/recorded/number-clips.ts). Each text is one recording.
 */
export interface SpokenNumbers {
  /** 0 to 99. */
  small: readonly string[];
  /** 100, 200 … 900 at the end of a number. */
  hundreds: readonly string[];
  /** The same in front of a rest. */
  hundredsBefore: readonly string[];
  thousand: Multiplier;
  lakh: Multiplier;
  crore: Multiplier;
  /** Between the whole number and its decimal digits. */
  point: string;
  /** 0.5, 1.5, 2.5 …, where the language has words for them. */
  halves: readonly string[];
  percent: string;
  /** Between two numbers of a range. */
  to: string;
}

const files = import.meta.glob<{ spokenNumbers: SpokenNumbers }>('./*/spoken-numbers.ts', {
  eager: true,
});

/** How a language says numbers; undefined for one without recordings. For the build only. */
export const spokenNumbers = (locale: Locale): SpokenNumbers | undefined =>
  files[`./${locale}/spoken-numbers.ts`]?.spokenNumbers;
