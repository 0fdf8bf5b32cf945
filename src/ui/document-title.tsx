import { defaultLocale, languages, type Locale } from '../locales/languages.ts';

/**
 * The name of a law, a notification or an official site. It stays English in every language so that readers can find
 * the document and know the site.
 */
export function DocumentTitle({ title, locale }: { title: string; locale: Locale }) {
  return locale === defaultLocale ? (
    title
  ) : (
    <span lang={languages[defaultLocale].tag}>{title}</span>
  );
}
