import MiniSearch, { type AsPlainObject } from 'minisearch';
import { inPieces } from '../../../platform/in-pieces.ts';
import { ownLetters } from '../../../i18n/own-letters.ts';
import { locales } from '../../../locales/languages.ts';
import { knownByEar, wordsBySound } from './same-sound.ts';
import { meaningsOf, phrases } from './meanings.ts';
import { readPostings, type SearchData } from './search-data.ts';
import { likest } from './spelling.ts';
import { wordsOf, type Vocabulary } from './words.ts';

/** A section of an indexed page. */
export interface Section {
  /** The path of its page. `title` is the page's title. */
  path: string;
  title: string;
  /** Id of the section in its page; empty for the part above the first section. */
  anchor: string;
  heading: string;
}

/** A section that matches a question. */
export interface SectionHit extends Section {
  /** Relevance; comparable only within one search. */
  score: number;
  /**
   * The share of the question that the section covers, from 0 to 1. Rare words count more than common ones.
   */
  covered: number;
  /** The matching words of the index, for marking. */
  terms: ReadonlySet<string>;
}

/** The result of a search. */
export interface Found {
  /** Sorted, best first. */
  hits: SectionHit[];
  /**
   * Returns the words of the question that no page has, each with the most similar known word, if any. Comparing with
   * all words takes as long as the search, and only the search page asks for it.
   */
  unknown: () => { typed: string; like: string | undefined }[];
}

export interface SearchIndex {
  /** Every section, in the order of the pages. */
  sections: readonly Section[];
  /** Searches for a question in any of our languages. An empty question finds nothing. */
  search: (question: string) => Found;
}

/** The indexed fields: the page's names, the section's heading and its text. Section numbers are the ids. */
const fields = ['page', 'heading', 'text'];
const boost = { page: 1.6, heading: 2.2, text: 1 };

/** Weights of a known phrase, a synonym, a word start or a misspelling, relative to an exact match. */
const weights = { phrase: 1.3, meaning: 0.9, laterMeaning: 0.7, beginning: 0.5, slip: 0.6 };

/** Hits that cover less of the question, or score this much below the best, are noise. */
const leastCoveredOfBest = 0.5;
const leastScoreOfBest = 0.12;

/** True for a word in the script of a language that is not written in Latin letters. */
const isInOwnScript = (word: string): boolean =>
  locales.some((locale) => ownLetters(locale)?.test(word));

/** The relevance of a section for one word of the question. */
interface Match {
  score: number;
  terms: readonly string[];
}

/** Opens an index file for searching, in pieces. Rejects when the file is broken. */
export async function openSearchIndex(
  data: SearchData,
  vocabulary: Vocabulary,
): Promise<SearchIndex> {
  const sections: Section[] = data.pages.flatMap(([path, title, , rows]) =>
    rows.map(([anchor, heading]) => ({ path, title, anchor, heading })),
  );
  const { index, terms } = await load(data, sections, vocabulary);
  const meanings = meaningsOf(vocabulary);
  const bySound = wordsBySound(meanings.keys());
  const byEar = knownByEar(function* () {
    yield* meanings.keys();
    yield* terms;
  });

  /** Returns the best match of several alternatives, section by section. */
  function bestOf(ways: readonly Map<number, Match>[]): Map<number, Match> {
    const best = new Map<number, Match>();
    for (const way of ways) {
      for (const [section, match] of way) {
        const other = best.get(section);
        if (!other) best.set(section, match);
        else {
          const all = [...new Set([...other.terms, ...match.terms])];
          best.set(section, { score: Math.max(other.score, match.score), terms: all });
        }
      }
    }
    return best;
  }

  function ask(words: string, weight: number, options: Asking = {}): Map<number, Match> {
    const hits = index.search(words, { combineWith: 'AND', ...options });
    return new Map(
      hits.map((hit) => [
        hit.id as number,
        { score: (hit.score / hit.queryTerms.length ** 2) * weight, terms: hit.terms },
      ]),
    );
  }

  const askMeanings = (key: string, first = weights.meaning): Map<number, Match>[] =>
    (meanings.get(key) ?? []).map((meaning, place) =>
      ask(meaning, place === 0 ? first : weights.laterMeaning),
    );

  /** Finds a word by exact match, word start, meaning or likely correction. */
  function askWord(word: string): Map<number, Match>[] {
    const ways = [
      ask(word, 1),
      ...(word.length > 2 ? [ask(word, weights.beginning, { prefix: true })] : []),
      ...askMeanings(word),
    ];
    if (ways.some(({ size }) => size > 0)) return ways;
    const sameSound = bySound.get(word);
    if (sameSound) return askMeanings(sameSound);
    const heard = isInOwnScript(word) ? byEar(word) : undefined;
    if (heard) return [ask(heard, weights.slip), ...askMeanings(heard)];
    return word.length > 3
      ? [ask(word, weights.slip, { fuzzy: word.length > 6 ? 2 : 1, prefix: true })]
      : [];
  }

  return {
    sections,
    search(question) {
      const said = questionWords(question.normalize('NFC'), vocabulary, meanings);
      const words = [...said.keys()];
      const asked = words.map(askWord);
      for (const { from, to, key } of phrases(words, meanings)) {
        const meant = askMeanings(key, weights.phrase);
        for (let word = from; word < to; word++) asked[word]?.push(...meant);
      }
      const answers = asked.map(bestOf);
      return {
        hits: rank(answers, sections),
        unknown: () =>
          [...said]
            .filter((_, word) => answers[word]?.size === 0)
            .map(([term, typed]) => ({
              typed,
              like: likest(term, [...terms, ...meanings.keys()]),
            })),
      };
    },
  };
}

