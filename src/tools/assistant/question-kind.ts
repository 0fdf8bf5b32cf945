import { allQuestionWords } from '../../locales/all-question-words.ts';
import { questionKinds, type QuestionKind } from '../../locales/search-words.ts';
import { betweenWords } from './between-words.ts';

const languages = Object.values(allQuestionWords);
const patterns = questionKinds.map((kind) => ({
  kind,
  pattern: betweenWords(languages.map(({ kinds }) => kinds[kind])),
}));
const asksWhat = betweenWords(languages.map((words) => words.asksWhat));
const others = betweenWords(languages.map(({ otherPeople }) => otherPeople));
const asker = betweenWords(languages.map((words) => words.asker));
const courtesies = betweenWords(languages.map((words) => words.courtesies));
const free = betweenWords(languages.map((words) => words.free));
const beginsYesOrNo = new RegExp(
  languages.map((words) => words.beginsYesOrNo.source).join('|'),
  'iu',
);

/** Kinds that Yes or No answers. */
const yesOrNo: ReadonlySet<QuestionKind> = new Set(['they', 'can', 'must', 'is']);

/** Where a clause ends. A dot within a number does not end one. */
const clauseEnd = /[?!।;]+|[.,](?=\s|$)/u;

/**
 * Returns what kind of answer a question asks for; undefined when its words do not tell. Questions mix languages, so
 * the words of all languages count.
 */
export function questionKind(question: string): QuestionKind | undefined {
  // A short question comes with the one before it, on a line of its own (chat-request.ts). It tells the kind.
  const newest = question.trim().split('\n').at(-1) ?? '';
  const text = newest.normalize('NFC').toLowerCase().replaceAll('’', "'").trim();
  const clauses = text
    .split(clauseEnd)
    .map((clause) => clause.trim())
    .filter(Boolean)
    .map((clause) => ({ clause, kind: kindOf(clause) }));
  const asked = askedLast(clauses, text.endsWith('?'));
  const found = asked?.kind ?? (text.endsWith('?') && !asksWhat.test(text) ? 'is' : undefined);
  if (found === 'is' && free.test(text)) return 'free';
  // "Can I sell here" and "can the police take it" ask for different verdicts.
  if (found === 'is' || (found === 'can' && !asker.test(asked?.clause ?? ''))) {
    return others.test(text) ? 'they' : found;
  }
  return found;
}

interface Clause {
  clause: string;
  kind: QuestionKind | undefined;
}

/** Returns the clause that asks: people tell their story first. "Is it" may begin a part of the story too. */
function askedLast(clauses: readonly Clause[], isQuestion: boolean): Clause | undefined {
  const last = clauses.at(-1);
  if (isQuestion && last?.kind) return last;
  const asking = clauses.filter(({ kind }) => kind !== undefined);
  return asking.filter(({ kind }) => kind !== 'is').at(-1) ?? asking.at(-1);
}

function kindOf(clause: string): QuestionKind | undefined {
  // "Do I pay when money comes by UPI" asks for no day.
  const isYesOrNo = beginsYesOrNo.test(clause) && !courtesies.test(clause);
  return patterns.find(
    ({ kind, pattern }) => (!isYesOrNo || yesOrNo.has(kind)) && pattern.test(clause),
  )?.kind;
}
