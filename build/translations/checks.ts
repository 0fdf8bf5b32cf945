import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ownLetters } from '../../src/i18n/own-letters.ts';
import { languages, locales, type Locale } from '../../src/locales/languages.ts';
import { endingFaults } from './figure-endings.ts';
import type { Translation } from './translation.ts';
import type { TextNode } from './text-file.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const readData = (name: string): string =>
  readFileSync(new URL(`../../translations/${name}`, import.meta.url), 'utf8');

const glossarySchema = z.array(
  z.strictObject({
    en: z.string(),
    /** The terms of a language, the everyday word first. */
    terms: z.record(z.string(), z.array(z.string()).min(1)),
    /** Where each was seen; "judgement" where it was seen nowhere. */
    seen: z.record(z.string(), z.string()),
    /** Languages in which a native reader must confirm the term first. */
    confirm: z.array(z.string()),
    /** Spellings and words that no text may have. */
    never: z.record(z.string(), z.array(z.string())).optional(),
  }),
);

/** The terms of the site in every language: `translations/glossary.json`. */
export const glossary = glossarySchema.parse(JSON.parse(readData('glossary.json')));

/** Words and phrases that stay in Latin letters in every language: the longest that fits a place is taken. */
const latinWords = new RegExp(
  `(?<![A-Za-z])(?:${readData('latin-words.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![A-Za-z])`,
  'g',
);

/**
 * Finds a word as such, and not as a part of a longer one. A star at its end allows any ending, but for the nukta,
 * which makes another letter of the last one.
 */
