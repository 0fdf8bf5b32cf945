import { defaultLocale, languages, type Locale } from '../locales/languages.ts';

/** The name of a law or notification. It stays English in every language so that readers can find the document. */
export function DocumentTitle({ title, locale }: { title: string; locale: Locale }) {
  return locale === defaultLocale ? (
    title
  ) : (
    <span lang={languages[defaultLocale].tag}>{title}</span>
  );
}
