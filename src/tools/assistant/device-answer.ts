import { searchLanguage } from '../search/model/language.ts';
import type { Locale } from '../../locales/languages.ts';
import { loadMessages, loadText } from '../../locales/load-text.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { openSearch } from '../search/model/open-search.ts';
import type { SearchIndex } from '../search/model/search-index.ts';
import { composeAnswer, composeDecline, composeUnknown } from './compose-answer.ts';
import { conceptReader, type ConceptReader, type Concepts } from './concepts.ts';
import { isFollowUp } from './follow-up.ts';
import { asksForHarm } from './harm.ts';
import { tableWords } from './question-tables.ts';
import { rankSections, type Ranking } from './rank-sections.ts';
import { readPassages } from './read-passages.ts';
import { stateFigures } from './state-figures.ts';

/** A section of one of our pages that an answer rests on. */
export interface Passage {
  /** The page's title, and the section's heading (empty for what stands above the first section). */
  title: string;
  heading: string;
  /** Public path and section id: a link goes to `path#anchor`, or to `path` where the anchor is empty. */
  path: string;
  anchor: string;
  /** The lines of the section that speak of the question, as plain text; empty where the page cannot be read. */
  text: string;
  /** The day (`YYYY-MM-DD`) on which the page was last checked, where it says one. */
  checkedOn?: string;
}

/** What the phone answers without a network. */
export interface DeviceAnswer {
  /** `declined`: help with harm or evasion was asked for. `unknown`: our guides do not hold it. */
  kind: 'answer' | 'unknown' | 'declined';
  /** Markdown of the subset that `markdown.tsx` draws. */
  text: string;
  /** At most 3, best first. */
  sources: Passage[];
  /** The day (`YYYY-MM-DD`) on which the stated figures were last checked; absent where none is stated. */
  asOn?: string;
}

/** How much is quoted to a person, and how much is handed to the model. */
const shown = { passages: 3, size: { letters: 480, lines: 5 } };
const handedOver = { passages: 6, size: { letters: 1500, lines: 20 } };

/**
 * Answers from the saved guides, on this phone: figures from the facts, passages quoted, nothing
 * composed. Rejects when there is neither the search's file nor a saved page.
 */
export async function answerOnDevice(question: string, locale: Locale): Promise<DeviceAnswer> {
  const words = await loadText('assistant-answers', locale);
  const setting = { locale, messages: await loadMessages(locale), asOn: todayInIndia() };
  const concepts = readerFor(locale).read(question);
  if (asksForHarm(concepts)) return composeDecline(words, setting);
  const { sections, figure } = await rank(question, concepts, locale);
  if (sections.length === 0) return composeUnknown(words, locale);
  const { vocabulary } = searchLanguage(locale);
  const sources = await readPassages(sections.slice(0, shown.passages), vocabulary, shown.size);
  const figures = figure && stateFigures(figure, words.figures, setting);
  return composeAnswer(sources, figures, words, locale);
}

/**
 * True for a question that the guides answer only with the one before it, because it names no matter of its
 * own. Rejects as `answerOnDevice` does.
 */
export async function needsEarlier(question: string, locale: Locale): Promise<boolean> {
  const reader = readerFor(locale);
  if (!isFollowUp(question, searchLanguage(locale).vocabulary, reader)) return false;
  const { sections } = await rank(question, reader.read(question), locale);
  return sections.length === 0;
}

/** Up to 6 passages that speak of a question, best first, for the model to answer from. */
export async function passagesFor(question: string, locale: Locale): Promise<Passage[]> {
  const concepts = readerFor(locale).read(question);
  const { sections } = await rank(question, concepts, locale);
  const { vocabulary } = searchLanguage(locale);
  const read = await readPassages(
    sections.slice(0, handedOver.passages),
    vocabulary,
    handedOver.size,
  );
  return read.filter(({ text }) => text !== '');
}

/** Opens the search before the question is there: reading its file takes longer than an answer. Rejects as `answerOnDevice` does. */
export async function getReady(locale: Locale): Promise<void> {
  readerFor(locale);
  await openSearch(searchLanguage(locale));
}

/** Three things are asked of each question, and all of them begin here. */
let last: { question: string; index: SearchIndex; ranking: Ranking } | undefined;

async function rank(question: string, concepts: Concepts, locale: Locale): Promise<Ranking> {
  const { index } = await openSearch(searchLanguage(locale));
  if (last?.question !== question || last.index !== index) {
    last = { question, index, ranking: rankSections(question, concepts, index) };
  }
  return last.ranking;
}

const readers = new Map<Locale, ConceptReader>();

function readerFor(locale: Locale): ConceptReader {
  const reader =
    readers.get(locale) ?? conceptReader(searchLanguage(locale).vocabulary, tableWords);
  readers.set(locale, reader);
  return reader;
}