const wordPattern = (word: string): RegExp => {
  const end = word.endsWith('*') ? String.raw`(?!\u093c)` : String.raw`(?![\p{L}\p{M}])`;
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped(word.replace(/\*$/, ''))}${end}`, 'u');
};

/** What no text of a language may have. */
const forbidden: Partial<Record<Locale, { wrong: string; pattern: RegExp }[]>> = Object.fromEntries(
  locales.map((locale) => [
    locale,
    glossary
      .flatMap(({ never }) => never?.[locale] ?? [])
      .map((wrong) => ({ wrong, pattern: wordPattern(wrong) })),
  ]),
);

/** The digits of a language's script, and how its sentences end. */
const rules: Readonly<Record<string, { digits: RegExp; end: '।' | '.' }>> = {
  hi: { digits: /[०-९]/, end: '।' },
  te: { digits: /[౦-౯]/, end: '.' },
};

/** Letters of Indian scripts; the danda, which they share, is no letter. */
const indianLetter =
  /[\p{Script=Devanagari}\p{Script=Telugu}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Kannada}\p{Script=Gujarati}]/u;

/** Parts that are no words of the language: placeholders, blanks of letters, targets of links, addresses. */
const noWords =
  /\{[^}]*\}|\[[a-z]+\](?!\()|\]\([^)]*\)|https?:\/\/[^\s)]+|[\w.+-]+@[\w-]+\.[\w.-]+|\b[\w-]+(?:\.[\w-]+)*\.(?:in|com|org|gov)\b(?:\/\S*)?/g;

/** Short forms of Hindi that end with a point. */
const abbreviations = /(?<![\p{L}\p{M}])(?:डॉ|रु|नं|सं|लि|प्रा|श्री)\./gu;

/** A fault of one sentence, in words. */
export interface Fault {
  path: string;
  fault: string;
}

/**
 * What is wrong with the sentences of a file, whether they are stamped or not: a translator asks before stamping.
 * A sentence that is stale is not compared with the English that it was not written for, unless `stale` says so:
 * whoever stamps it says that it was written for this English.
 */
export const faultsOf = (
  { sentences, locale }: Pick<Translation, 'sentences' | 'locale'>,
  { stale }: { stale: boolean } = { stale: false },
): Fault[] =>
  sentences.flatMap(({ path, english, own, state }) =>
    own && (stale || state !== 'stale')
      ? sentenceFaults(english, own, locale).map((fault) => ({ path, fault }))
      : [],
  );

/** What is wrong with a translated sentence. */
export function sentenceFaults(english: TextNode, own: TextNode, locale: Locale): string[] {
  const [from, to] = [textsOf(english), textsOf(own)];
  const [all, mine] = [from.join('\n'), to.join('\n')];
  const faults = [
    ...differences('placeholders', placeholdersIn(all), placeholdersIn(mine)),
    ...differences('blanks', blanksIn(all), blanksIn(mine)),
    ...differences('links', linksIn(all), linksIn(mine)),
    ...differences('bold marks', marksIn(all), marksIn(mine)),
  ];
  // The plurals of a function may need a number once, twice or not at all.
  const isText = english.kind === 'string' && own.kind === 'string';
  const digits = (text: string) =>
    isText ? numbersIn(text) : [...new Set(numbersIn(text))].filter((number) => number !== '1');
  faults.push(...differences('digits', digits(all), digits(mine)));
  if (english.kind === 'code') {
    const [parameters, used] =
      own.kind === 'code' ? [own.parameters.length, own.used.length] : [0, 0];
    if (parameters > english.parameters.length) faults.push('takes more parameters than English');
    if (used < english.used.length) faults.push('leaves out a parameter that English uses');
  }
  for (const text of to) faults.push(...textFaults(text, locale));
  if (latinIn(mine, all).length > 0) {
    faults.push(`Latin letters that are not in latin-words.txt: ${latinIn(mine, all).join(', ')}`);
  }
  if (isText) faults.push(...pairFaults(english.text, own.text, locale));
  return faults;
}

/** What shows only beside the English. */
function pairFaults(english: string, own: string, locale: Locale): string[] {
  const faults: string[] = [];
  const [long, short] = [lettersIn(english), lettersIn(own)];
  if (long > 24 && (short > long * 2 || short < long * 0.35)) {
    faults.push(`${short} letters for ${long} of English`);
  }
  const ends = (text: string, mark: string) => text.replace(/[\s”")*\]]+$/, '').endsWith(mark);
  const end = rules[locale]?.end ?? '.';
  const ended = (text: string, mark: string) => ends(text, mark) && !ends(text, '...');
  // A link or a placeholder at the end hides the mark.
  if (ended(english, '.') !== ended(own, end)) {
    faults.push(
      ended(english, '.') ? `does not end with "${end}"` : 'ends as a sentence; English does not',
    );
  }
  if (/^\s|\s$/.test(own) !== /^\s|\s$/.test(english)) faults.push('other spaces at its ends');
  return faults;
}

/** What is wrong with a text of a language by itself. */
function textFaults(text: string, locale: Locale): string[] {
  const faults: string[] = [];
  const say = (isWrong: boolean, fault: string) => {
    if (isWrong) faults.push(fault);
  };
  const language = rules[locale];
  const words = text.replaceAll(noWords, '·');
  say(text !== text.normalize('NFC'), 'is not in normal form C');
  say(/ {2}/.test(text), 'has two spaces in a row');
  say(/\S\s+[,?!:;।](?!\))|\S\s+\.(?!\.|\d)/.test(words), 'has a space before a mark');
  const others = [...words].filter(
    (letter) => indianLetter.test(letter) && !ownLetters(locale)?.test(letter),
  );
  say(others.length > 0, `has letters of another script: ${others.join('')}`);
  say(language?.digits.test(text) ?? false, 'has digits of its own script');
  if (language?.end === '।') {
    const ended = words.replaceAll('...', '…').replaceAll(abbreviations, '');
    say(
      /[\u0900-\u097f)”*·]\.(?=\s|$|[”)*])/u.test(ended),
      'has a full stop; a danda ends a sentence',
    );
  } else say(/।/.test(text), 'has a danda; a full stop ends a sentence');
  faults.push(...endingFaults(text, locale));
  for (const { wrong, pattern } of forbidden[locale] ?? []) {
    say(pattern.test(text), `has “${wrong}”, which the glossary forbids`);
  }
  return faults;
}

const textsOf = (node: TextNode): readonly string[] =>
  node.kind === 'string' ? [node.text] : node.kind === 'code' ? node.texts : [];

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name.replace('|before', ''));

/** What a reader fills into a letter, such as `[name]`. */
const blanksIn = (text: string): string[] => text.match(/\[[a-z]+\](?!\()/g) ?? [];

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);

const marksIn = (text: string): string[] => text.match(/\*\*/g) ?? [];

const numbersIn = (text: string): string[] =>
  text.replaceAll(noWords, ' ').match(/\d+(?:[.,]\d+)*/g) ?? [];

const lettersIn = (text: string): number =>
  text.replaceAll(noWords, '').match(/[\p{L}\p{M}]/gu)?.length ?? 0;

/**
 * Words in Latin letters that have no reason: neither in the list, nor an acronym or a form's number of the English
 * sentence, nor a name that stands in quotes or brackets as it stands in English.
 */
function latinIn(text: string, english: string): string[] {
  const rest = text
    .replaceAll(noWords, ' ')
    .replaceAll(/“([^“”]*)”|\(([A-Z][^()]*)\)/g, (all, quoted?: string, title?: string) =>
      english.includes(quoted ?? title ?? '') ? ' ' : all,
    )
    .replaceAll(latinWords, ' ');
  const found = rest.match(/[A-Za-z][A-Za-z0-9-]*/g) ?? [];
  return [...new Set(found.filter((word) => !(isAcronym(word) && english.includes(word))))];
}

const isAcronym = (word: string): boolean => (word.match(/[A-Z0-9]/g)?.length ?? 0) >= 2;

/** What one list has and the other lacks. */
function differences(what: string, english: readonly string[], own: readonly string[]): string[] {
  const rest = [...own];
  const lacking = english.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  if (lacking.length === 0 && rest.length === 0) return [];
  return [
    `${what}: ${[...lacking.map((item) => `${item} is lacking`), ...rest.map((item) => `${item} is not in English`)].join(', ')}`,
  ];
}

/** The name of a language in its own script, for the reports. */
export const nameOf = (locale: Locale): string => languages[locale].name;
