import { parseArgs } from 'node:util';
import { todayInIndia } from '../../src/i18n/format.ts';
import { defaultLocale, languages, type Locale } from '../../src/locales/languages.ts';
import { endWithReader } from '../end-with-reader.ts';
import { faultsOf, nameOf } from './checks.ts';
import { englishInTierOne } from './first-tier.ts';
import { readerFault } from './readers.ts';
import { lostTexts, writeStamps, type Stamps } from './stamps.ts';
import { tierOf, tiers } from './tiers.ts';
import {
  englishSentences,
  readingOf,
  readTranslation,
  textFilesOf,
  translatedLocales,
  type Sentence,
  type Translation,
} from './translation.ts';

/**
 * `npm run translations`: how much of each language is current, and what is wrong with it.
 * With `stale [language]`: every sentence that must be looked at. With `stamp <language> <files…>`: records that
 * these files say what the English says today (docs/contributing/translate.md).
 */
endWithReader(process.stdout);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string', default: 'machine' },
    confirmed: { type: 'boolean', default: false },
    on: { type: 'string', default: todayInIndia() },
  },
});
const [command = 'coverage', language, ...names] = positionals;

if (command === 'coverage') printCoverage();
else if (command === 'stale') printStale();
else if (command === 'stamp') stamp(localeOf(language));
else if (command === 'read') recordReader(localeOf(language));
else fail(`There is no command "${command}"`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function localeOf(name: string | undefined): Locale {
  const locale = translatedLocales.find((each) => each === name);
  return locale ?? fail(`Name a language: ${translatedLocales.join(', ')}`);
}

/** The files that were named, as paths in the language's folder, as `src/locales/hi/tools/lead.ts`, or folders. */
function filesNamed(locale: Locale): string[] {
  const files = textFilesOf(locale);
  if (names.length === 0) fail(`Name files or folders of src/locales/${locale}`);
  return names.flatMap((name) => {
    const path = name.replace(new RegExp(`^.*src/locales/${locale}/`), '').replace(/\/$/, '');
    const found = files.filter((file) => file === path || file.startsWith(`${path}/`));
    return found.length > 0 ? found : fail(`src/locales/${locale} has no ${path}`);
  });
}

function readAll(locale: Locale): Translation[] {
  return textFilesOf(locale).map((file) => readTranslation(locale, file));
}

function printCoverage(): void {
  const english = new Map(textFilesOf(defaultLocale).map((file) => [file, englishSentences(file)]));
  let faults = 0;
  for (const locale of translatedLocales) {
    const translations = readAll(locale);
    console.log(`\n${nameOf(locale)} (${locale})`);
    for (const tier of tiers) {
      const files = [...english].filter(([file]) => tierOf(file) === tier);
      const all = files.reduce((sum, [, paths]) => sum + paths.length, 0);
      const sentences = translations
        .filter(({ file }) => tierOf(file) === tier)
        .flatMap((translation) => translation.sentences);
      const of = (state: Sentence['state']) =>
        sentences.filter((sentence) => sentence.state === state).length;
      const current = of('current');
      const missing = files.filter(([file]) => !translations.some((one) => one.file === file));
      console.log(
        `  tier ${tier}: ${current} of ${all} sentences (${shareOf(current, all)} %), ` +
          `${of('unstamped')} unstamped, ${of('stale')} stale, ${of('missing')} missing, ` +
          `${of('misplaced')} in another order; ${missing.length} of ${files.length} files not begun`,
      );
    }
    const read = translations.filter((one) => one.stamps?.reader?.text === readingOf(one)).length;
    const open = translations.flatMap(({ stamps }) => stamps?.log ?? []);
    console.log(
      `  ${read} of ${translations.length} files read by a named person; ` +
        `${open.filter(({ state }) => state === 'open').length} of ${open.length} remarks open; what concerns all files, and questions for a native speaker: translations/${locale}/review.md`,
    );
    const say = (fault: string) => {
      faults += 1;
      console.log(`  ${locale}/${fault}`);
    };
    for (const translation of translations) {
      const { file, stamps } = translation;
      for (const { path, fault } of faultsOf(translation)) say(`${file} ${path}: ${fault}`);
      const fault = stamps?.reader && readerFault(locale, stamps.reader);
      if (fault) say(`${file} reader: ${fault}`);
    }
    for (const fault of lostTexts(locale, translations)) say(fault);
    if (languages[locale].offered) {
      for (const fault of englishInTierOne(translations, [...english.keys()])) say(fault);
    }
  }
  console.log(faults === 0 ? '\nNo faults.' : `\n${faults} faults.`);
  if (faults > 0) process.exitCode = 1;
}

/** Rounded down: 100.0 only where nothing is left. */
function shareOf(part: number, all: number): string {
  return (Math.floor((1000 * part) / all) / 10).toFixed(1);
}

function printStale(): void {
  const wanted = language === undefined ? translatedLocales : [localeOf(language)];
  for (const locale of wanted) {
    for (const { file, sentences, left } of readAll(locale)) {
      for (const { path, state } of sentences) {
        if (state !== 'current') console.log(`${locale}/${file} ${path}: ${state}`);
      }
      for (const path of left) console.log(`${locale}/${file} ${path}: English has it no more`);
    }
  }
}

function stamp(locale: Locale): void {
  let refused = 0;
  for (const file of filesNamed(locale)) {
    const translation = readTranslation(locale, file);
    const problems = [
      ...faultsOf(translation, { stale: values.confirmed }).map(
        ({ path, fault }) => `${path}: ${fault}`,
      ),
      ...translation.sentences.flatMap(({ path, state }) => problemOf(path, state)),
    ];
    if (problems.length > 0) {
      refused += 1;
      console.error(`${locale}/${file} is not stamped:`);
      for (const problem of problems) console.error(`  ${problem}`);
      continue;
    }
    const { stamps, sentences } = translation;
    const stamped: Stamps = {
      by: stamps?.by ?? values.by,
      on: values.on,
      reader: stamps?.reader ?? null,
      log: stamps?.log ?? [],
      sentences: Object.fromEntries(
        sentences.filter(({ own }) => own).map(({ path, hash }) => [path, hash]),
      ),
    };
    writeStamps(locale, file, stamped);
    console.log(`${locale}/${file}: ${Object.keys(stamped.sentences).length} sentences`);
  }
  if (refused > 0) process.exitCode = 1;
}

/** Why a sentence stops the stamping of its file. A missing one does not: it is shown in English. */
function problemOf(path: string, state: Sentence['state']): string[] {
  if (state === 'misplaced')
    return [`${path}: its list or object is built otherwise than in English`];
  if (state !== 'stale' || values.confirmed) return [];
  return [`${path}: its English or a figure has changed; look at it, then stamp with --confirmed`];
}

/** `read <language> "<name>" <files…>`: a person has read these files whole, as they are now. */
function recordReader(locale: Locale): void {
  const name = names.shift();
  if (!name) fail('Name the reader');
  const fault = readerFault(locale, { name, on: values.on });
  if (fault !== undefined) fail(fault);
  for (const file of filesNamed(locale)) {
    const translation = readTranslation(locale, file);
    const { stamps, sentences } = translation;
    if (!stamps || sentences.some(({ state }) => state !== 'current')) {
      fail(`${locale}/${file} has sentences that are not current: stamp it first`);
    }
    const reader = { name, on: values.on, text: readingOf(translation) };
    writeStamps(locale, file, { ...stamps, reader });
    console.log(`${locale}/${file}: read by ${name}`);
  }
}
