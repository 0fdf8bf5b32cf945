import type { TextName, TextOf } from './language.ts';
import { defaultLocale, type Locale } from './languages.ts';

/** The few texts that the service worker shows by itself, when no page may be open. */
type WorkerText = Extract<TextName, 'push' | 'offline-answer'>;

const files = import.meta.glob<{ text: unknown }>('./*/tools/{push,offline-answer}.ts', {
  eager: true,
});

/** A text inside the worker's own file, in this language, or in English where the language has none. */
export function workerText<Name extends WorkerText>(name: Name, locale: Locale): TextOf<Name> {
  const file =
    files[`./${locale}/tools/${name}.ts`] ?? files[`./${defaultLocale}/tools/${name}.ts`];
  if (!file) throw new Error(`The worker has no text ${name}`);
  return file.text as TextOf<Name>;
}
