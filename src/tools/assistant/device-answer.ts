import { fillFacts } from '../../content/facts/fact-text.ts';
import { isDeclined, shareOfAll, type LikelyNeed } from '../../needs/classifier.ts';
import { searchLanguage } from '../search/model/language.ts';
import type { Locale } from '../../locales/languages.ts';
import type { NeedLines } from '../../locales/search-words.ts';
import { loadMessages, loadText, textLocale } from '../../locales/load-text.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { openSearch, type OpenSearch } from '../search/model/open-search.ts';
import { placeOf, sectionAt } from '../search/model/places.ts';
import type { Section } from '../search/model/search-index.ts';
import { tellingWords } from '../search/model/words.ts';
import { answeredNeeds, needsInWords } from './answerable-needs.ts';
import { answeredNeed } from './answered-need.ts';
import { composeAnswer, composeDecline, composeUnknown } from './compose-answer.ts';
import { conceptReader, fits, patternOf, type ConceptReader, type Concepts } from './concepts.ts';
import { isFollowUp } from './follow-up.ts';
import { asksForHarm, declinedRequest } from './harm.ts';
import { needsWithWords } from './needs-with-words.ts';
import { asksYesOrNo, questionKind } from './question-kind.ts';
import { languageOf } from '../../locales/question-language.ts';
import { isElsewhere, isForeign, tableWords } from './question-tables.ts';
import { asksOurPrice } from './model/figure-questions.ts';
import { whetherNeed } from './model/register-needs.ts';
import { answerFromRegister, isOnTheStreet } from './register-answer.ts';
import {
  getSentencesReady,
  likeliestSentence,
  readSentence,
  saysYesOrNo,
  sentenceLine,
  type ReadSentence,
} from './page-sentence.ts';
import { rankSections, type Ranking } from './rank-sections.ts';
import { readPassages } from './read-passages.ts';
import { stateFigures } from './state-figures.ts';
import { verdictLine, verdictShares, type NeedLine } from './verdict-line.ts';

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
  /** What others with this question also ask, as questions to ask here. */
  alsoAsked?: readonly string[];
}

/** A pasted text is cut to its last letters, and to single spaces, because some patterns take long on long texts. */
const longestQuestion = 3000;
const bounded = (typed: string): string =>
  typed
    .replaceAll(/[^\S\n]+/gu, ' ')
    .trim()
    .slice(-longestQuestion);

/** Number and size of quoted passages for visitors. */
const shown = { passages: 3, size: { letters: 480, lines: 5 } };
const handedOver = { passages: 6, size: { letters: 1500, lines: 20 } };

/**
 * Answers from the saved guides on this device: figures of the facts, and quoted passages. Rejects without
 * the search index and without saved pages.
 */
