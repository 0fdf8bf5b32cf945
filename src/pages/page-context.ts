import { createContext, useContext } from 'react';
import type { Fact, IsoDate } from '../content/facts/types.ts';
import type { Locale } from '../locales/languages.ts';
import type { TranslationState } from '../locales/load-content.ts';
import type { Messages, TextName, TextOf } from '../locales/language.ts';
import { readText } from '../locales/load-text.ts';
import type { PageFigures } from './page-figures.ts';

/** The settings that a template needs in addition to its content. */
export interface PageSettings {
  locale: Locale;
  /** The language of the link targets, if the reader's language differs from the text's. */
  reader?: Locale;
  messages: Messages;
  /** The date on which figures are looked up. */
  asOn: IsoDate;
  /** How a translated text stands; absent in English. */
  translation?: TranslationState;
  /** Figures that only this part of the page uses, by id. */
  moreFacts?: ReadonlyMap<string, Fact>;
  /** The page's figures and their sources; absent where figures link to no source. */
  figures?: PageFigures;
}

export const PageContext = createContext<PageSettings | null>(null);

/** Returns the settings of the page being drawn. Throws outside a template. */
export function usePage(): PageSettings {
  const settings = useContext(PageContext);
  if (!settings) throw new Error('usePage must be used within a page template');
  return settings;
}

/** Returns the language of the link targets. */
export function useReader(): Locale {
  const { locale, reader } = usePage();
  return reader ?? locale;
}

/** Returns a tool's messages in the page's language; the build has loaded all of them. */
export const usePageText = <Name extends TextName>(name: Name): TextOf<Name> =>
  readText(name, usePage().locale);
