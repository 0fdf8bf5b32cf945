import { openAsked, type Asked, type LikelySentence } from '../../needs/asked.ts';
import { askedFilePath, type PlaceOfSentence, type Verdict } from '../../needs/asked-file.ts';
import type { LikelyNeed } from '../../needs/classifier.ts';
import { addLocalePrefix, stripLocalePrefix } from '../../i18n/locale-path.ts';
import type { Locale } from '../../locales/languages.ts';
import type { TextOf } from '../../locales/language.ts';
import { languageOf } from '../../locales/question-language.ts';
import { fetchDataFile } from '../../platform/offline/data-file.ts';
import type { OpenSearch } from '../search/model/open-search.ts';
import { pageText } from '../search/model/page-texts.ts';
import type { Section } from '../search/model/search-index.ts';
import { sentencesOf, shapeOf } from '../search/model/sentences.ts';
import { stateOfPage } from './answerable-needs.ts';
import { asMarkdown } from './parse-markdown.ts';
import { asksYesOrNo, deniesNeed, mayAskYesOrNo, questionKind } from './question-kind.ts';
import { largestSum, statesIn, toldIn } from './told.ts';
import { beginsWithYesOrNo, withoutYesOrNo } from './verdict-line.ts';

/** A sentence of a page that may answer a question. */
export interface PageSentence extends PlaceOfSentence {
  verdict: Verdict;
  /** Neither a sentence that is nearly as sure, nor what is said to the needs, says the opposite. */
  isClear: boolean;
  /** The sentence answers some questions with Yes and others with No, by their numbers. */
  isTwoSided: boolean;
  /** How sure it is; `leastScore` in device-answer.ts says what is sure enough. */
  score: number;
}

/** A sentence as its page has it. */
export interface ReadSentence extends PageSentence {
  /** In the language of the answer, as plain text. */
  text: string;
  /** The section that has it. */
  place: Section;
}

/** The files of asked sentences, by the language of the question. */
const opened = new Map<Locale, Promise<Asked>>();

function open(language: Locale): Promise<Asked> {
  const asked = opened.get(language) ?? fetchDataFile(askedFilePath(language)).then(openAsked);
  opened.set(language, asked);
  // The next question asks for it again.
  asked.catch(() => opened.delete(language));
  return asked;
}

/** An answer waits this long for the sentences. They serve the next question when they come later. */
const longestMs = 1_500;

/** Loads the sentences that questions of a language may be answered with. Never rejects. */
export async function getSentencesReady(language: Locale): Promise<void> {
  await sentencesIn(language);
}

/** Returns the sentences for questions in a language; undefined where they cannot be had now. */
async function sentencesIn(language: Locale): Promise<Asked | undefined> {
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestMs));
    return await Promise.race([open(language), late]);
  } catch (error) {
    console.info('The assistant does without the sentences of the pages', error);
    return undefined;
  }
}

/** So many sentences are compared. */
const compared = 25;

/**
 * What speaks for a sentence: that its questions have the words of this one, that they come from the same needs, that its
 * page is quoted anyway, and that it says Yes or No where this is asked. Fitted to the questions of tests/needs that may be
 * read, so that sentences with the verdict are the likeliest (a conditional logit). That its page answers the needs adds
 * nothing to this.
 */
const weights = { words: 6.2, needs: 5.9, quoted: 0.5, yesOrNo: 3.4 };

/** What is known of a question. */
interface Asking {
  text: string;
  locale: Locale;
  needs: readonly LikelyNeed[];
  /** The sections that are quoted anyway. */
  quoted: readonly Section[];
  /** How likely it is that the answer is Yes, and No, by what is said to the needs (`verdictShares`). */
  saidToNeeds: Readonly<Record<'yes' | 'no', number>>;
  alikeNeeds: OpenSearch['alikeNeeds'];
}

/**
 * Returns the sentence of a page that most likely answers a question; undefined where none is like it, or the sentences
 * are not on the phone. Never rejects.
 */
