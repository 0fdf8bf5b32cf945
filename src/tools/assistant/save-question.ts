import type { Locale } from '../../locales/languages.ts';
import { chatKind } from './stored.ts';
import { openOutbox } from '../../platform/offline/outbox-access.ts';
import { noMetadata, type Question } from './chat-message.ts';
import { chatRequest } from './chat-request.ts';
import { sender as chatSender } from './chat.outbox.ts';
import { assistantStore, changeConversations, loadConversations } from './conversation-store.ts';
import { addQuestion, markWithdrawn } from './conversations.ts';
import { maskNumbers } from './mask-numbers.ts';

/**
 * Saves a question before the assistant's code is on the device: in the open conversation, and in the outbox
 * without passages, which are added before sending (complete-question.ts). `mask` replaces masked numbers.
 * Rejects when the device cannot save it.
 */
export async function saveQuestion(typed: string, mask: string, locale: Locale): Promise<void> {
  await loadConversations();
  const { text, hidden } = maskNumbers(typed, mask);
  const question: Question = {
    id: crypto.randomUUID(),
    content: text,
    sender: 'user',
    timestamp: new Date().toISOString(),
    type: 'text',
    metadata: noMetadata,
    state: 'waiting',
    passages: [],
    hidNumber: hidden,
  };
  const { currentId } = assistantStore.getState();
  // The sender looks for the question in the conversation, so it is added first.
  await changeConversations((all) => addQuestion(all, currentId, question));
  try {
    const outbox = await openOutbox();
    await outbox.enqueue({
      id: question.id,
      kind: chatKind,
      schemaVersion: chatSender.schemaVersion,
      payload: chatRequest(question, locale),
      ownerId: 'anon',
    });
  } catch (error) {
    await changeConversations((all) => markWithdrawn(all, [question.id]));
    throw error;
  }
}
