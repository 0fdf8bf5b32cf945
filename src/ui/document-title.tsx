import { defaultLocale, type Locale } from '../locales/languages.ts';

/** The name of a law or notification: English in every language, so that the reader finds that document. */
export function DocumentTitle({ title, locale }: { title: string; locale: Locale }) {
  return locale === defaultLocale ? title : <span lang={defaultLocale}>{title}</span>;
}
