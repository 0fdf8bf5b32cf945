import {
  openClassifier,
  type Classifier,
  type LikelyNeed,
  type PlacedNeed,
} from '../../../needs/classifier.ts';
import { needsFilePath } from '../../../needs/needs-file.ts';
import { fetchDataFile } from '../../../platform/offline/data-file.ts';
import { savedHtml } from '../../../platform/pages/saved-html.ts';
import { savedPaths } from '../../../platform/pages/saved-pages.ts';
import { textOfPage } from './page-text.ts';
import { isSearchData, writeSearchData, type IndexedPage, type SearchData } from './search-data.ts';
import { openSearchIndex, type SearchIndex } from './search-index.ts';
import { searchFile } from './search-file.ts';
import type { Vocabulary } from './words.ts';

/** The words of a language, for its search. */
export interface SearchLanguage {
  /** The language code in the name of the index file. */
  locale: string;
  vocabulary: Vocabulary;
  /** Returns the further search words of a page; undefined for pages that the search does not cover. */
  wordsOf: (path: string) => Promise<string | undefined>;
}

export interface OpenSearch {
  index: SearchIndex;
  /**
   * `site`: the index of all pages. `saved`: only pages saved on the device, because the index could not be
   * loaded.
   */
  covers: 'site' | 'saved';
  /** Returns the likely needs behind a question, likeliest first; empty without the file of needs. */
  needsOf: (question: string) => readonly LikelyNeed[];
  /** Returns how alike the needs of somebody with other words are (`Classifier`); 0 without the file of needs. */
  alikeNeeds: Classifier['alikeNeeds'];
  /** Returns up to three related needs. */
  alsoAsked: (needs: readonly LikelyNeed[]) => readonly PlacedNeed[];
}

/** An index of saved pages is reused for this long, so that a series of questions builds it once. */
const savedMs = 20_000;

/** The open searches, by language. */
const opened = new Map<string, Promise<OpenSearch>>();

/**
 * Opens the search on first use and reuses it afterwards. If the index file cannot be loaded, it indexes the
 * saved pages and requests the file again later. Rejects when there are neither.
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
  const needs = Promise.race([openNeeds(), new Promise((resolve) => setTimeout(resolve, needsMs))]);
  try {
    const index = await openSearchIndex(await loadData(locale), vocabulary);
    await needs;
    return { index, covers: 'site', needsOf, alikeNeeds, alsoAsked };
  } catch (error) {
    console.info('The search does without its file', error);
    const pages = await savedPages(language);
    if (pages.length === 0) throw new Error('There is nothing to search', { cause: error });
    await needs;
    return {
      index: await openSearchIndex(writeSearchData(pages, vocabulary), vocabulary),
      covers: 'saved',
      needsOf,
      alikeNeeds,
      alsoAsked,
    };
  }
}

/** The classifier of needs, for all languages; undefined until its file has come. */
let classifier: Classifier | undefined;
let askedForNeeds = -Infinity;

/** A search that can start waits this long for the needs. They serve the next question when they come later. */
const needsMs = 1_500;

/** Opens the classifier. The search works without it, and asks for it again later. */
async function openNeeds(): Promise<void> {
  if (classifier || Date.now() - askedForNeeds < savedMs) return;
  askedForNeeds = Date.now();
  try {
    classifier = openClassifier(await fetchDataFile(needsFilePath));
  } catch (error) {
    console.info('The search does without the needs', error);
  }
}

function needsOf(question: string): readonly LikelyNeed[] {
  void openNeeds();
  return classifier?.needsOf(question) ?? [];
}

const alikeNeeds = (question: string): ((words: readonly string[]) => number) =>
  classifier?.alikeNeeds(question) ?? (() => 0);

const alsoAsked = (needs: readonly LikelyNeed[]): readonly PlacedNeed[] =>
  classifier?.alsoAsked(needs) ?? [];

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
