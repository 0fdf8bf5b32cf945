import { allQuestionWords } from '../../locales/all-question-words.ts';
import type { Locale } from '../../locales/languages.ts';
import type { NeedLines, QuestionKind } from '../../locales/search-words.ts';
import type { TextOf } from '../../locales/language.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import type { LikelyNeed } from '../../needs/classifier.ts';
import { fits, patternOf, type ConceptReader, type Concepts } from './concepts.ts';
import { registrationOf } from './model/register-needs.ts';
import { plainWords } from './model/situations.ts';
import { sideWordsOf } from './model/side-words.ts';
import { isDutyToWorkers, thresholdOf } from './model/thresholds.ts';
import { askingClause, asksYesOrNo, deniesNeed, questionKind } from './question-kind.ts';
import { amountByNumber } from './amount-by-number.ts';
import { askedNumber, countedFrom, limitsOf, type Limits } from './asked-number.ts';
import { statesIn, toldIn, wageIn } from './told.ts';

type YesOrNo = 'yes' | 'no';

/** A question, with the need that it most likely has and what is said to it. */
export interface NeedQuestion {
  text: string;
  concepts: Concepts;
  reader: ConceptReader;
  need: LikelyNeed;
  /** All needs that it may have, and what is said to each. */
  needs: readonly LikelyNeed[];
  answers: Readonly<Record<string, NeedLines>>;
  lines: NeedLines;
  /** The need as a question. */
  named: string | undefined;
}

/** A part of a line: what holds when the answer is Yes, or when it is No. */
interface Side {
  is: YesOrNo;
  text: string;
}

const languages = Object.values(allQuestionWords);
const wordOf = (is: YesOrNo): string => languages.map(({ says }) => says[is].source).join('|');
/** A word of Yes or No where a sentence or a part of one begins. */
const opening = new RegExp(
  `^(?:\\*\\*)?(?:(${wordOf('yes')})|(${wordOf('no')}))(?![\\p{L}\\p{M}])`,
  'iu',
);
/** True for a text that begins with Yes or No. */
export const beginsWithYesOrNo = (text: string): boolean => opening.test(text);

/** A bold one anywhere: Hindi and Telugu end a sentence with it. */
const bold = new RegExp(`\\*\\*(?:(${wordOf('yes')})|(${wordOf('no')}))(?![\\p{L}\\p{M}])`, 'giu');

/**
 * Returns the sides of a line that begins with Yes or No; empty for another line. In a line for one kind of question
 * the word of each side is bold; in the line `first` (`isFirst`) a capital is enough: “No agent is needed” is no side.
 */
export function sidesOf(line: string, isFirst = false): Side[] {
  if (!opening.test(line)) return [];
  const sides: Side[] = [];
  for (const part of line.split(/(?<=[.;:।])\s+/u)) {
    const words = [...part.matchAll(bold)].map(({ 1: yes }) => yes !== undefined);
    const [, yes, no] = opening.exec(part) ?? [];
    const begun = yes ?? no;
    const isBegun = sides.length === 0 || (isFirst && /^\p{Lu}/u.test(part));
    if (words.length === 0 && begun !== undefined && isBegun) words.push(yes !== undefined);
    for (const isYes of words) sides.push({ is: isYes ? 'yes' : 'no', text: part });
    const last = sides.at(-1);
    if (words.length === 0 && last) last.text += ` ${part}`;
  }
  return sides;
}

/** How likely it is that the answer is Yes, and No, over all needs that a question may have. */
export function verdictShares(
  needs: readonly LikelyNeed[],
  kind: QuestionKind | undefined,
  answers: Readonly<Record<string, NeedLines>>,
): Record<YesOrNo, number> {
  const shares = { yes: 0, no: 0 };
  for (const { id, share } of needs) {
    const said = new Set(sidesOf(lineOf(answers[id], kind) ?? '').map(({ is }) => is));
    const [only] = said;
    if (said.size === 1 && only) shares[only] += share;
  }
  return shares;
}

/**
 * From where on a Yes or No of one side is said: `share` of the need, `word` of all needs that say this word to the
 * question. Chosen on the sets of questions that may be read (decisions 54 and 69).
 */
