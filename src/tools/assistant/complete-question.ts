import { offeredLocales, defaultLocale, type Locale } from '../../locales/languages.ts';
import { phoneAnswer } from './answers.ts';
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
 * Completes a question that was saved before the assistant was on the device (save-question.ts): it gets
 * the device's answer, and the passages to be sent with it. Gives the request to send; undefined where
 * none is: it was deleted, is not to leave the device, or the guides hold nothing on it. Rejects when the
 * assistant's code or data cannot be had.
 */
export async function completeQuestion({
  id,
  locale,
}: Pick<ChatRequest, 'id' | 'locale'>): Promise<ChatRequest | undefined> {
  await loadConversations();
  if (!questionWith(id)) await readAgain();
  const question = questionWith(id);
  if (!question) return undefined;
  const language = offeredLocales.find((one) => one === locale) ?? defaultLocale;
  const passages = await answerFromDevice(question, language);
  if (passages.length === 0 || !assistantStore.getState().choices.online) return undefined;
  return chatRequest({ ...question, passages }, language);
}

/** Answers the questions that waited for the assistant's code, now that it is here. Rejects as above. */
export async function answerSavedQuestions(locale: Locale): Promise<void> {
  await loadConversations();
  for (const id of waitingIn(assistantStore.getState().conversations)) {
    const question = questionWith(id);
    // What was asked in the assistant itself has its passages already.
    if (question?.passages.length === 0) await answerFromDevice(question, locale);
  }
}

/** Says what the device finds, once, and gives the passages that go along when the question is sent. */
async function answerFromDevice(question: Question, locale: Locale): Promise<Question['passages']> {
  const { answerOnDevice, passagesFor } = await import('./device-answer.ts');
  const found = await answerOnDevice(question.content, locale);
  await changeConversations((all) => addAnswer(all, phoneAnswer(question, found)));
  if (found.kind === 'declined') return [];
  // Sent again, it must be the same.
  if (question.passages.length > 0) return question.passages;
  const passages = await passagesFor(question.content, locale);
  await changeConversations((all) => markQuestion(all, question.id, { passages }));
  return passages;
}

const questionWith = (id: string): Question | undefined =>
  findQuestion(assistantStore.getState().conversations, id);
