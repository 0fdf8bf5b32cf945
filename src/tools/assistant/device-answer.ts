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
import { answerFromRegister } from './register-answer.ts';
import { rankSections, type Ranking } from './rank-sections.ts';
import { readPassages } from './read-passages.ts';
import { stateFigures } from './state-figures.ts';

/** A section of a page that supports an answer. */
export interface Passage {
  /** The page's title, and the section's heading (empty above the first section). */
  title: string;
  heading: string;
  /** Public path and section id. A link leads to `path#anchor`, or to `path` if the anchor is empty. */
  path: string;
  anchor: string;
  /** The section's lines about the question, as plain text; empty if the page cannot be read. */
  text: string;
  /** The day (`YYYY-MM-DD`) on which the page was last checked, if it states one. */
  checkedOn?: string;
}

/** The device's answer without a network. */
export interface DeviceAnswer {
  /** `declined`: the question asked for help with harm or evasion. `unknown`: the guides do not answer it. */
  kind: 'answer' | 'unknown' | 'declined';
  /** Markdown, limited to the subset that `markdown.tsx` renders. */
  text: string;
  /** At most 3, best first. */
  sources: Passage[];
  /** The day (`YYYY-MM-DD`) on which the stated figures were last checked; absent without figures. */
  asOn?: string;
}

/** Number and size of quoted passages for visitors. */
const shown = { passages: 3, size: { letters: 480, lines: 5 } };
const handedOver = { passages: 6, size: { letters: 1500, lines: 20 } };

/**
 * Answers from the saved guides on this device: figures of the facts, and quoted passages. Rejects without
 * the search index and without saved pages.
 */
export async function answerOnDevice(question: string, locale: Locale): Promise<DeviceAnswer> {
  const texts = await loadText('assistant-answers', locale);
  const setting = { locale, messages: await loadMessages(locale), asOn: todayInIndia() };
  const concepts = readerFor(locale).read(question);
  if (asksForHarm(concepts)) return composeDecline(texts, setting);
  const { sections, figure } = await rank(question, concepts, locale);
  const { vocabulary } = searchLanguage(locale);
  const reader = readerFor(locale);
  const verdict = await answerFromRegister(
    { text: question, concepts, figure, vocabulary, reader },
    texts,
    setting,
  );
  if (sections.length === 0 && verdict === undefined) return composeUnknown(texts, locale);
  const sources = await readPassages(sections.slice(0, shown.passages), vocabulary, shown.size);
  const figures = figure && stateFigures(figure, texts.figures, setting);
  return composeAnswer({ verdict, figures, sources }, texts, locale);
}

/**
 * True for a question that the guides can answer only with the earlier question, because it names no topic.
 * Rejects as `answerOnDevice` does.
 */
export async function needsEarlier(question: string, locale: Locale): Promise<boolean> {
  const reader = readerFor(locale);
  if (!isFollowUp(question, searchLanguage(locale).vocabulary, reader)) return false;
  const { sections } = await rank(question, reader.read(question), locale);
  return sections.length === 0;
}

/** Returns up to 6 passages on a question, best first, for the model. */
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

/**
 * Loads the search before the first question, because that takes longer than an answer. Rejects as
 * `answerOnDevice` does.
 */
export async function getReady(locale: Locale): Promise<void> {
  readerFor(locale);
  await openSearch(searchLanguage(locale));
}

/** The latest ranking: each question is ranked three times. */
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
