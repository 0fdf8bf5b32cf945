import { defaultLocale, offeredLocales, type Locale } from '../../locales/languages.ts';
import { choicesCache, languageEntry } from '../../platform/offline/worker-choices.ts';

/**
 * Returns the language to suggest on a page in `shown`: the one that the visitor chose last, else the first of
 * the browser's languages that the site has. English is suggested to nobody who did not choose it: many phones are in
 * English whose owners read Telugu better (I18N-04). Undefined when the page is in the right language already.
 */
export async function suggestedLanguage(shown: Locale): Promise<Locale | undefined> {
  const chosen = offeredLocale(await chosenLanguage());
  if (chosen) return chosen === shown ? undefined : chosen;
  const ofBrowser = navigator.languages
    .map((tag) => offeredLocale(tag.split('-')[0]))
    .find((locale) => locale !== undefined);
  return ofBrowser === shown || ofBrowser === defaultLocale ? undefined : ofBrowser;
}

const offeredLocale = (name: string | undefined): Locale | undefined =>
  offeredLocales.find((locale) => locale === name);

async function chosenLanguage(): Promise<string | undefined> {
  try {
    const saved = await caches.match(languageEntry, { cacheName: choicesCache });
    return await saved?.text();
  } catch (error) {
    // A private window has no caches.
    console.info('The chosen language cannot be read', error);
    return undefined;
  }
}
