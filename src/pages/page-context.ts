import { createContext, useContext } from 'react';
import type { Fact, IsoDate } from '../content/facts/types.ts';
import type { Locale } from '../locales/languages.ts';
import type { Messages, TextName, TextOf } from '../locales/language.ts';
import { readText } from '../locales/load-text.ts';

/** What a template needs to know besides its content. */
export interface PageSettings {
  locale: Locale;
  /** The language of the pages that links lead to, where a reader of it is shown a text in another. */
  reader?: Locale;
  messages: Messages;
  /** The day the page speaks for: figures are looked up as on this date. */
  asOn: IsoDate;
  /** Figures that are for this part of the page alone, by id. */
  moreFacts?: ReadonlyMap<string, Fact>;
}

export const PageContext = createContext<PageSettings | null>(null);

/** The settings of the page being drawn. Throws outside a template. */
export function usePage(): PageSettings {
  const settings = useContext(PageContext);
  if (!settings) throw new Error('usePage must be used within a page template');
  return settings;
}

/** The language of the pages that links lead to. */
export function useReader(): Locale {
  const { locale, reader } = usePage();
  return reader ?? locale;
}

/** A tool's text in the language of the page being drawn; the build has loaded all of them. */
export const usePageText = <Name extends TextName>(name: Name): TextOf<Name> =>
  readText(name, usePage().locale);
