import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../supabase/functions/_shared/languages.ts';
import {
  readNumberWord,
  tableSpelling,
} from '../../supabase/functions/legal-assistant/number-words.ts';
import { monthOf, unitOf, weekdayOf } from '../../supabase/functions/legal-assistant/units.ts';
import { timesOf } from '../../src/i18n/parse-amount.ts';
import type { TextIn } from '../../src/locales/language.ts';
import { languages as listed, locales, type Locale } from '../../src/locales/languages.ts';
import { contentLocale } from '../../src/locales/load-content.ts';
import { numberWords } from '../../src/locales/find-number-words.ts';
import type { CountedNoun } from '../../src/locales/number-words.ts';
import '../../src/locales/worker-texts.ts';

/**
 * Edge functions cannot import from `src`, and what people type has more spellings than what we write: these
 * lists of their own are held to `src/locales/languages.ts` and `<language>/numbers.ts` here.
 */
const spelt = (word: string) => tableSpelling(word.normalize('NFKC'));
const formsOf = ({ one, many, before }: CountedNoun) => [one, many, ...Object.values(before ?? {})];

it('the functions accept every language of the site', () => {
  expect(languages).toEqual(locales);
});

it('the assistant’s function reads the months and weekdays of every language', () => {
  const unread = locales.flatMap((locale) => {
    const { months, weekdays } = numberWords(locale);
    return [
      ...months.long.filter((name, index) => monthOf(spelt(name)) !== index + 1),
      // The function counts from Monday.
      ...weekdays.filter((name, index) => weekdayOf(spelt(name)) !== (index + 6) % 7),
    ];
  });
  expect(unread).toEqual([]);
});

it('amounts are read in every form they are written in', () => {
  const unread = locales.flatMap((locale) => {
    const { lakh, crore } = numberWords(locale);
    return [
      ...formsOf(lakh).map((word) => ({ word, value: 100_000 })),
      ...formsOf(crore).map((word) => ({ word, value: 10_000_000 })),
    ].filter(({ word, value }) => {
      const read = readNumberWord(spelt(word))?.numbers;
      const isScale = read?.some((one) => one.is === 'scale' && one.value === value);
      return !isScale || timesOf(word) !== value;
    });
  });
  expect(unread).toEqual([]);
});

it('the assistant’s function reads the units of time in every form', () => {
  const unread = locales.flatMap((locale) =>
    Object.values(numberWords(locale).units)
      .flatMap(formsOf)
      .filter((words) => unitOf(spelt(words.split(' ').at(-1) ?? '')) === undefined),
  );
  expect(unread).toEqual([]);
});

/** Every file of a language, as written: a page of which most is stale is English to the site, but is here. */
const filesOf = (locale: Locale) =>
  readdirSync(`src/locales/${locale}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();

it('a complete language has every page and every file of texts', () => {
  expect(locales.filter((locale) => listed[locale].complete)).toEqual(['en', 'hi', 'te']);
  for (const locale of locales.filter((each) => listed[each].complete)) {
    expect(filesOf(locale)).toEqual(filesOf('en'));
  }
});

it('a text of a complete language without a key fails the type check (I18N-02)', () => {
  const english = { save: 'Save', steps: { open: 'Open', close: 'Close' } } as const;
  type Hindi = TextIn<'hi', typeof english>;
  const whole: Hindi = { save: 'सहेजें', steps: { open: 'खोलें', close: 'बंद करें' } };
  // @ts-expect-error `close` is missing.
  const steps: Hindi['steps'] = { open: 'खोलें' };
  expect(Object.keys(whole.steps)).not.toEqual(Object.keys(steps));
  // This file holds every text of the language to that rule.
  for (const locale of locales.filter((each) => listed[each].complete)) {
    expect(readFileSync(`src/locales/${locale}/index.ts`, 'utf8')).toMatch(/satisfies Language;$/m);
  }
});

it('a page that a language lacks is shown in English', () => {
  expect(contentLocale('no-such-page', 'hi')).toBe('en');
});
