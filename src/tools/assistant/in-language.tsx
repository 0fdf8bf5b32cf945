import { useEffect, useState, type ReactNode } from 'react';
import type { Messages } from '../../locales/language.ts';
import type { Locale } from '../../locales/languages.ts';
import { loadMessages, loadText } from '../../locales/load-text.ts';
import { I18nProvider, useI18n } from '../../locales/text.tsx';

/** The texts that stand around an answer. */
const texts = ['assistant', 'listen'] as const;

/**
 * Shows an answer with its buttons in the answer's language, which may be another than the page's. Where the texts of
 * that language are not here, what is around the answer stays in the page's language.
 */
export function InLanguage({ language, children }: { language: Locale; children: ReactNode }) {
  const page = useI18n();
  const [messages, setMessages] = useState<{ locale: Locale; messages: Messages }>();
  const isOther = language !== page.locale;
  useEffect(() => {
    if (!isOther) return;
    Promise.all([loadMessages(language), ...texts.map((name) => loadText(name, language))]).then(
      ([loaded]) => setMessages({ locale: language, messages: loaded }),
      (error: unknown) => console.info(`The buttons of an answer are not in ${language}`, error),
    );
  }, [language, isOther]);
  const own = isOther && messages?.locale === language ? messages : page;
  return (
    <I18nProvider locale={own.locale} messages={own.messages}>
      {children}
    </I18nProvider>
  );
}