interface Asking {
  prefix?: boolean;
  fuzzy?: number;
}

/**
 * Returns the significant words, each as typed. A question without significant words returns all its words.
 * A filler within a known phrase is significant: "emi" asks "what" in Telugu, but not in "emi calculator".
 */
function questionWords(
  question: string,
  vocabulary: Vocabulary,
  meanings: ReadonlyMap<string, readonly string[]>,
): Map<string, string> {
  const all = wordsOf(question, vocabulary);
  const known = phrases(
    all.map(({ term }) => term),
    meanings,
  );
  const telling = all.filter(
    ({ term }, place) =>
      !vocabulary.fillers.has(term) || known.some(({ from, to }) => from <= place && place < to),
  );
  return new Map(
    (telling.length > 0 ? telling : all).map(({ term, start, end }) => [
      term,
      question.slice(start, end),
    ]),
  );
}

/** Sorts sections by the covered share of the question, then by relevance. */
function rank(answers: readonly Map<number, Match>[], sections: readonly Section[]): SectionHit[] {
  const totals = new Map<number, { score: number; held: number; terms: Set<string> }>();
  let whole = 0;
  for (const answer of answers) {
    const rarity = Math.log(1 + sections.length / Math.max(1, answer.size));
    whole += rarity;
    for (const [section, { score, terms }] of answer) {
      const total = totals.get(section) ?? { score: 0, held: 0, terms: new Set<string>() };
      total.score += score;
      total.held += rarity;
      for (const term of terms) total.terms.add(term);
      totals.set(section, total);
    }
  }
  const hits = [...totals].flatMap(([number, { score, held, terms }]) => {
    const section = sections[number];
    const covered = held / whole;
    return section ? [{ ...section, score: score * covered ** 1.5, covered, terms }] : [];
  });
  const mostCovered = Math.max(0, ...hits.map(({ covered }) => covered));
  const bestScore = Math.max(0, ...hits.map(({ score }) => score));
  return hits
    .filter(
      ({ covered, score }) =>
        covered >= mostCovered * leastCoveredOfBest && score >= bestScore * leastScoreOfBest,
    )
    .sort((a, b) => b.score - a.score);
}

/** Loads the file into MiniSearch in MiniSearch's own format, so that no text is split again. */
async function load(
  data: SearchData,
  sections: readonly Section[],
  vocabulary: Vocabulary,
): Promise<{ index: MiniSearch; terms: string[] }> {
  const entries = new Map<string, [Counts, Counts, Counts]>();
  const lengths = sections.map(() => [0, 0, 0] as [number, number, number]);

  function add(term: string, field: 0 | 1 | 2, section: number, count: number): void {
    const entry = entries.get(term) ?? [{}, {}, {}];
    entry[field][section] = (entry[field][section] ?? 0) + count;
    entries.set(term, entry);
    const length = lengths[section];
    if (length) length[field] += count;
  }

  await inPieces(readPostings(data), ({ term, sections: counts }) => {
    for (const [section, count] of counts) add(term, 2, section, count);
  });
  let number = 0;
  await inPieces(data.pages, ([, title, words, rows]) => {
    const names = termsOf(`${title} ${words}`, vocabulary);
    for (const [anchor, heading] of rows) {
      for (const term of names) add(term, 0, number, 1);
      for (const term of termsOf(anchor ? heading : title, vocabulary)) add(term, 1, number, 1);
      number += 1;
    }
  });
  const indexed: AsPlainObject['index'] = [];
  await inPieces(entries, ([term, fieldsOfTerm]) => {
    const counted = fieldsOfTerm.flatMap((counts, field) =>
      Object.keys(counts).length > 0 ? [[String(field), counts] as const] : [],
    );
    indexed.push([term, Object.fromEntries(counted)]);
  });
  const plain: AsPlainObject = {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: Object.fromEntries(sections.map((_, id) => [id, id])),
    fieldIds: { page: 0, heading: 1, text: 2 },
    fieldLength: Object.fromEntries(lengths.map((length, id) => [id, length])),
    averageFieldLength: [0, 1, 2].map(
      (field) =>
        lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / (lengths.length || 1),
    ),
    storedFields: {},
    dirtCount: 0,
    index: indexed,
    serializationVersion: 2,
  };
  const index = await MiniSearch.loadJSAsync(plain, {
    fields,
    // The words are already split.
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost },
  });
  return { index, terms: [...entries.keys()] };
}

type Counts = Record<number, number>;

const termsOf = (text: string, vocabulary: Vocabulary): Set<string> =>
  new Set(wordsOf(text.normalize('NFC'), vocabulary).map(({ term }) => term));
