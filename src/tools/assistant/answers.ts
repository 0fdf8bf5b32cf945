import { business } from '../../content/business.ts';
import type { TextOf } from '../../locales/language.ts';
import { isUnreached as isUnreachedOnTheWay } from '../../platform/offline/judge-answer.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import { noMetadata, type Answer, type Question } from './chat-message.ts';
import type { ChatReceipt } from './chat.outbox.ts';
import type { DeviceAnswer } from './device-answer.ts';
import { metadataOf } from './metadata.ts';

/** Builders of answers as messages. The id of each answer follows from the id of its question. */
type AssistantTexts = TextOf<'assistant'>;

const now = (): string => new Date().toISOString();

const base = (question: Question, what: string) => ({
  id: `${question.id}-${what}`,
  questionId: question.id,
  sender: 'assistant' as const,
  type: 'text' as const,
  timestamp: now(),
  sources: [],
  metadata: noMetadata,
});

/** The language of an answer to a question, as the screen says it. */
const inLanguage = ({ language, missing }: Question) => ({
  ...(language && { language }),
  ...(missing && { missing }),
});

/** Returns the answer from the saved guides (CHAT-24). */
export function deviceAnswer(question: Question, found: DeviceAnswer): Answer {
  return {
    ...base(question, 'phone'),
    ...inLanguage(question),
    content: found.text,
    origin: 'phone',
    sources: found.sources.map((passage) => ({ number: 0, passage })),
    ...(found.alsoAsked && { alsoAsked: found.alsoAsked }),
    ...(found.kind === 'declined' && { declined: true as const }),
    metadata:
      found.kind === 'answer' ? metadataOf(question.content, found.text) : { ...noMetadata },
  };
}

/** Returns the model's answer with its sources. Its id prevents a second copy. */
export function modelAnswer(
  question: Question,
  { answer, cited }: Extract<ChatReceipt, { status: 'answered' }>,
): Answer {
  return {
    ...base(question, 'model'),
    ...inLanguage(question),
    content: answer,
    origin: 'model',
    sources: cited.flatMap((number) => {
      const passage = question.passages[number - 1];
      return passage ? [{ number, passage }] : [];
    }),
    metadata: metadataOf(question.content, answer),
  };
}

/** Returns a note of the site about a question. */
export const siteNote = (question: Question, what: string, content: string): Answer => ({
  ...base(question, what),
  content,
  origin: 'site',
});

/** Returns the message for a failed answer (CHAT-16 to CHAT-21). */
export const failure = (
  question: Question,
  { code }: SendError,
  texts: AssistantTexts,
  attempt: string,
): Answer => fallback(question, texts.failures[failureOf(code)], texts, attempt);

/**
 * Returns the note that there is no model, in one line because the device's own answer is above it, or that there was
 * no usable answer of one.
 */
export const withoutModel = (
  question: Question,
  { status }: Exclude<ChatReceipt, { status: 'answered' }>,
  texts: AssistantTexts,
  attempt: string,
): Answer =>
  status === 'uncited'
    ? fallback(question, texts.uncited, texts, attempt)
    : siteNote(question, 'no-model', texts.notAvailable);

/** Returns a reason with the telephone number and the three actions of every fallback (CHAT-22). */
function fallback(
  question: Question,
  reason: string,
  texts: AssistantTexts,
  attempt: string,
): Answer {
  const { support, later, call } = texts.fallbackActions;
  return {
    // Each attempt can fail differently, and each failure is shown once.
    ...base(question, `failed-${attempt}`),
    content: `${reason} ${texts.urgent(business.phone)}`,
    origin: 'site',
    type: 'suggestion',
    failed: true,
    metadata: { ...noMetadata, suggestedActions: [support, later, call] },
  };
}

/** Returns the text key of a refusal's code (supabase/functions/legal-assistant). */
export function failureOf(code: string): keyof AssistantTexts['failures'] {
  switch (code) {
    case 'model-rate-limited':
    case 'too-many':
      return 'rateLimited';
    case 'budget-spent':
      return 'budget';
    case 'model-invalid-request':
    case 'invalid':
      return 'rephrase';
    case 'model-key':
      return 'configuration';
    default:
      return 'generic';
  }
}

/** True when our server has not answered: no network, or another server did. */
export const isUnreached = (error: SendError): boolean =>
  isUnreachedOnTheWay(error) || error.code.startsWith('status-');
