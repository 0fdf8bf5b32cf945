/** Every language the site is built for. English has no path prefix; the others are `/hi/…` and `/te/…`. */
export const locales = ['en', 'hi', 'te'] as const;
export type Locale = (typeof locales)[number];

/** Languages a visitor can choose today. A declared language joins this list when it has content. */
export const offeredLocales: readonly Locale[] = ['en'];

export const defaultLocale: Locale = 'en';

/** The name of each language in its own script, for the switcher. */
export const localeNames: Record<Locale, string> = { en: 'English', hi: 'हिन्दी', te: 'తెలుగు' };

/** BCP 47 tags for `lang`, `hreflang` and `Intl`. */
export const localeTags: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN', te: 'te-IN' };
