/** What the site knows of a language before any of its texts is loaded. */
interface LanguageEntry {
  /** BCP 47 tag for `lang` and `hreflang`. */
  tag: string;
  /** Its name in its own script, for the language switch. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The script it is written in, as Unicode names it: `Tamil`. */
  script: string;
  /** How digits before the decimal point are grouped: 12,34,567. */
  grouping: 'indian';
  /** Visitors can choose it. Until then its addresses are unknown addresses. */
  offered: boolean;
  /**
   * It has every text and page: a missing text or key fails the type check (`TextIn` in language.ts), a missing file a
   * test. One whose English has changed is still shown in English until somebody looks at it.
   */
  complete: boolean;
  /** Made of English for tests. */
  pseudo?: true;
}

const listed = {
  en: {
    tag: 'en-IN',
    name: 'English',
    direction: 'ltr',
    script: 'Latin',
    grouping: 'indian',
    offered: true,
    complete: true,
  },
  hi: {
    tag: 'hi-IN',
    name: 'हिन्दी',
    direction: 'ltr',
    script: 'Devanagari',
    grouping: 'indian',
    offered: true,
    complete: true,
  },
  te: {
    tag: 'te-IN',
    name: 'తెలుగు',
    direction: 'ltr',
    script: 'Telugu',
    grouping: 'indian',
    offered: true,
    complete: true,
  },
} as const satisfies Record<string, LanguageEntry>;

/** Made of English for tests (build/pseudo): in no other build, and not in the type. */
const pseudoLanguages: Readonly<Record<string, LanguageEntry>> = {
  'en-xa': {
    tag: 'en-XA',
    name: 'Ƥšéúďó',
    direction: 'ltr',
    script: 'Latin',
    grouping: 'indian',
    offered: true,
    complete: true,
    pseudo: true,
  },
  'ar-xb': {
    tag: 'ar-XB',
    name: 'Ƥšéúďó ŔŢĹ',
    direction: 'rtl',
    script: 'Latin',
    grouping: 'indian',
    offered: true,
    complete: false,
    pseudo: true,
  },
};

declare const __PSEUDO_LOCALES__: boolean;
/** Scripts that Node runs as they are know of no pseudo-languages. */
const withPseudo = typeof __PSEUDO_LOCALES__ !== 'undefined' && __PSEUDO_LOCALES__;

/** A language of the site; also its folder in `src/locales` and the prefix of its addresses. */
export type Locale = keyof typeof listed;

/** A language that has every text and page. */
export type CompleteLocale = {
  [L in Locale]: (typeof listed)[L]['complete'] extends true ? L : never;
}[Locale];

/**
 * Every language of the site: the only list. English has no path prefix; the others are `/hi/…` and `/te/…`.
 * The words for numbers and dates stand in `<language>/numbers.ts`, so that a visitor loads one language's.
 */
export const languages: Readonly<Record<Locale, LanguageEntry>> = withPseudo
  ? { ...listed, ...pseudoLanguages }
  : listed;

export const locales = Object.keys(languages) as readonly Locale[];

/** Languages a visitor can choose today. */
export const offeredLocales: readonly Locale[] = locales.filter(
  (locale) => languages[locale].offered,
);

/** Returns the language of a name that was typed or stored; undefined for one that the site does not offer. */
export const offeredLocale = (name: string | null | undefined): Locale | undefined =>
  offeredLocales.find((locale) => locale === name);

export const defaultLocale: Locale = 'en';
