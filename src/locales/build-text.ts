import type { Language } from './language.ts';
import type { Locale } from './languages.ts';

/** The texts that pages and data files show. */
type BuildText = 'facts' | 'portals' | 'schemes';

const files = import.meta.glob<{ text: unknown }>('./*/{facts,portals,schemes}.ts', {
  eager: true,
});

/**
 * A text that the build writes into pages. For the build only: in the browser a page is its HTML.
 * Throws when the language has no such file.
 */
export function buildText<Name extends BuildText>(name: Name, locale: Locale): Language[Name] {
  const file = files[`./${locale}/${name}.ts`];
  if (!file) throw new Error(`src/locales/${locale}/${name}.ts is missing`);
  return file.text as Language[Name];
}
