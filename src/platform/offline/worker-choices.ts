/** The cache in which pages leave the visitor's choices for the worker, which has no local storage. */
export const choicesCache = 'choices';
/** Present while the visitor wants to use less data (DEV-08). */
export const lowDataEntry = '/choices/low-data';
/** The language that the visitor chose for what is saved, as in `locales/languages.ts`. */
export const languageEntry = '/choices/language';
/** Paths of the pages the visitor has saved for later, as a JSON list: an update brings them along. */
export const savedPagesEntry = '/choices/saved-pages';