const leastSure: Readonly<Record<QuestionKind, { share: number; word: number }>> = {
  must: { share: 0.2, word: 0.42 },
  can: { share: 0.4, word: 0.62 },
  they: { share: 0.6, word: 0.72 },
  is: { share: 0.6, word: 0.72 },
  free: { share: 0.25, word: 0.5 },
  // No Yes or No is asked for.
  cost: { share: 0, word: 0 },
  when: { share: 0, word: 0 },
  how: { share: 0, word: 0 },
};

/** What is said to a need. */
export interface NeedLine {
  text: string;
  /**
   * `sure`: the line answers the question; `said`: it says what it says to all who have this need, though the question
   * asks for Yes or No; `unsure`: it says on what the answer depends, or to which question it is one.
   */
  is: 'sure' | 'said' | 'unsure';
  /** The word that a sure line begins with, if it is one of these. */
  begins?: YesOrNo;
  /** A number of the question decided what is said. */
  isCounted?: boolean;
}

/**
 * Returns what is said to a need. It begins with Yes or No only where the question tells enough: otherwise with what
 * the answer depends on, or with the question that was understood.
 */
export function verdictLine(
  question: NeedQuestion,
  texts: TextOf<'assistant-answers'>,
  setting: { asOn: IsoDate; locale: Locale },
): NeedLine {
  const { lines, named } = question;
  const isDenied = deniesNeed(question.text);
  const asked = questionKind(question.text);
  // "It is not needed, is it?" asks whether it must be.
  const kind = isDenied && asked === 'is' && lines.must !== undefined ? 'must' : asked;
  const own = lineOf(lines, kind);
  const line = own ?? lines.first;
  const amount = kind === 'cost' ? amountByNumber(question, setting) : undefined;
  if (amount !== undefined) {
    const { sum, rule } = texts.sides;
    return { ...sure(`${sum(amount)} ${rule(withoutBold(line))}`), isCounted: true };
  }
  const sides = sidesOf(line, own === undefined);
  if (sides.length === 0) {
    const text = kind === 'when' || kind === 'cost' ? formFirst(line, question.text, texts) : line;
    return { text, is: kind !== undefined && asksYesOrNo(kind) ? 'said' : 'sure' };
  }
  const verdicts = texts.sides;
  const words = new Set(sides.map(({ is }) => is));
  const counted = own === undefined ? undefined : sideByNumber(question, kind, setting.asOn);
  if (counted && (words.size > 1 || !words.has(counted)) && !(isDenied && kind !== 'must')) {
    const begins = isDenied ? verdicts.needed[counted] : verdicts.decided[counted];
    return {
      ...sure(`${begins} ${verdicts.rule(withoutBold(line))}`, counted),
      isCounted: true,
    };
  }
  if (words.size > 1) {
    const decided = isDenied ? undefined : sideByWords(question, sides);
    if (decided) {
      return sure(`${verdicts.decided[decided]} ${verdicts.rule(withoutBold(line))}`, decided);
    }
    if (!isDenied && isUsual(question, kind)) return sure(line, sides[0]?.is);
    const text = [verdicts.depends, ...new Set(sides.map((side) => side.text))].join('\n');
    return { text, is: 'unsure' };
  }
  const [{ is }] = sides as [Side];
  if (isDenied && kind === 'must')
    return sure(`${verdicts.needed[is]} ${withoutYesOrNo(line)}`, is);
  if (!isDenied && isSure(question, kind, is)) return sure(line, is);
  if (sidesOf(lines.first, true).length === 0) return { text: lines.first, is: 'said' };
  return { text: named ? verdicts.ifAsked(named, withoutBold(line)) : line, is: 'unsure' };
}

const sure = (text: string, begins?: YesOrNo): NeedLine => ({
  text,
  is: 'sure',
  ...(begins && { begins }),
});

/** A form of an office: GSTR-3B, PMT-06, CMP-08. */
const form = /(?<![\p{L}\d{])[a-z]{2,5}[ -]?\d{1,2}[a-z]?(?![\p{L}\d}])/giu;
const formsIn = (text: string): string[] =>
  [...text.replaceAll(/\{[^}]*\}/g, ' ').matchAll(form)].map(([name]) =>
    name.toLowerCase().replaceAll(/[ -]/g, ''),
  );

