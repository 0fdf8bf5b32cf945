import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Locale } from './locales.ts';
import { wordsIn, type Messages, type Words } from './messages.ts';

interface I18n {
  locale: Locale;
  messages: Messages;
}

const I18nContext = createContext<I18n | null>(null);

/** Gives every component below the language and its strings. */
export function I18nProvider({ children, locale, messages }: I18n & { children: ReactNode }) {
  // The same object at each navigation: what only reads words is not drawn again for it.
  const i18n = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** The language of this page. Throws outside `I18nProvider`. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n must be used within an I18nProvider');
  return i18n;
}

/**
 * The words of a part that brings its own: `useWords({ en })` with `en` from `i18n/words/<part>/en.ts`.
 * They come with the part's code, so that pages without it do not download them.
 * @throws when the page's language is not among them.
 */
export function useWords<T>(languages: { en: T } & Partial<Record<Locale, Words<T>>>): Words<T> {
  return wordsIn(languages, useI18n().locale);
}

/** The interface strings of this page's language. */
export const useMessages = (): Messages => useI18n().messages;
