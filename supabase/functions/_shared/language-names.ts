// Written from src/locales/languages.ts by `npm run server-texts`.

/** The languages of the site, with their English names. */
export const languageNames = { en: 'English', hi: 'Hindi', te: 'Telugu' } as const;
