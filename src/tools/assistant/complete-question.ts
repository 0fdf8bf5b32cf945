import { offeredLocale, defaultLocale, type Locale } from '../../locales/languages.ts';
import { deviceAnswer } from './answers.ts';
import { chatRequest } from './chat-request.ts';
import type { ChatRequest } from './chat.outbox.ts';
import type { Question } from './chat-message.ts';
import {
  assistantStore,
  changeConversations,
  loadConversations,
  readAgain,
} from './conversation-store.ts';
import { addAnswer, findQuestion, markQuestion, waitingIn } from './conversations.ts';

/**
 * Completes a question that was saved without the assistant's code (save-question.ts): adds the device's
 * answer and the passages. Returns the request to send; undefined when the question was deleted, must not
 * leave the device, or the guides have nothing on it. Rejects when the assistant's code or data cannot be
 * loaded.
 */
export async function completeQuestion({
  id,
  locale,
}: Pick<ChatRequest, 'id' | 'locale'>): Promise<ChatRequest | undefined> {
  await loadConversations();
  if (!questionWith(id)) await readAgain();
  const question = questionWith(id);
  if (!question) return undefined;
  const language = offeredLocale(locale) ?? defaultLocale;
  const passages = await answerFromDevice(question, language);
  if (passages.length === 0 || !assistantStore.getState().choices.online) return undefined;
  return chatRequest({ ...question, passages }, questionWith(id)?.language ?? language);
}

/** Answers questions that waited for the assistant's code. Rejects as `completeQuestion` does. */
export async function answerSavedQuestions(locale: Locale): Promise<void> {
  await loadConversations();
  for (const id of waitingIn(assistantStore.getState().conversations)) {
    const question = questionWith(id);
    // Questions that were asked in the assistant have passages already.
    if (question?.passages.length === 0) await answerFromDevice(question, locale);
  }
}

/** Adds the device's answer once, in the question's language, and returns the passages to send. */
async function answerFromDevice(question: Question, page: Locale): Promise<Question['passages']> {
  const { answerOnDevice, languageToAnswer, passagesFor } = await import('./device-answer.ts');
  const inLanguage = await languageToAnswer(question.content, page);
  const found = await answerOnDevice(question.content, inLanguage.language);
  await changeConversations((all) =>
    markQuestion(
      addAnswer(all, deviceAnswer({ ...question, ...inLanguage }, found)),
      question.id,
      inLanguage,
    ),
  );
  if (found.kind === 'declined') return [];
  // A repeated question must be identical.
  if (question.passages.length > 0) return question.passages;
  const passages = await passagesFor(question.content, inLanguage.language);
  await changeConversations((all) => markQuestion(all, question.id, { passages }));
  return passages;
}

const questionWith = (id: string): Question | undefined =>
  findQuestion(assistantStore.getState().conversations, id);
