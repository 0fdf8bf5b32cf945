import { isText as isPageText } from '../../src/pages/references.ts';

/**
 * Turns English into a pseudo-language: accented letters, double vowels (about 40 % longer), brackets around
 * each text. Plain letters on a page show text from outside `src/locales`; a missing bracket shows clipped
 * text.
 */
const from = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const to = 'áƀçďéƒĝĥíĵķĺɱñóƥɋŕšţúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĹṀÑÓƤɊŔŠŢÚṼŴẊÝŽ';
const accents = new Map(Array.from(from, (letter, index) => [letter, to.charAt(index)]));

/** Parts that stay: placeholders, targets of links, addresses, e-mail addresses, HTML tags. */
const fixed = /\{[^}]*\}|\]\([^)]*\)|https?:\/\/[^\s)]+|[\w.+-]+@[\w-]+\.[\w.-]+|<[^>]+>/g;

const accented = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const accent = accents.get(letter) ?? letter;
    return /[aeiou]/.test(letter) ? accent + accent : accent;
  });

/** Returns a text without its brackets, as it appears inside a longer one. */
export function pseudoWords(text: string, fixedParts: readonly string[] = []): string {
  const parts = [fixed.source, ...fixedParts.filter((part) => part.length > 1).map(escaped)];
  const stays = new RegExp(`(${parts.join('|')})`, 'g');
  return text
    .split(stays)
    .map((part, index) => (index % 2 === 1 ? part : accented(part)))
    .join('');
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Fields of tools' texts, besides those of `pages/references.ts`, that are choices or ids. */
const choices = new Set(['inDates']);
const pageChoices = new Set(['layout', 'effort', 'topic', 'page']);

const bracketed = (text: string, fixedParts: readonly string[]) =>
  text.trim() === '' || !/\p{L}/u.test(text) ? text : `⟦${pseudoWords(text, fixedParts)}⟧`;

/** Returns a tool's text in the pseudo-language, including results of functions. */
export const pseudo = <T>(text: T): T => made(text, [], (key) => !choices.has(key)) as T;

/** Returns a page's content in the pseudo-language. Ids, dates and addresses stay. */
export const pseudoPage = <T>(content: T): T =>
  made(
    content,
    [],
    (key, value) => isPageText(key) && !(typeof value === 'string' && pageChoices.has(key)),
  ) as T;

function made(
  value: unknown,
  fixedParts: readonly string[],
  isText: (key: string, value: unknown) => boolean,
  key = '',
): unknown {
  if (!isText(key, value)) return value;
  if (typeof value === 'string') return bracketed(value, fixedParts);
  if (typeof value === 'function') {
    const call = value as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => made(call(...args), args.filter(isString), isText, key);
  }
  if (Array.isArray(value))
    return value.map((item: unknown) => made(item, fixedParts, isText, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, made(inner, fixedParts, isText, name)]),
  );
}

const isString = (value: unknown): value is string => typeof value === 'string';
