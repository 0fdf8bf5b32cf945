import { cutText } from '../../i18n/cut-text.ts';
import type { Locale } from '../../locales/languages.ts';
import type { Question } from './chat-message.ts';
import type { ChatRequest } from './chat.outbox.ts';

/** Longest question in characters that the function accepts. */
export const longestQuestion = 1000;
const longest = { title: 200, heading: 200, text: 1600 };

/** Returns the request for a question and its passages, shortened to the function's limits. */
export const chatRequest = (
  { id, content, passages, about }: Pick<Question, 'id' | 'content' | 'passages' | 'about'>,
  locale: Locale,
): ChatRequest => ({
  id,
  question: cutText(asAsked(content, about), longestQuestion),
  locale,
  passages: passages.map(({ title, heading, path, text }) => ({
    title: cutText(title, longest.title),
    heading: cutText(heading, longest.heading),
    path,
    text: cutText(text, longest.text),
  })),
});

/** Returns a question with the earlier question that gives it its topic. */
export const asAsked = (content: string, about: string | undefined): string =>
  about === undefined
    ? content
    : `${cutText(about, Math.max(0, longestQuestion - content.length - 1))}\n${content}`;
