import { openOutboxIfUsed } from '../../platform/offline/outbox-access.ts';
import { removeValue } from '../../platform/offline/keyval.ts';

/** The names under which the assistant persists its conversations and the unsent question. */
export const conversationNames = {
  conversations: 'assistant-conversations',
  draft: 'assistant-draft',
} as const;

/** The outbox kind of a question to the assistant. */
export const chatKind = 'chat';

/** What the assistant's tabs tell each other: something was changed, or everything was removed. */
export const conversationChannel = 'niyam-assistant';
export type ConversationNews = 'changed' | 'forgotten';

/**
 * Removes every conversation with the assistant, the unsent question and the questions that wait to be
 * sent, on every open screen and on this device (X8). The account's code calls it when somebody signs out
 * and does not need the assistant's code for it. Never rejects: what could not be removed is logged.
 */
export async function forgetConversations(): Promise<void> {
  const channel = new BroadcastChannel(conversationChannel);
  channel.postMessage('forgotten' satisfies ConversationNews);
  channel.close();
  const removed = await Promise.allSettled([
    removeValue(conversationNames.conversations),
    removeValue(conversationNames.draft),
    forgetWaitingQuestions(),
  ]);
  for (const result of removed) {
    if (result.status === 'rejected') {
      console.error('A conversation is still on this device', result.reason);
    }
  }
}

async function forgetWaitingQuestions(): Promise<void> {
  const outbox = await openOutboxIfUsed();
  for (const { id, kind } of (await outbox?.list()) ?? []) {
    if (kind === chatKind) await outbox?.forget(id);
  }
}
