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
