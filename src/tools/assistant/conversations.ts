import type { Answer, ChatMessage, Conversation, Question } from './chat-message.ts';

/** What is done with conversations, as pure functions: the same change goes to the screen and to the phone. */
export type Conversations = readonly Conversation[];

/** More than anybody reads again; the oldest go. */
const mostConversations = 30;
const mostMessages = 200;

/** Adds a question; begins its conversation where there is none of that id. Newest conversation first. */
export function addQuestion(all: Conversations, id: string, question: Question): Conversations {
  const known = all.find((one) => one.id === id);
  if (known?.messages.some((message) => message.id === question.id)) return all;
  const before = known ?? { id, startedAt: question.timestamp, messages: [] };
  const changed = { ...before, messages: [...before.messages, question].slice(-mostMessages) };
  return [changed, ...all.filter((one) => one.id !== id)].slice(0, mostConversations);
}

/**
 * Adds an answer below everything that was said to its question before. Nothing happens where its
 * question was deleted, or where this answer stands already: what comes twice is shown once.
 */
export const addAnswer = (all: Conversations, answer: Answer): Conversations =>
  changeConversationOf(all, answer.questionId, (messages) => {
    if (messages.some((message) => message.id === answer.id)) return messages;
    const last = messages.findLastIndex((message) => questionIdOf(message) === answer.questionId);
    return messages.toSpliced(last + 1, 0, answer);
  });

/** Says what is true of a question now. */
export const markQuestion = (
  all: Conversations,
  questionId: string,
  changed: Partial<Pick<Question, 'state' | 'passages' | 'about'>>,
): Conversations =>
  changeConversationOf(all, questionId, (messages) =>
    messages.map((message) =>
      message.sender === 'user' && message.id === questionId ? { ...message, ...changed } : message,
    ),
  );

/** Says of questions that still wait that they were taken back. */
export const markWithdrawn = (all: Conversations, ids: readonly string[]): Conversations =>
  ids
    .filter((id) => findQuestion(all, id)?.state === 'waiting')
    .reduce((changed, id) => markQuestion(changed, id, { state: 'withdrawn' }), all);

/** The question with an id; undefined where it was deleted. */
export const findQuestion = (all: Conversations, id: string): Question | undefined =>
  questionsOf(all).find((question) => question.id === id);

/** What was asked just before a question, in the same conversation: with what that was about in its turn. */
export function askedBefore(all: Conversations, id: string): string | undefined {
  const own = all.find(({ messages }) => messages.some((message) => message.id === id));
  const questions = questionsOf(own ? [own] : []);
  const before = questions[questions.findIndex((question) => question.id === id) - 1];
  return before && (before.about ?? before.content);
}

/** The ids of the questions that wait for a signal. */
export const waitingIn = (all: Conversations): string[] =>
  questionsOf(all)
    .filter(({ state }) => state === 'waiting')
    .map(({ id }) => id);

const questionsOf = (all: Conversations): Question[] =>
  all.flatMap(({ messages }) => messages.filter((message) => message.sender === 'user'));

/** What a conversation is called: its first question. */
export const titleOf = ({ messages }: Conversation): string =>
  messages.find(({ sender }) => sender === 'user')?.content ?? '';

/** What the phone keeps, if it is of this version; nothing otherwise. */
export function readConversations(kept: unknown): Conversations {
  if (typeof kept !== 'object' || kept === null) return [];
  const { version, conversations } = kept as Partial<KeptConversations>;
  return version === keptVersion && Array.isArray(conversations)
    ? (conversations as Conversations)
    : [];
}

export interface KeptConversations {
  version: typeof keptVersion;
  conversations: Conversations;
}
export const keptVersion = 1;

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
