/** Cache in which pages save the visitor's choices for the worker, which has no local storage. */
export const choicesCache = 'choices';
/** Present while the visitor wants to use less data (DEV-08). */
export const lowDataEntry = '/choices/low-data';
/** The visitor's language for saved pages, as in `locales/languages.ts`. */
export const languageEntry = '/choices/language';
/** Paths of the visitor's saved pages, as a JSON list. Each update saves them again. */
export const savedPagesEntry = '/choices/saved-pages';
