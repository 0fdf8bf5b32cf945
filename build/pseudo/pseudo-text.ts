import { isText as isPageText } from '../../src/pages/references.ts';

/**
 * English made strange: letters with accents, vowels twice (about 40 % longer), brackets around each text.
 * What a reader still sees in plain letters did not come out of `src/locales`; a bracket that is missing was
 * cut off.
 */
const from = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const to = 'áƀçďéƒĝĥíĵķĺɱñóƥɋŕšţúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĹṀÑÓƤɊŔŠŢÚṼŴẊÝŽ';
const accents = new Map(Array.from(from, (letter, index) => [letter, to.charAt(index)]));

/** What stays as it is: placeholders, targets of links, addresses, e-mail addresses, marks of HTML. */
const kept = /\{[^}]*\}|\]\([^)]*\)|https?:\/\/[^\s)]+|[\w.+-]+@[\w-]+\.[\w.-]+|<[^>]+>/g;

const accented = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const accent = accents.get(letter) ?? letter;
    return /[aeiou]/.test(letter) ? accent + accent : accent;
  });

/** A text without its brackets, as it is found inside a longer one. */
export function pseudoWords(text: string, keptParts: readonly string[] = []): string {
  const parts = [kept.source, ...keptParts.filter((part) => part.length > 1).map(escaped)];
  const stays = new RegExp(`(${parts.join('|')})`, 'g');
  return text
    .split(stays)
    .map((part, index) => (index % 2 === 1 ? part : accented(part)))
    .join('');
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** In the texts of tools, and in pages beside what `pages/references.ts` knows: choices and ids, not text. */
const choices = new Set(['inDates']);
const pageChoices = new Set(['layout', 'effort', 'topic', 'page']);

const bracketed = (text: string, keptParts: readonly string[]) =>
  text.trim() === '' || !/\p{L}/u.test(text) ? text : `⟦${pseudoWords(text, keptParts)}⟧`;

/** A text of a tool with every string in it made strange; the results of functions too. */
export const pseudo = <T>(text: T): T => made(text, [], (key) => !choices.has(key)) as T;

/** The content of a page with every text in it made strange; ids, dates and addresses stay. */
export const pseudoPage = <T>(content: T): T =>
  made(content, [], (key) => isPageText(key) && !pageChoices.has(key)) as T;

function made(
  value: unknown,
  keptParts: readonly string[],
  isText: (key: string) => boolean,
  key = '',
): unknown {
  if (typeof value === 'string') return isText(key) ? bracketed(value, keptParts) : value;
  if (typeof value === 'function') {
    const call = value as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => made(call(...args), args.filter(isString), isText, key);
  }
  if (Array.isArray(value)) return value.map((item: unknown) => made(item, keptParts, isText, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, made(inner, keptParts, isText, name)]),
  );
}

const isString = (value: unknown): value is string => typeof value === 'string';