export async function answerOnDevice(typed: string, locale: Locale): Promise<DeviceAnswer> {
  const question = bounded(typed);
  const texts = await loadText('assistant-answers', locale);
  const needAnswers: Readonly<Record<string, NeedLines>> = await loadText('need-answers', locale);
  const setting = { locale, messages: await loadMessages(locale), asOn: todayInIndia() };
  const concepts = readerFor(locale).read(question);
  const { ranking, needs, index, alikeNeeds, alsoAsked } = await rank(question, concepts, locale);
  const { sections, figure } = ranking;
  const request = declinedRequest(question, needs, figure !== undefined);
  const isHarm = request?.is === 'harm' || asksForHarm(concepts);
  if (isHarm || request !== undefined) {
    const isNamed = request !== undefined && (request.is === 'harm') === isHarm;
    const answer = isNamed && request.need ? needAnswers[request.need]?.first : undefined;
    const said = answer && fillFacts(answer, setting);
    return isHarm
      ? composeDecline(said, texts, setting)
      : composeUnknown(texts, locale, { answer: said });
  }
  const { vocabulary } = searchLanguage(locale);
  const reader = readerFor(locale);
  const answered = answeredNeeds(needs);
  const best = answeredNeed(answered, figure);
  const told = best && meantNeed(best, answered, question, concepts, needAnswers);
  // Goods that the guides do not cover, such as liquor, need papers that the register does not have either.
  const isUncovered = isForeign(concepts) && sections.length === 0;
  const verdict = isUncovered
    ? undefined
    : await answerFromRegister(
        { text: question, concepts, figure, vocabulary, reader, need: told?.id, needs: answered },
        texts,
        setting,
      );
  const need = verdict === undefined && sections.length > 0 ? told : undefined;
  const questions: Readonly<Record<string, string>> = await loadText('need-questions', locale);
  const lines = need && needAnswers[need.id];
  const line =
    need && lines
      ? verdictLine(
          {
            text: question,
            concepts,
            reader,
            need,
            lines,
            // What its neighbour would be told counts for the need that is meant.
            needs: answered.map((one) => (one.id === best?.id ? need : one)),
            answers: needAnswers,
            named: questions[need.id],
          },
          texts,
          setting,
        )
      : undefined;
  // What is known to be about something else gets no page that may be meant.
  const isOther = isForeign(concepts) || isElsewhere(concepts);
  const perhaps = sections.length > 0 || isOther ? [] : sectionsOfNeeds(needs, index.sections);
  // What the register says, a number that decides, and a figure that is asked for, are nearly always right.
  const kind = questionKind(question);
  const isYesOrNo = kind !== undefined && asksYesOrNo(kind);
  const asksFigure = figure !== undefined && line !== undefined && !isYesOrNo;
  const isOurPrice = figure !== undefined && asksOurPrice(figure);
  const isStated = verdict !== undefined || asksFigure || isOurPrice || line?.isCounted === true;
  // A figure is no Yes or No.
  const without = line ?? (figure && isYesOrNo ? figureAlone : undefined);
  const sentence =
    isUncovered || isStated
      ? undefined
      : await sentenceInstead(
          without,
          {
            text: question,
            locale,
            needs,
            quoted: [...sections, ...perhaps].slice(0, shown.passages),
            saidToNeeds: verdictShares(answered, kind, needAnswers),
            alikeNeeds,
          },
          index.sections,
        );
  if (sections.length === 0 && verdict === undefined && sentence === undefined) {
    return composeUnknown(texts, locale, { perhaps });
  }
  const quoted = sentence
    ? [
        { ...sentence.place, score: 1, terms: new Set<string>() },
        ...sections.filter((one) => placeOf(one) !== placeOf(sentence.place)),
      ]
    : sections;
  const sources = await readPassages(quoted.slice(0, shown.passages), vocabulary, shown.size);
  const sentences = [
    ...(line && !sentence ? [line.text] : []),
    ...(figure ? [texts.figures[figure.id]] : []),
  ];
  const figures = withoutRepeats(sentences).map((one) => stateFigures(one, setting));
  const [ofNeed] = need ? sectionsOfNeeds([need], index.sections) : [];
  const further = alsoAsked(needs).flatMap(({ id }) => questions[id] ?? []);
  return {
    ...composeAnswer(
      {
        verdict,
        sentence: sentence && sentenceLine(sentence, question, texts),
        figures,
        // The passage below a sentence has its link.
        next: sentence ? undefined : ofNeed,
        sources,
      },
      texts,
      locale,
    ),
    alsoAsked: further,
  };
}

/**
 * How sure a sentence of a page must be (`PageSentence.score`) to be said first, by what there is without it: no line at
 * all; one that depends on more than the question tells; one without the Yes or No that is asked; a line that answers; or
 * one that begins with the opposite word. Chosen on the questions of tests/needs that may be read. `declined`: added for
 * the share of what is declined. `general`: added for a question like “how do I register a trademark”.
 */
const leastScore = {
  nothing: 7,
  unsure: 6,
  said: 6,
  sure: 12.5,
  opposite: 13.5,
  declined: 11,
  general: 4,
};
/** A question of so few telling words is a general one: many sentences have them all. */
const mostOfGeneral = 2;

type Said = Pick<NeedLine, 'is' | 'begins'>;
const figureAlone: Said = { is: 'said' };

/**
 * Returns the sentence of a page to say first; undefined where there is a better line, or none that is sure enough.
 * `line`: what is said without it.
 */
