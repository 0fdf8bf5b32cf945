import { expect, it } from 'vitest';
import { languages } from '../../supabase/functions/_shared/languages.ts';
import {
  readNumberWord,
  tableSpelling,
} from '../../supabase/functions/legal-assistant/number-words.ts';
import { monthOf, unitOf, weekdayOf } from '../../supabase/functions/legal-assistant/units.ts';
import { timesOf } from '../../src/i18n/parse-amount.ts';
import { catalog } from '../../src/content/catalog.ts';
import { languages as listed, locales } from '../../src/locales/languages.ts';
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

it('a complete language has every page; another shows a missing one in English', () => {
  for (const locale of locales.filter((each) => listed[each].complete)) {
    expect(catalog.filter(({ id }) => contentLocale(id, locale) !== locale)).toEqual([]);
    expect(() => contentLocale('no-such-page', locale)).toThrow('no-such-page');
  }
  expect(contentLocale('no-such-page', 'hi')).toBe('en');
});
