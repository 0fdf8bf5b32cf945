import { localeOfPath } from '../src/i18n/locale-path.ts';
import {
  defaultLocale,
  offeredLocale,
  offeredLocales,
  type Locale,
} from '../src/locales/languages.ts';
import { choicesCache, languageEntry } from '../src/platform/offline/worker-choices.ts';
import { savedPaths } from '../src/platform/pages/saved-pages.ts';

/**
 * Returns the language for saved pages and texts: the visitor's choice, else the language of an open page,
 * else that of most saved pages, else English. Pages in other languages stay saved.
 */
export async function deviceLanguage(worker: ServiceWorkerGlobalScope): Promise<Locale> {
  if (offeredLocales.length === 1) return defaultLocale;
  return (
    (await chosenLanguage()) ??
    (await languageOfWindows(worker)) ??
    (await languageOfSavedPages()) ??
    defaultLocale
  );
}

/** Saves the visitor's choice. Rejects for a language that the site does not offer. */
export async function chooseLanguage(name: string): Promise<void> {
  const locale = offeredLocale(name);
  if (!locale) throw new Error(`The language ${name} is not on offer`);
  await (await caches.open(choicesCache)).put(languageEntry, new Response(locale));
}

async function chosenLanguage(): Promise<Locale | undefined> {
  const saved = await caches.match(languageEntry, { cacheName: choicesCache });
  const name = await saved?.text();
  return offeredLocale(name);
}

async function languageOfWindows(worker: ServiceWorkerGlobalScope): Promise<Locale | undefined> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Windows are listed by last use, newest first.
  const [last] = windows;
  return last && localeOfPath(new URL(last.url).pathname);
}

async function languageOfSavedPages(): Promise<Locale | undefined> {
  const paths = [...(await savedPaths())];
  const counts = offeredLocales.map((locale) => ({
    locale,
    count: paths.filter((path) => localeOfPath(path) === locale).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return most > 0 ? counts.find(({ count }) => count === most)?.locale : undefined;
}
