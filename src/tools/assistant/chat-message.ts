import type { Locale } from '../../locales/languages.ts';
import type { Passage } from './device-answer.ts';
import type { AnswerMetadata } from './metadata.ts';

/** Properties of every message (CHAT-06). */
interface Message {
  id: string;
  content: string;
  /** ISO 8601, by this device's clock. */
  timestamp: string;
  /** `suggestion`: a message that contains only actions. */
  type: 'text' | 'suggestion';
  metadata: AnswerMetadata;
}

/**
 * A question. `asking`: an answer is on its way. `waiting`: it waits in the outbox for a network.
 * `withdrawn`: it was removed from the outbox. `done`: all answers have arrived.
 */
export interface Question extends Message {
  sender: 'user';
  state: 'asking' | 'waiting' | 'withdrawn' | 'done';
  /** The passages sent with it, in the order of the numbers that the answer cites. */
  passages: Passage[];
  /** True when a number was masked before saving. */
  hidNumber: boolean;
  /** The earlier question that gives this question its topic. */
  about?: string;
  /** The language of its answers; absent before the first one, and in conversations of earlier versions. */
  language?: Locale;
  /** The language of the question, whose texts were not to be had: it was answered in the page's. */
  missing?: Locale | undefined;
}

/** An answer and its author. `site`: a note of the software itself, such as a failure. */
export interface Answer extends Message {
  sender: 'assistant';
  questionId: string;
  origin: 'phone' | 'model' | 'site';
  /** The sources and the numbers that cite them in the text; 0 for uncited ones. */
  sources: { number: number; passage: Passage }[];
  /** What others also ask; each is a question to ask here. */
  alsoAsked?: readonly string[];
  /** The language of the text; absent for notes of the site, and in conversations of earlier versions. */
  language?: Locale;
  /** The language of the question, where the answer could not be in it. */
  missing?: Locale;
  /** The answer failed, so the actions of CHAT-22 are offered. */
  failed?: true;
  /** The question asked for help with harm: no suggestions are made, and the question is not forwarded. */
  declined?: true;
}

export type ChatMessage = Question | Answer;

/** A thread of questions and answers, oldest first. */
export interface Conversation {
  id: string;
  startedAt: string;
  messages: ChatMessage[];
}

/** The metadata of messages without their own. */
export const noMetadata: AnswerMetadata = {
  complianceType: 'General',
  urgency: 'low',
  relatedRegulations: [],
  suggestedActions: [],
};
