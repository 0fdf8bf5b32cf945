import type { Language } from './language.ts';
import { defaultLocale, type Locale } from './languages.ts';

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
 * English where that language lacks it, or where most of it is stale (build/translations/plugin.ts).
 */
export function buildText<Name extends BuildText>(name: Name, locale: Locale): Language[Name] {
  const file = files[`./${locale}/${name}.ts`] ?? files[`./${defaultLocale}/${name}.ts`];
  if (!file) throw new Error(`src/locales/${defaultLocale}/${name}.ts is missing`);
  return file.text as Language[Name];
}
