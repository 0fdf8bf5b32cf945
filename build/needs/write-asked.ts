import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  writeAskedFile,
  askedFilePath,
  type AskedEntry,
  type PlaceOfSentence,
} from '../../src/needs/asked-file.ts';
import { featuresCheck, spokenWords } from '../../src/needs/features.ts';
import { readAsked, type AskedSentence } from '../../src/needs/read-asked.ts';
import { offeredLocales } from '../../src/locales/languages.ts';
import { sentencesOf, shapeOf } from '../../src/tools/search/model/sentences.ts';
import { textOfPage } from '../../src/tools/search/model/page-text.ts';

const folder = 'src/needs/asked';

/** A page with what people ask about its sentences. */
export interface AskedPage {
  /** Public path: `/how-to-guides/seized-goods` for the file `how-to-guides__seized-goods.txt`. */
  path: string;
  file: string;
  asked: readonly AskedSentence[];
}

/** True for the path of a file of asked sentences. */
export const isAskedPath = (path: string): boolean =>
  offeredLocales.some((locale) => path === askedFilePath(locale));

/** Reads what people ask, page by page. */
export async function readAskedPages(): Promise<AskedPage[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(
    files.map(async (file) => ({
      path: `/${file.replace(/\.txt$/, '').replaceAll('__', '/')}`,
      file: join(folder, file),
      asked: readAsked(await readFile(join(folder, file), 'utf8')),
    })),
  );
}

/** A sentence that its page has, with how well it was found. */
export interface FoundSentence extends AskedSentence {
  place: PlaceOfSentence;
  /** False where the page has other figures in it now: somebody must read its Yes or No again. */
  isExact: boolean;
}

/** Returns the sentences that a page has, and those that it lacks. `html`: the page in English. */
export function findSentences(
  { path, asked }: AskedPage,
  html: string,
): { found: FoundSentence[]; missing: AskedSentence[] } {
  const exact = new Map<string, PlaceOfSentence>();
  const anyFigures = new Map<string, PlaceOfSentence>();
  const page = textOfPage(html);
  const shape = shapeOf(page);
  page.sections.forEach(({ lines }, section) => {
    lines.forEach((text, line) => {
      const sentences = sentencesOf(text);
      sentences.forEach((_, from) => {
        for (let to = from; to < Math.min(sentences.length, from + mostJoined); to++) {
          const joined = sentences.slice(from, to + 1).join(' ');
          const place = { path, shape, section, line, from, to };
          if (!exact.has(joined)) exact.set(joined, place);
          const masked = withoutFigures(joined);
          if (!anyFigures.has(masked)) anyFigures.set(masked, place);
        }
      });
    });
  });
  const found: FoundSentence[] = [];
  const missing: AskedSentence[] = [];
  for (const one of asked) {
    const place = exact.get(one.sentence);
    const other = anyFigures.get(withoutFigures(one.sentence));
    if (place) found.push({ ...one, place, isExact: true });
    else if (other) found.push({ ...one, place: other, isExact: false });
    else missing.push(one);
  }
  return { found, missing };
}

/** At most so many sentences of a line answer a question together. */
const mostJoined = 4;
const withoutFigures = (sentence: string): string => sentence.replaceAll(/\d[\d,.]*/g, '#');

/**
 * Returns the files of asked sentences, one a language. `pages`: the English pages as HTML, by path. A sentence that its
 * page lacks is left out (tests/needs/asked.test.ts names it); one with other figures says neither Yes nor No.
 */
export async function askedFiles(
  pages: (path: string) => Promise<string> | string | undefined,
): Promise<Record<string, string>> {
  const found: FoundSentence[] = [];
  for (const page of await readAskedPages()) {
    const html = await pages(page.path);
    if (html !== undefined) found.push(...findSentences(page, html).found);
  }
  return Object.fromEntries(
    offeredLocales.map((locale) => [
      askedFilePath(locale),
      JSON.stringify(writeAskedFile(entriesIn(locale, found), featuresCheck())),
    ]),
  );
}

const entriesIn = (locale: string, found: readonly FoundSentence[]): AskedEntry[] =>
  found.flatMap(({ place, verdict, isExact, questions }) => {
    const own = questions.filter(({ way }) => way.split('-')[0] === locale);
    const words = [...new Set(own.flatMap(({ said }) => spokenWords(said)))].sort();
    return words.length > 0 ? [{ ...place, verdict: isExact ? verdict : 'says', words }] : [];
  });
