import { fetchDataFile } from '../../../platform/offline/data-file.ts';
import { savedHtml } from '../../../platform/pages/saved-html.ts';
import { savedPaths } from '../../../platform/pages/saved-pages.ts';
import { textOfPage } from './page-text.ts';
import { isSearchData, writeSearchData, type IndexedPage, type SearchData } from './search-data.ts';
import { openSearchIndex, type SearchIndex } from './search-index.ts';
import { searchFile } from './search-file.ts';
import type { Vocabulary } from './words.ts';

/** What the content knows of a language, for its search. */
export interface SearchLanguage {
  /** The language's code, as in the name of its file. */
  locale: string;
  vocabulary: Vocabulary;
  /** What else the page at a path is called and looked for as; undefined for pages not to be found. */
  wordsOf: (path: string) => Promise<string | undefined>;
}

export interface OpenSearch {
  index: SearchIndex;
  /** The whole site, or, where the file of the index cannot be had, the pages saved on this phone. */
  covers: 'site' | 'saved';
}

/** What was made of the saved pages serves so long, for the questions of one moment. */
const savedMs = 20_000;

/** By language. */
const opened = new Map<string, Promise<OpenSearch>>();

/**
 * The search, made ready on its first use and then kept. Without its file (no network, never used
 * before) it is made of the pages that are saved, and the file is asked for again a while later.
 * Rejects when there is neither.
 */
export function openSearch(language: SearchLanguage): Promise<OpenSearch> {
  const { locale } = language;
  const asked = opened.get(locale) ?? open(language);
  opened.set(locale, asked);
  const forget = () => {
    if (opened.get(locale) === asked) opened.delete(locale);
  };
  asked.then(({ covers }) => covers === 'saved' && setTimeout(forget, savedMs), forget);
  return asked;
}

async function open(language: SearchLanguage): Promise<OpenSearch> {
  const { locale, vocabulary } = language;
  try {
    return { index: openSearchIndex(await loadData(locale), vocabulary), covers: 'site' };
  } catch (error) {
    console.info('The search does without its file', error);
    const pages = await savedPages(language);
    if (pages.length === 0) throw new Error('There is nothing to search', { cause: error });
    return {
      index: openSearchIndex(writeSearchData(pages, vocabulary), vocabulary),
      covers: 'saved',
    };
  }
}

async function loadData(locale: string): Promise<SearchData> {
  const data = await fetchDataFile(searchFile(locale));
  if (!isSearchData(data)) throw new Error('The search index is of another version, or not ours');
  return data;
}

async function savedPages({ wordsOf }: SearchLanguage): Promise<IndexedPage[]> {
  const pages: IndexedPage[] = [];
  for (const path of await savedPaths()) {
    const words = await wordsOf(path);
    const html = words === undefined ? undefined : await savedHtml(path);
    if (words !== undefined && html !== undefined) {
      pages.push({ path, text: textOfPage(html), words });
    }
  }
  return pages;
}
