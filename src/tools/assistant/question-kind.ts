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

/**
 * Returns what kind of answer a question asks for; undefined when its words do not tell. Questions mix languages, so
 * the words of all languages count.
 */
export function questionKind(question: string): QuestionKind | undefined {
  // A short question comes with the one before it, on a line of its own (chat-request.ts). It tells the kind.
  const newest = question.trim().split('\n').at(-1) ?? '';
  const text = newest.normalize('NFC').toLowerCase().replaceAll('’', "'").trim();
  const said = patterns.find(({ pattern }) => pattern.test(text))?.kind;
  const found = said ?? (text.endsWith('?') && !asksWhat.test(text) ? 'is' : undefined);
  // "Can I sell here" and "can the police take it" ask for different verdicts.
  return (found === 'can' || found === 'is') && others.test(text) ? 'they' : found;
}
