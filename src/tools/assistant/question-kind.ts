import { allQuestionWords } from '../../locales/all-question-words.ts';
import { questionKinds, type QuestionKind } from '../../locales/search-words.ts';
import { betweenWords } from './between-words.ts';

const languages = Object.values(allQuestionWords);
const patterns = questionKinds.map((kind) => ({
  kind,
  pattern: betweenWords(languages.map(({ kinds }) => kinds[kind])),
}));
const wants = betweenWords(languages.map((words) => words.wants));
const asksWhat = betweenWords(languages.map((words) => words.asksWhat));
const others = betweenWords(languages.map(({ otherPeople }) => otherPeople));
const fromAsker = betweenWords(languages.map((words) => words.fromAsker));
const asker = betweenWords(languages.map((words) => words.asker));
const denies = betweenWords(languages.map((words) => words.denies));
const courtesies = betweenWords(languages.map((words) => words.courtesies));
const free = betweenWords(languages.map((words) => words.free));
const beginsYesOrNo = new RegExp(
  languages.map((words) => words.beginsYesOrNo.source).join('|'),
  'iu',
);

/** True where somebody takes or asks something from the asker. */
export const isFromAsker = (question: string): boolean => fromAsker.test(readable(question));

/** Kinds that Yes or No answers. */
const yesOrNo: ReadonlySet<QuestionKind> = new Set(['they', 'can', 'must', 'is']);

/** True for a kind of question that Yes or No answers. */
export const asksYesOrNo = (kind: QuestionKind): boolean => yesOrNo.has(kind) || kind === 'free';

/** Where a clause ends. A dot within a number does not end one. */
const clauseEnd = /[?!।;]+|[.,](?=\s|$)/u;
/** The place behind it: some words ask only before a question mark. */
const afterClause = /(?<=[?!।;])(?![?!।;])|(?<=[.,])(?=\s|$)/u;

/**
 * Returns what kind of answer a question asks for; undefined when its words do not tell. Questions mix languages, so
 * the words of all languages count.
 */
export function questionKind(question: string): QuestionKind | undefined {
  const text = readable(question);
  const asked = askedClause(text);
  const found =
    asked?.kind ?? (text.endsWith('?') && !asksWhat.test(text) ? bareKind(text) : undefined);
  if (found === 'is' && free.test(text)) return 'free';
  // "Can I sell here" and "can the police take it" ask for different verdicts.
  if (found === 'is' || (found === 'can' && !asker.test(asked?.clause ?? ''))) {
    return others.test(text) || (found === 'can' && fromAsker.test(text)) ? 'they' : found;
  }
  return found;
}

/** "32 lakh in Hyderabad, GST?": nothing but a name before the question mark asks whether it is needed. */
const bareKind = (text: string): QuestionKind =>
  (text.split(/[.,;!।]\s/u).at(-1) ?? '').trim().split(/\s+/u).length <= 3 ? 'must' : 'is';

/** A short question comes with the one before it, on a line of its own (chat-request.ts). It tells the kind. */
function readable(question: string): string {
  const newest = question.trim().split('\n').at(-1) ?? '';
  return newest.normalize('NFC').toLowerCase().replaceAll('’', "'").trim();
}

/**
 * True where Yes or No may answer a question: its words ask for that, or they tell nothing else, as often in Latin
 * letters.
 */
export function mayAskYesOrNo(question: string): boolean {
  const kind = questionKind(question);
  if (kind === undefined || kind === 'how') return !asksWhat.test(readable(question));
  return asksYesOrNo(kind);
}

/** True for "it is not needed, right?", whose Yes would be the No to "is it needed". */
export function deniesNeed(question: string): boolean {
  return denies.test(askingClause(question));
}

interface Clause {
  clause: string;
  kind: QuestionKind | undefined;
}

/** Returns the part of a question that asks; the whole where no part does. */
export function askingClause(question: string): string {
  const text = readable(question);
  return askedClause(text)?.clause ?? text;
}

function askedClause(text: string): Clause | undefined {
  const clauses = text
    .split(afterClause)
    .map((clause) => clause.trim())
    .filter(Boolean)
    .map((clause) => ({ clause, kind: kindOf(clause) }));
  return askedLast(clauses, text.endsWith('?'));
}

/** Returns the clause that asks: people tell their story first. "Is it" may begin a part of the story too. */
function askedLast(clauses: readonly Clause[], isQuestion: boolean): Clause | undefined {
  const last = clauses.at(-1);
  if (isQuestion && last?.kind) return last;
  const asking = clauses.filter(({ kind }) => kind !== undefined);
  return asking.filter(({ kind }) => kind !== 'is').at(-1) ?? asking.at(-1);
}

function kindOf(text: string): QuestionKind | undefined {
  const clause = text.replace(clauseEnd, '').trim();
  // "Do I pay when money comes by UPI" asks for no day.
  const isYesOrNo = beginsYesOrNo.test(clause) && !courtesies.test(clause);
  const found = patterns.find(
    ({ kind, pattern }) =>
      (!isYesOrNo || yesOrNo.has(kind)) && (pattern.test(clause) || pattern.test(text)),
  );
  return found?.kind ?? (wants.test(clause) ? 'how' : undefined);
}
