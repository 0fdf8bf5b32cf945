import type { Answer, ChatMessage, Conversation, Question } from './chat-message.ts';

/**
 * Changes to conversations as pure functions. The same change is applied to the screen and to the saved copy.
 */
export type Conversations = readonly Conversation[];

/** Number of saved conversations. The oldest are removed. */
const mostConversations = 30;
const mostMessages = 200;

/** Adds a question. Creates its conversation if needed. Newest conversation first. */
export function addQuestion(all: Conversations, id: string, question: Question): Conversations {
  const known = all.find((one) => one.id === id);
  if (known?.messages.some((message) => message.id === question.id)) return all;
  const before = known ?? { id, startedAt: question.timestamp, messages: [] };
  const changed = { ...before, messages: [...before.messages, question].slice(-mostMessages) };
  return [changed, ...all.filter((one) => one.id !== id)].slice(0, mostConversations);
}

/**
 * Adds an answer below the earlier answers of its question. Does nothing when the question was deleted, or
 * the answer is there already.
 */
export const addAnswer = (all: Conversations, answer: Answer): Conversations =>
  changeConversationOf(all, answer.questionId, (messages) => {
    if (messages.some((message) => message.id === answer.id)) return messages;
    const last = messages.findLastIndex((message) => questionIdOf(message) === answer.questionId);
    return messages.toSpliced(last + 1, 0, answer);
  });

/** Changes properties of a question. */
export const markQuestion = (
  all: Conversations,
  questionId: string,
  changed: Partial<Pick<Question, 'state' | 'passages' | 'about' | 'language' | 'missing'>>,
): Conversations =>
  changeConversationOf(all, questionId, (messages) =>
    messages.map((message) =>
      message.sender === 'user' && message.id === questionId ? { ...message, ...changed } : message,
    ),
  );

/** Marks waiting questions as withdrawn. */
export const markWithdrawn = (all: Conversations, ids: readonly string[]): Conversations =>
  ids
    .filter((id) => findQuestion(all, id)?.state === 'waiting')
    .reduce((changed, id) => markQuestion(changed, id, { state: 'withdrawn' }), all);

/** Returns a question; undefined when it was deleted. */
export const findQuestion = (all: Conversations, id: string): Question | undefined =>
  questionsOf(all).find((question) => question.id === id);

/** Returns the previous question of the conversation, with its own topic question. */
export function askedBefore(all: Conversations, id: string): string | undefined {
  const own = all.find(({ messages }) => messages.some((message) => message.id === id));
  const questions = questionsOf(own ? [own] : []);
  const before = questions[questions.findIndex((question) => question.id === id) - 1];
  return before && (before.about ?? before.content);
}

/** Returns the ids of questions that wait for a network. */
export const waitingIn = (all: Conversations): string[] =>
  questionsOf(all)
    .filter(({ state }) => state === 'waiting')
    .map(({ id }) => id);

const questionsOf = (all: Conversations): Question[] =>
  all.flatMap(({ messages }) => messages.filter((message) => message.sender === 'user'));

/** Returns the title of a conversation: its first question. */
export const titleOf = ({ messages }: Conversation): string =>
  messages.find(({ sender }) => sender === 'user')?.content ?? '';

/** Returns the saved conversations if they have this version; empty otherwise. */
export function readConversations(saved: unknown): Conversations {
  if (typeof saved !== 'object' || saved === null) return [];
  const { version, conversations } = saved as Partial<SavedConversations>;
  return version === savedVersion && Array.isArray(conversations)
    ? (conversations as Conversations)
    : [];
}

export interface SavedConversations {
  version: typeof savedVersion;
  conversations: Conversations;
}
export const savedVersion = 1;

const questionIdOf = (message: ChatMessage): string =>
  message.sender === 'user' ? message.id : message.questionId;

function changeConversationOf(
  all: Conversations,
  questionId: string,
  change: (messages: ChatMessage[]) => ChatMessage[],
): Conversations {
  return all.map((one) =>
    one.messages.some(({ id }) => id === questionId)
      ? { ...one, messages: change(one.messages) }
      : one,
  );
}
