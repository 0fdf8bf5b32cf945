import { languageNames } from './language-names.ts';

/** A language's tag, as a request names it. */
export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

/** Says which languages a request may name. */
export const languageRule = `Must be one of ${languages.join(', ')}`;
