import { languageNames } from './language-names.ts';

/** A language's tag, as a request names it. */
export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

/** The message for a request that names an unknown language. */
export const languageRule = `Must be one of ${languages.join(', ')}`;