/** Puts the part of a line about the form that was asked for before it: a line may state the days of several forms. */
function formFirst(line: string, question: string, texts: TextOf<'assistant-answers'>): string {
  const [asked, ...others] = new Set(formsIn(question));
  if (asked === undefined || others.length > 0) return line;
  const parts = line.split(/(?<=[.;:,।])\s+/u);
  const at = parts.findIndex((part) => formsIn(part).includes(asked));
  const part = parts[at]?.replace(/[.;:,।]$/u, '');
  if (at <= 0 || !part?.includes('{')) return line;
  return `${texts.fromPage.ended(capitalized(part))} ${line}`;
}

/** From this share on, words that ask nothing get the first line of a need, even where it says Yes or No. */
const leastNamed = 0.6;

function isSure(
  { lines, need, needs, answers }: NeedQuestion,
  kind: QuestionKind | undefined,
  is: YesOrNo,
): boolean {
  if (kind === undefined) return need.share >= leastNamed;
  const least = leastSure[kind];
  return (
    lineOf(lines, kind) !== undefined &&
    // Two needs that one section answers with the same word speak for it together.
    verdictShares(needs.filter(besideOf(need)), kind, answers)[is] >= least.share &&
    verdictShares(needs, kind, answers)[is] >= least.word
  );
}

/** Returns what tells the needs that the same section answers, the need itself among them. */
const besideOf =
  (need: LikelyNeed) =>
  ({ id, places: [place] }: LikelyNeed): boolean =>
    id === need.id || (place !== undefined && place === need.places[0]);

/** True where a line begins with the side of most who ask, and nothing in the question names another case. */
function isUsual({ concepts, need }: NeedQuestion, kind: QuestionKind | undefined): boolean {
  const words = sideWordsOf(need.id);
  const isNamed = words?.unsure !== undefined && fits(patternOf(words.unsure), concepts);
  return (
    kind !== undefined &&
    (words?.usual?.includes(kind) ?? false) &&
    need.share >= leastSure[kind].share &&
    !isNamed
  );
}

const lineOf = (lines: NeedLines | undefined, kind: QuestionKind | undefined): string | undefined =>
  kind === 'free' ? (lines?.free ?? lines?.is) : kind && lines?.[kind];

/** Returns the side that the numbers of a question decide for; undefined where they do not decide. */
function sideByNumber(
  { text, need, concepts }: NeedQuestion,
  kind: QuestionKind | undefined,
  asOn: IsoDate,
): YesOrNo | undefined {
  const { told } = toldIn(text);
  if (kind === 'must' && isDutyToWorkers(need.id) && told.workers === 0) return 'no';
  const threshold = thresholdOf(need.id);
  const reached = kind && threshold?.reached[kind];
  if (!threshold || !reached) return undefined;
  const wage = threshold.wageMax && wageIn(text);
  const most = threshold.wageMax && limitsOf(threshold.wageMax, asOn)?.from;
  if (wage && most && wage > most) return otherWord[reached];
  const number = askedNumber(text, threshold.asks);
  const [state] = statesIn(text);
  const own = state && threshold.byState?.[state];
  const [first, second] = own
    ? [own].flat()
    : [threshold.figure, threshold.surely ?? threshold.figure];
  const [low, high] = [first, second ?? first].map((id) => id && limitsOf(id, asOn));
  if (number === undefined || !low || !high) return undefined;
  const isFrom = countedFrom.has(threshold.asks) && threshold.isExempt !== true;
  const reaches = ({ from, to }: Limits) =>
    (isFrom ? number >= from : number > from) && number <= to;
  const side = reaches(high) ? reached : reaches(low) ? undefined : otherWord[reached];
  return side && namesAnotherCase(need.id, side, concepts) ? undefined : side;
}

