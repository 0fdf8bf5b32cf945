import { createContext, use, useContext, useMemo, type ReactNode } from 'react';
import type { Messages, TextName, TextOf } from './language.ts';
import { languages, type Locale } from './languages.ts';
import { loadText, textLocale, wantText } from './load-text.ts';

interface I18n {
  locale: Locale;
  messages: Messages;
}

const I18nContext = createContext<I18n | null>(null);

/** Gives every component below the language and its strings. */
export function I18nProvider({ children, locale, messages }: I18n & { children: ReactNode }) {
  // The same object at each navigation: components that only read text are not drawn again for it.
  const i18n = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** The language of this page. Throws outside `I18nProvider`. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n must be used within an I18nProvider');
  return i18n;
}

/** The interface strings of this page's language. */
export const useMessages = (): Messages => useI18n().messages;

/**
 * A hook for the text of a tool, `<language>/tools/<name>.ts`: `const useText = textFor(…)` at the
 * top of a file. The text is fetched with the file's chunk, so that pages without the tool do not download
 * it; a component that is drawn before it has come waits (React's Suspense).
 */
export function textFor<Name extends TextName>(name: Name): () => TextOf<Name> {
  wantText(name);
  return function useNamedText() {
    const { locale } = useI18n();
    // Always, and always the same promise: React counts these calls when it draws a component again.
    return use(loadText(name, locale));
  };
}

/** Attributes for a part that shows a tool's text in another language than the page; undefined elsewhere. */
export function useTextLanguage(name: TextName): { lang: string; dir: 'ltr' | 'rtl' } | undefined {
  const { locale } = useI18n();
  const shown = textLocale(name, locale);
  return shown === locale
    ? undefined
    : { lang: languages[shown].tag, dir: languages[shown].direction };
}

/** A part of a page that shows a tool's text: it says so where that is in another language than the page. */
export function TextLanguage({ name, children }: { name: TextName; children: ReactNode }) {
  const language = useTextLanguage(name);
  return language ? <div {...language}>{children}</div> : children;
}
