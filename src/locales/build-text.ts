import type { Language } from './language.ts';
import { defaultLocale, languages, type Locale } from './languages.ts';

/** The texts that pages and data files show. */
type BuildText = 'facts' | 'manifest' | 'offers' | 'pictures' | 'portals' | 'schemes';

const files = import.meta.glob<{ text: unknown }>(
  './*/{facts,manifest,offers,pictures,portals,schemes}.ts',
  {
    eager: true,
  },
);

/**
 * A text that the build writes into pages. For the build only: in the browser a page is its HTML.
 * English where a language that is not complete lacks it. Throws when a complete language has no such file.
 */
export function buildText<Name extends BuildText>(name: Name, locale: Locale): Language[Name] {
  const own = files[`./${locale}/${name}.ts`];
  const file =
    own ?? (languages[locale].complete ? undefined : files[`./${defaultLocale}/${name}.ts`]);
  if (!file) throw new Error(`src/locales/${locale}/${name}.ts is missing`);
  return file.text as Language[Name];
}
