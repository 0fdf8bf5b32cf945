import { addLocalePrefix } from '../i18n/locale-path.ts';
import type { Locale } from '../locales/languages.ts';
import { siteOrigin } from './build-settings.ts';

/** Returns a page's address as printed on paper: `niyam.example/gst-compliance`. */
export const printedAddress = (path: string, locale: Locale): string =>
  siteOrigin.replace(/^https?:\/\//, '') + addLocalePrefix(path, locale);