async function sentenceInstead(
  line: Said | undefined,
  asking: Parameters<typeof likeliestSentence>[0],
  sections: readonly Section[],
): Promise<ReadSentence | undefined> {
  const sentence = await likeliestSentence(asking);
  if (!sentence) return undefined;
  const says = saysYesOrNo(sentence, asking.text) ? sentence.verdict : undefined;
  // Where Yes or No is asked or said, a sentence without one, or with the same one, is no better.
  if (line?.begins ? says === undefined || says === line.begins : line?.is === 'said' && !says) {
    return undefined;
  }
  const known = line?.begins ? 'opposite' : (line?.is ?? 'nothing');
  const declined = shareOfAll(asking.needs.filter(({ id }) => isDeclined(id)));
  const least =
    leastScore[known] +
    leastScore.declined * declined +
    (isGeneral(asking.text, asking.locale) ? leastScore.general : 0);
  if (sentence.score < least) return undefined;
  return readSentence(sentence, asking.locale, sections);
}

const isGeneral = (question: string, locale: Locale): boolean =>
  new Set(tellingWords(question, searchLanguage(locale).vocabulary)).size <= mostOfGeneral;

/** Who applies, if not the asker: then "must I" asks about them. */
const helpers = patternOf(
  'agent|consultant|broker|middleman|visit|office|advocate|lawyer|accountant|ca',
);

/** Returns the need that a question means, where a neighbour of the likeliest one answers it. */
function meantNeed(
  best: LikelyNeed,
  answered: readonly LikelyNeed[],
  question: string,
  concepts: Concepts,
  answers: Readonly<Record<string, NeedLines>>,
): LikelyNeed {
  // A cart needs no trade licence, whichever of the two needs is likelier.
  if (best.id === 'trade.need' && isOnTheStreet(concepts)) return { ...best, id: 'trade.street' };
  const shop = answered.find(({ id }) => id === 'trade.need');
  // Where both are as likely, nothing speaks of a cart.
  if (best.id === 'trade.street' && shop && shop.share > best.share / 2 && !isOnTheStreet(concepts))
    return { ...best, id: 'trade.need' };
  // Nor must it be a company.
  if (
    best.id.startsWith('company.') &&
    questionKind(question) === 'must' &&
    isOnTheStreet(concepts)
  )
    return { ...best, id: 'company.choose' };
  const whether = whetherNeed(best.id);
  const asksWhether = whether !== best.id && questionKind(question) === 'must';
  return asksWhether && answers[whether]?.must && !fits(helpers, concepts)
    ? { ...best, id: whether }
    : best;
}

/** A section that answers a need of this share is offered where nothing is sure. */
const leastOffered = 0.1;

/** Returns up to three sections, of different pages, that may be what somebody needs, likeliest first. */
function sectionsOfNeeds(needs: readonly LikelyNeed[], sections: readonly Section[]): Section[] {
  const offered = new Map<string, Section>();
  for (const { id, share, places } of needs) {
    if (isDeclined(id) || share < leastOffered) continue;
    for (const place of places) {
      const found = sectionAt(place, sections);
      if (found && !offered.has(found.path)) offered.set(found.path, found);
    }
  }
  return [...offered.values()].slice(0, shown.passages);
}

/** Leaves out sentences whose figures an earlier one states. */
function withoutRepeats(sentences: readonly string[]): string[] {
  const stated = new Set<string>();
  return sentences.filter((sentence, place) => {
    const own = [...sentence.matchAll(/\{([^}]+)\}/g)].map(([reference]) => reference);
    const isNew = place === 0 || own.some((reference) => !stated.has(reference));
    for (const reference of own) stated.add(reference);
    return isNew;
  });
}

/**
 * True for a question that the guides can answer only with the earlier question, because it names no topic.
 * Rejects as `answerOnDevice` does.
 */
export async function needsEarlier(question: string, locale: Locale): Promise<boolean> {
  const reader = readerFor(locale);
  if (!isFollowUp(question, searchLanguage(locale).vocabulary, reader)) return false;
  const { ranking } = await rank(question, reader.read(question), locale);
  return ranking.sections.length === 0;
}

/** Returns up to 6 passages on a question, best first, for the model; none for a request that is declined. */
export async function passagesFor(typed: string, locale: Locale): Promise<Passage[]> {
  const question = bounded(typed);
  const concepts = readerFor(locale).read(question);
  const { ranking, needs } = await rank(question, concepts, locale);
  const request = declinedRequest(question, needs, ranking.figure !== undefined);
  if (request || asksForHarm(concepts)) return [];
  const { vocabulary } = searchLanguage(locale);
  const read = await readPassages(
    ranking.sections.slice(0, handedOver.passages),
    vocabulary,
    handedOver.size,
  );
  return read.filter(({ text }) => text !== '');
}

