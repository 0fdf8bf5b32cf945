import { defaultLocale, type Locale } from './languages.ts';
import type { Messages, TextName, TextOf } from './language.ts';
import { addNumberWords, type NumberWords } from './number-words.ts';

type LoadText = () => Promise<{ text: unknown }>;

/** What `<language>/start.ts` exports: the texts that every page loads, and where to fetch those of tools. */
interface LanguageStart {
  messages: Messages;
  /** Absent in English, whose number words come with the code that shows them. */
  numbers?: NumberWords;
  tools: Readonly<Record<string, LoadText>>;
}

/** One chunk a language: a visitor downloads only the one they read. */
const starts = import.meta.glob<LanguageStart>('./*/start.ts');

const started = new Map<Locale, Promise<LanguageStart>>();
/** Those that have come. */
const languageHere = new Map<Locale, LanguageStart>();
/** React reads a promise with this status without waiting for it. */
type Load = Promise<unknown> & { status?: 'fulfilled'; value?: unknown };

const loads = new Map<string, Load>();
/** Texts of the parts of the app that are loaded. */
const wanted = new Set<TextName>();
/** The language of this page; unset in the build, which writes pages in all of them. */
let pageLocale: Locale | undefined;

const keyOf = (name: TextName, locale: Locale) => `${locale}/${name}`;

function startLanguage(locale: Locale): Promise<LanguageStart> {
  const known = started.get(locale);
  if (known) return known;
  const load = starts[`./${locale}/start.ts`];
  if (!load) return Promise.reject(new Error(`src/locales/${locale}/start.ts is missing`));
  // A failed download is tried again at the next call.
  const start = load().then(
    (language) => {
      if (language.numbers) addNumberWords(locale, language.numbers);
      languageHere.set(locale, language);
      return language;
    },
    (error: unknown) => {
      started.delete(locale);
      throw error;
    },
  );
  started.set(locale, start);
  return start;
}

/** The interface strings of a language. Throws for one that has none. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  (await startLanguage(locale)).messages;

/** Chooses the language of this page and gives its interface strings. Call it once, before the router loads. */
export async function startTexts(locale: Locale): Promise<Messages> {
  pageLocale = locale;
  return loadMessages(locale);
}

/**
 * The language that a text is shown in to readers of `locale`: English where that language lacks it, or where most of
 * it is stale (build/translations/plugin.ts). Known once the language has been started.
 */
export function textLocale(name: TextName, locale: Locale): Locale {
  const language = languageHere.get(locale);
  return !language || loaderOf(name, language) ? locale : defaultLocale;
}

const loaderOf = (name: TextName, { tools }: LanguageStart): LoadText | undefined =>
  tools[`./tools/${name}.ts`] ?? tools[`./${name}.gen.ts`];

/** A text, fetched first where it is not there. Rejects when it cannot be had, and tries again at the next call. */
export function loadText<Name extends TextName>(name: Name, locale: Locale): Promise<TextOf<Name>> {
  const key = keyOf(name, locale);
  const known = loads.get(key);
  if (known) return known as Promise<TextOf<Name>>;
  const load: Load = fetchText(name, locale).then(
    (text) => {
      load.value = text;
      load.status = 'fulfilled';
      return text;
    },
    (error: unknown) => {
      loads.delete(key);
      throw error;
    },
  );
  loads.set(key, load);
  return load as Promise<TextOf<Name>>;
}

async function fetchText(name: TextName, locale: Locale): Promise<unknown> {
  const load = loaderOf(name, await startLanguage(locale));
  if (load) return (await load()).text;
  const shown = textLocale(name, locale);
  if (shown === locale) throw new Error(`The language ${locale} has no text ${name}`);
  return loadText(name, shown);
}

/** Fetches every text of a language: for the build and for tests, which draw what they like. */
export async function loadAllTexts(locale: Locale): Promise<void> {
  const [own, english] = await Promise.all([locale, defaultLocale].map(startLanguage));
  const names = Object.keys({ ...english?.tools, ...own?.tools }).map((file) =>
    file.replace(/^.*\/|(\.gen)?\.ts$/g, ''),
  );
  await Promise.all(names.map((name) => loadText(name as TextName, locale)));
}

/** Says that this part of the app shows a text: it is fetched while the part is evaluated. */
export function wantText(name: TextName): void {
  wanted.add(name);
  // The component that shows the text waits for it and reports the failure.
  if (pageLocale) loadText(name, pageLocale).catch(() => undefined);
}

/** Resolves when the texts of all parts that are loaded are there. */
async function wantedTexts(): Promise<void> {
  const locale = pageLocale;
  if (locale) await Promise.all([...wanted].map((name) => loadText(name, locale)));
}

/** Resolves when no text is on its way any more; one that cannot be had is missed by the part that draws it. */
export const textsSettled = (): Promise<void> => wantedTexts().catch(() => undefined);

/** Waits for a part of the app and for the texts it shows: `await withTexts(import('./part.tsx'))`. */
export async function withTexts<Part>(loading: Promise<Part>): Promise<Part> {
  const part = await loading;
  await wantedTexts();
  return part;
}

/** A text that was loaded before. Throws when it was not. */
export function readText<Name extends TextName>(name: Name, locale: Locale): TextOf<Name> {
  const key = keyOf(name, locale);
  const load = loads.get(key);
  if (load?.status !== 'fulfilled') throw new Error(`The text ${key} has not been loaded`);
  return load.value as TextOf<Name>;
}
