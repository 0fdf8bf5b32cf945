import { createContext, useContext } from 'react';
import type { IsoDate } from '../content/facts/types.ts';
import type { Locale } from '../i18n/locales.ts';
import { wordsIn, type Messages, type Words } from '../i18n/messages.ts';

/** What a template needs to know besides its content. */
export interface PageSettings {
  locale: Locale;
  messages: Messages;
  /** The day the page speaks for: figures are looked up as on this date. */
  asOn: IsoDate;
}

export const PageContext = createContext<PageSettings | null>(null);

/** The settings of the page being drawn. Throws outside a template. */
export function usePage(): PageSettings {
  const settings = useContext(PageContext);
  if (!settings) throw new Error('usePage must be used within a page template');
  return settings;
}

/** Words that only the build needs, in the language of the page being drawn. */
export function usePageWords<T>(
  languages: { en: T } & Partial<Record<Locale, Words<T>>>,
): Words<T> {
  return wordsIn(languages, usePage().locale);
}
