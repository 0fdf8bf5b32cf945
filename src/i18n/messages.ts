import type { Locale } from './locales.ts';
import type { en } from './messages/en.ts';

/** Widens the English literals, so that another language has the same keys and its own words. */
export type Words<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Words<T[K]>;
};

/** Every string of the interface. A key missing in a language fails the type check (I18N-02). */
export type Messages = Words<typeof en>;

/**
 * The words of one language, for a part that brings its own (`i18n/words/<part>/en.ts`).
 * @throws when the language is not among them.
 */
export function wordsIn<T>(
  languages: { en: T } & Partial<Record<Locale, Words<T>>>,
  locale: Locale,
): Words<T> {
  const words = languages[locale];
  if (!words) throw new Error(`A part has no words in "${locale}"`);
  return words as Words<T>;
}

/** One chunk a language: a visitor downloads only the one they read. */
const dictionaries: Record<Locale, (() => Promise<Messages>) | undefined> = {
  en: async () => (await import('./messages/en.ts')).en,
  // Declared, and not offered until they have content (docs/decisions/0005-languages.md).
  hi: undefined,
  te: undefined,
};

/** The interface strings of a language. Throws for one that is not offered. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const load = dictionaries[locale];
  if (!load) throw new Error(`No interface strings for "${locale}" yet`);
  return load();
}
