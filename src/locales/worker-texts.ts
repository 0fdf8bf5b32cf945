import type { TextName, TextOf } from './language.ts';
import { defaultLocale, locales, type Locale } from './languages.ts';
import { addNumberWords, type NumberWords } from './number-words.ts';

/** The few texts that the service worker shows by itself, when no page may be open. */
type WorkerText = Extract<TextName, 'push' | 'offline-answer'>;

const files = import.meta.glob<{ text: unknown }>('./*/tools/{push,offline-answer}.ts', {
  eager: true,
});
const numbers = import.meta.glob<NumberWords>('./*/numbers.ts', { eager: true, import: 'numbers' });

for (const locale of locales) {
  const words = numbers[`./${locale}/numbers.ts`];
  if (words) addNumberWords(locale, words);
}

/** A text inside the worker's own file, in this language, or in English where the language has none. */
export function workerText<Name extends WorkerText>(name: Name, locale: Locale): TextOf<Name> {
  const file =
    files[`./${locale}/tools/${name}.ts`] ?? files[`./${defaultLocale}/tools/${name}.ts`];
  if (!file) throw new Error(`The worker has no text ${name}`);
  return file.text as TextOf<Name>;
}
