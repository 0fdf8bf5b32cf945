import { cutText } from '../../i18n/cut-text.ts';
import type { Locale } from '../../locales/languages.ts';
import type { Question } from './chat-message.ts';
import type { ChatRequest } from './chat.outbox.ts';

/** As many characters as the function takes. */
export const longestQuestion = 1000;
const longest = { title: 200, heading: 200, text: 1600 };

/** A question and its passages, cut to what the function takes. */
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

/** A question below the earlier one that it needs to be understood; such a question is short. */
export const asAsked = (content: string, about: string | undefined): string =>
  about === undefined
    ? content
    : `${cutText(about, Math.max(0, longestQuestion - content.length - 1))}\n${content}`;
