import type { Locale } from '../../i18n/locales.ts';
import type { Question } from './chat-message.ts';
import type { ChatRequest } from './chat.sender.ts';

/** As many characters as the function takes. */
export const longestQuestion = 1000;
const longest = { title: 200, heading: 200, text: 1600 };

/** A question and its passages, cut to what the function takes. */
export const chatRequest = (
  { id, content, passages, about }: Pick<Question, 'id' | 'content' | 'passages' | 'about'>,
  locale: Locale,
): ChatRequest => ({
  id,
  question: cut(asAsked(content, about), longestQuestion),
  locale,
  passages: passages.map(({ title, heading, path, text }) => ({
    title: cut(title, longest.title),
    heading: cut(heading, longest.heading),
    path,
    text: cut(text, longest.text),
  })),
});

/** A question below the earlier one that it needs to be understood; such a question is short. */
export const asAsked = (content: string, about: string | undefined): string =>
  about === undefined
    ? content
    : `${cut(about, Math.max(0, longestQuestion - content.length - 1))}\n${content}`;

/** The beginning of a text, without half a letter at its end. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '');