export async function likeliestSentence({
  text,
  locale,
  quoted,
  saidToNeeds,
  alikeNeeds,
}: Asking): Promise<PageSentence | undefined> {
  const asked = await sentencesIn(languageOf(text) ?? locale);
  const named = new Set(statesIn(text));
  // What holds in one state may not hold in another.
  const likely = (asked?.sentencesFor(text, compared) ?? []).filter(({ path }) => {
    const state = stateOfPage(path);
    return state === undefined || named.has(state);
  });
  if (likely.length === 0) return undefined;
  const alike = alikeNeeds(text);
  const kind = questionKind(text);
  const isYesOrNo = kind !== undefined && asksYesOrNo(kind);
  const pages = new Set(quoted.map(({ path }) => stripLocalePrefix(path)));
  const scoreOf = ({ path, likeness, words, verdict }: LikelySentence): number => {
    const yesOrNo = verdict === 'says' ? -weights.yesOrNo : weights.yesOrNo;
    return (
      weights.words * likeness +
      weights.needs * alike(words) +
      (pages.has(path) ? weights.quoted : 0) +
      (isYesOrNo ? yesOrNo : 0)
    );
  };
  const scored = likely
    .map((one) => ({ ...one, score: scoreOf(one) }))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best) return undefined;
  const others = scored.filter(({ verdict }) => verdict !== 'says' && verdict !== best.verdict);
  const lead = best.score - (others[0]?.score ?? 0);
  const agreed = saidToNeeds.yes - saidToNeeds.no;
  const isClear =
    lead + clearness.needs * (best.verdict === 'yes' ? agreed : -agreed) >= clearness.least;
  const isTwoSided = others.some((other) => placeKey(other) === placeKey(best));
  return { ...best, isClear, isTwoSided };
}

/**
 * Yes is said only where its sentence leads the likeliest one that says No by `least`, and No alike. What is said to the
 * needs counts as well.
 */
const clearness = { needs: 1, least: 0.5 };

const placeKey = ({ path, section, line, from, to }: PlaceOfSentence): string =>
  [path, section, line, from, to].join(' ');

/**
 * Reads a sentence in a language from its page; undefined where the page is not on the phone, or has other lines.
 * `sections`: those of the language. Never rejects.
 */
export async function readSentence(
  sentence: PageSentence,
  locale: Locale,
  sections: readonly Section[],
): Promise<ReadSentence | undefined> {
  const { path, shape, line, from, to } = sentence;
  const own = addLocalePrefix(path, locale);
  try {
    const page = await pageText(own);
    // The page on the phone may be older or newer than the file of sentences.
    if (!page || shapeOf(page) !== shape) return undefined;
    const part = page.sections[sentence.section];
    const place = sections.find((one) => one.path === own && one.anchor === part?.anchor);
    const text = sentencesOf(part?.lines[line] ?? '')
      .slice(from, to + 1)
      .join(' ');
    return place && text !== '' ? { ...sentence, text, place } : undefined;
  } catch (error) {
    console.info(`${own} could not be read for an answer`, error);
    return undefined;
  }
}

/**
 * True where Yes or No may be asked, and the sentence says it to this question: not where the numbers of the question
 * decide between Yes and No.
 */
export function saysYesOrNo(sentence: PageSentence, question: string): boolean {
  const { verdict, isClear, isTwoSided } = sentence;
  return (
    verdict !== 'says' &&
    isClear &&
    mayAskYesOrNo(question) &&
    !(isTwoSided && tellsNumber(question))
  );
}

const tellsNumber = (question: string): boolean =>
  toldIn(question).told.workers !== undefined || largestSum(question) !== undefined;

/** Returns the first line of an answer: Yes or No where it is asked, and the sentence. */
export function sentenceLine(
  sentence: ReadSentence,
  question: string,
  texts: TextOf<'assistant-answers'>,
): string {
  const prose = asMarkdown(inProse(sentence.text));
  const said = /[.?!।:”"’)]$/u.test(prose) ? prose : texts.fromPage.ended(prose);
  const { verdict } = sentence;
  if (verdict === 'says' || !saysYesOrNo(sentence, question)) return said;
  // Yes to “it is not needed, right?” could be read either way.
  if (deniesNeed(question)) return `${texts.sides.needed[verdict]} ${withoutYesOrNo(said)}`;
  return beginsWithYesOrNo(said) ? said : texts.fromPage[verdict](said);
}

/** Writes a row of a table as prose: "Fee · ₹1,000 · application only" → "Fee: ₹1,000, application only". */
const inProse = (line: string): string =>
  // The first cell of a row may be a mark without words.
  line.replace(/^· /u, '').replace(' · ', ': ').replaceAll(' · ', ', ');
