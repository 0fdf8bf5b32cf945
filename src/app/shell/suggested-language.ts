import { defaultLocale, offeredLocale, type Locale } from '../../locales/languages.ts';
import { readSetting } from '../../platform/device/settings.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';

/**
 * Returns the language to suggest on a page in `shown`: the one that the visitor chose last, else the first of
 * the browser's languages that the site has. English is suggested to nobody who did not choose it: many phones are in
 * English whose owners read Telugu better (I18N-04). Undefined when the page is in the right language already.
 */
export function suggestedLanguage(shown: Locale): Locale | undefined {
  const chosen = offeredLocale(readSetting(storageKeys.language));
  if (chosen) return chosen === shown ? undefined : chosen;
  const ofBrowser = navigator.languages
    .map((tag) => offeredLocale(tag.split('-')[0]))
    .find((locale) => locale !== undefined);
  return ofBrowser === shown || ofBrowser === defaultLocale ? undefined : ofBrowser;
}
