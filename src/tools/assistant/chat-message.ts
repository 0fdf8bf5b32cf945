import type { Passage } from './device-answer.ts';
import type { AnswerMetadata } from './metadata.ts';

/** What every message of a conversation has (specification, section 3; CHAT-06). */
interface Message {
  id: string;
  content: string;
  /** ISO 8601, by this phone's clock. */
  timestamp: string;
  /** `suggestion`: a message that is there for the actions it suggests. */
  type: 'text' | 'suggestion';
  metadata: AnswerMetadata;
}

/**
 * A question. `asking`: an answer is on its way. `waiting`: it lies in the outbox until there is a
 * signal. `withdrawn`: it was taken back from there. `done`: everything that will be said to it has been
 * said.
 */
export interface Question extends Message {
  sender: 'user';
  state: 'asking' | 'waiting' | 'withdrawn' | 'done';
  /** What went along with it, in the order of the numbers that the answer cites. */
  passages: Passage[];
  /** A number was hidden in it before it was kept. */
  hidNumber: boolean;
  /** The earlier question that it was answered with, because it names no matter of its own. */
  about?: string;
}

/** What was said to a question, and by whom. `site`: a word of the software's own, such as a failure. */
export interface Answer extends Message {
  sender: 'assistant';
  questionId: string;
  origin: 'phone' | 'model' | 'site';
  /** With the number by which the text cites it; 0 where it cites none. */
  sources: { number: number; passage: Passage }[];
  /** What went wrong, in place of an answer: the actions of CHAT-22 are offered. */
  failed?: true;
  /** Help with harm was asked for: nothing is suggested, and the question is carried nowhere. */
  declined?: true;
}

export type ChatMessage = Question | Answer;

/** One thread of questions and answers, oldest first. */
export interface Conversation {
  id: string;
  startedAt: string;
  messages: ChatMessage[];
}

/** The metadata of a message that carries none of its own. */
export const noMetadata: AnswerMetadata = {
  complianceType: 'General',
  urgency: 'low',
  relatedRegulations: [],
  suggestedActions: [],
};