/**
 * Loads the search and the texts before the first question, because that takes longer than an answer. Rejects as
 * `answerOnDevice` does.
 */
export async function getReady(locale: Locale): Promise<void> {
  readerFor(locale);
  await Promise.all([
    openSearch(searchLanguage(locale)),
    getSentencesReady(locale),
    loadText('assistant-answers', locale),
    loadText('need-answers', locale),
    loadText('need-questions', locale),
  ]);
}

/** Time in ms that another language than the page's may take to come. */
const languageMs = 10_000;

/** The language of an answer. */
export interface AnswerLanguage {
  language: Locale;
  /** The language of the question, where its texts are not on the phone and cannot be fetched now. */
  missing?: Locale;
}

/**
 * Returns the language to answer in: that of the question where it is certain, else of the `earlier` question that
 * gives it its topic, else of the page. The texts and the index of another language than the page's are fetched here,
 * for the first question that needs them. Never rejects.
 */
export async function languageToAnswer(
  question: string,
  page: Locale,
  earlier?: string,
): Promise<AnswerLanguage> {
  const asked = languageOf(question) ?? (earlier === undefined ? undefined : languageOf(earlier));
  if (asked === undefined || asked === page) return { language: page };
  try {
    await Promise.race([
      getOtherReady(asked),
      new Promise((_, reject) =>
        setTimeout(() => reject(new Error('The language takes too long')), languageMs),
      ),
    ]);
    return { language: asked };
  } catch (error) {
    console.info(`There is no answer in ${asked} now`, error);
    return { language: page, missing: asked };
  }
}

/** Loads what an answer needs in another language than the page's. Rejects where something cannot be had. */
async function getOtherReady(locale: Locale): Promise<void> {
  await Promise.all([getReady(locale), ...otherTexts.map((name) => loadText(name, locale))]);
  const { covers } = await openSearch(searchLanguage(locale));
  // A few saved pages of a language that nobody reads here are no guide to it.
  if (covers !== 'site') throw new Error(`The index of ${locale} is not here`);
  if (otherTexts.some((name) => textLocale(name, locale) !== locale))
    throw new Error(`The answers are not in ${locale}`);
}

/** What surrounds an answer, and what answers from the register. The page's own language has them. */
const otherTexts = ['assistant', 'assistant-answers', 'need-answers', 'finder', 'listen'] as const;

/**
 * Loads the language of a question that is being typed, where it is another one than the page's, so that it is here
 * before the question is sent. Never rejects.
 */
export const getLanguageReady = async (question: string, page: Locale): Promise<void> => {
  await languageToAnswer(question, page);
};

/** A question with its needs, likeliest first, and the sections that answer it. */
interface Ranked extends Pick<OpenSearch, 'index' | 'alikeNeeds' | 'alsoAsked'> {
  question: string;
  needs: readonly LikelyNeed[];
  ranking: Ranking;
}

/** The latest question: each is ranked three times. */
let last: Ranked | undefined;

async function rank(question: string, concepts: Concepts, locale: Locale): Promise<Ranked> {
  const { index, needsOf, alikeNeeds, alsoAsked } = await openSearch(searchLanguage(locale));
  // Without needs it is ranked again, because their file may have come since.
  if (last?.question !== question || last.index !== index || last.needs.length === 0) {
    const { hits } = index.search(question);
    const needs = needsWithWords(
      needsInWords(needsOf(question), question, concepts),
      hits,
      questionKind(question),
    );
    const ranking = rankSections(question, concepts, { sections: index.sections, hits }, needs);
    last = { question, index, alikeNeeds, alsoAsked, needs, ranking };
  }
  return last;
}

const readers = new Map<Locale, ConceptReader>();

function readerFor(locale: Locale): ConceptReader {
  const reader =
    readers.get(locale) ?? conceptReader(searchLanguage(locale).vocabulary, tableWords);
  readers.set(locale, reader);
  return reader;
}
