/**
 * The languages of the site, with the English name that the assistant's model is given. Functions cannot
 * import from `src`: tests/content/languages.test.ts holds this to `src/locales/languages.ts`.
 */
export const languageNames = { en: 'English', hi: 'Hindi', te: 'Telugu' } as const;

/** A language's tag, as a request names it. */
export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

/** Says which languages a request may name. */
export const languageRule = `Must be one of ${languages.join(', ')}`;
