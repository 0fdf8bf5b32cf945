import { openOutboxIfUsed } from '../../platform/offline/outbox-access.ts';
import { removeValue } from '../../platform/offline/keyval.ts';

/** Names of the saved conversations and the unsent question. */
export const conversationNames = {
  conversations: 'assistant-conversations',
  draft: 'assistant-draft',
} as const;

/** The outbox kind of a question to the assistant. */
export const chatKind = 'chat';

/** Channel of the assistant's tabs: a change, or the removal of everything. */
export const conversationChannel = 'niyam-assistant';
export type ConversationNews = 'changed' | 'forgotten';

/**
 * Removes all conversations, the unsent question and waiting questions, on every open screen and on this
 * device, so that the next user cannot read them. Runs at sign-out without the assistant's code. Never
 * rejects: errors are logged.
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