/** True where a word of the question names a case with another rule: a function hall of twelve metres. */
function namesAnotherCase(need: string, side: YesOrNo, concepts: Concepts): boolean {
  const words = sideWordsOf(need);
  return [words?.unsure, words?.[otherWord[side]]].some(
    (written) => written !== undefined && fits(patternOf(written), concepts),
  );
}

/** Returns the side that the words of a question decide for. */
function sideByWords(
  { text, concepts, reader, need, named }: NeedQuestion,
  sides: readonly Side[],
): YesOrNo | undefined {
  const written = sideWordsOf(need.id);
  for (const is of ['yes', 'no'] as const) {
    if (written?.[is] && fits(patternOf(written[is]), concepts)) return is;
  }
  // A line about a number is not decided by the words that its sides happen to have.
  const registration = registrationOf(need.id);
  const threshold = thresholdOf(need.id);
  if (
    (threshold && !threshold.isOneOfMany) ||
    (registration && countedRegistrations.has(registration))
  )
    return undefined;
  const ofPlace = sideOfPlace(text, sides);
  if (ofPlace) return ofPlace;
  // Where a number was told and the line has a figure, the number decides, if anything does.
  if (/\d/.test(text) && sides.some((side) => side.text.includes('{'))) return undefined;
  const asking = reader.read(askingClause(text));
  const about = reader.read(`${named ?? ''} ${need.id.replaceAll(/[.-]/g, ' ')}`);
  return sideOfWords(asking, about, reader, sides) ?? sideOfWords(concepts, about, reader, sides);
}

/** Returns the only side that names the state of the question. A side with a figure has a condition besides the state. */
function sideOfPlace(text: string, sides: readonly Side[]): YesOrNo | undefined {
  const [state, ...others] = statesIn(text);
  if (state === undefined || others.length > 0) return undefined;
  const naming = sides.filter((side) => statesIn(side.text).includes(state));
  const [first] = naming;
  if (!first || new Set(naming.map(({ is }) => is)).size > 1) return undefined;
  return naming.some((side) => side.text.includes('{')) ? undefined : first.is;
}

/** Registrations that a number of workers or rupees decides. */
const countedRegistrations: ReadonlySet<string> = new Set(['gst', 'epf', 'esi', 'posh']);

const otherWord = { yes: 'no', no: 'yes' } as const;

/** Words that are in too many lines to say which side somebody is on. */
const generalWords: ReadonlySet<string> = new Set([
  ...plainWords.split('|'),
  ...'building telangana andhra state city year month day sale turnover worker work hold people person permit other'.split(
    ' ',
  ),
]);

/**
 * Returns the only side that has words of the question which the other side lacks. The words of the need itself
 * (`about`) say nothing.
 */
function sideOfWords(
  concepts: Concepts,
  about: Concepts,
  reader: ConceptReader,
  sides: readonly Side[],
): YesOrNo | undefined {
  const wordsOf = (is: YesOrNo): Concepts =>
    reader.read(
      sides
        .filter((side) => side.is === is)
        .map(({ text }) => text.replaceAll(/\{[^}]*\}|\*\*/g, ' ').replace(/^\S+/, ' '))
        .join(' '),
    );
  const [yes, no] = [wordsOf('yes'), wordsOf('no')];
  const own = [...concepts].filter(
    (word) => word.length > 2 && !/^\d/.test(word) && !generalWords.has(word) && !about.has(word),
  );
  const forYes = own.filter((word) => yes.has(word) && !no.has(word));
  const forNo = own.filter((word) => no.has(word) && !yes.has(word));
  if (forYes.length > 0 === forNo.length > 0) return undefined;
  return forYes.length > 0 ? 'yes' : 'no';
}

const withoutBold = (line: string): string => line.replaceAll('**', '');

/** Returns a line without the Yes or No that it begins with: “Yes, if you sell food.” → “If you sell food.” */
export function withoutYesOrNo(line: string): string {
  const rest = withoutBold(line.replace(opening, '')).replace(/^[,.:;।\s]+/u, '');
  return capitalized(rest);
}

/** Begins a sentence with a capital. A figure at its beginning, such as `{gst.due.gstr3b}`, keeps its name. */
const capitalized = (text: string): string =>
  text.replace(/^\**\p{L}/u, (start) => start.toUpperCase());
