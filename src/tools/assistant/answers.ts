import { business } from '../../content/business.ts';
import type { TextOf } from '../../locales/language.ts';
import { isUnreached as isUnreachedOnTheWay } from '../../platform/offline/judge-answer.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import { noMetadata, type Answer, type Question } from './chat-message.ts';
import type { ChatReceipt } from './chat.outbox.ts';
import type { DeviceAnswer } from './device-answer.ts';
import { metadataOf } from './metadata.ts';

/** The answers that a question can get, as messages. Each has an id of its own that follows from the question's. */
type AssistantWords = TextOf<'assistant'>;

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

/** What the phone found in the saved guides (CHAT-24). */
export function phoneAnswer(question: Question, found: DeviceAnswer): Answer {
  return {
    ...base(question, 'phone'),
    content: found.text,
    origin: 'phone',
    sources: found.sources.map((passage) => ({ number: 0, passage })),
    ...(found.kind === 'declined' && { declined: true as const }),
    metadata:
      found.kind === 'answer' ? metadataOf(question.content, found.text) : { ...noMetadata },
  };
}

/** What the model wrote, with the passages it cites; its id makes it stand once, however often it comes. */
export function modelAnswer(
  question: Question,
  { answer, cited }: Extract<ChatReceipt, { status: 'answered' }>,
): Answer {
  return {
    ...base(question, 'model'),
    content: answer,
    origin: 'model',
    sources: cited.flatMap((number) => {
      const passage = question.passages[number - 1];
      return passage ? [{ number, passage }] : [];
    }),
    metadata: metadataOf(question.content, answer),
  };
}

/** A word of the site's own about a question. */
export const siteNote = (question: Question, what: string, content: string): Answer => ({
  ...base(question, what),
  content,
  origin: 'site',
});

/** What stands in the place of an answer (CHAT-16 to CHAT-21). */
export const failure = (
  question: Question,
  { code }: SendError,
  words: AssistantWords,
  attempt: string,
): Answer => fallback(question, words.failures[failureOf(code)], words, attempt);

/** The model's answer is not shown, or there is no model: what the phone found stands above. */
export const withoutModel = (
  question: Question,
  { status }: Exclude<ChatReceipt, { status: 'answered' }>,
  words: AssistantWords,
  attempt: string,
): Answer =>
  fallback(question, status === 'uncited' ? words.uncited : words.notAvailable, words, attempt);

/** A reason, then the telephone and the three actions of every fallback (CHAT-22). */
function fallback(
  question: Question,
  reason: string,
  words: AssistantWords,
  attempt: string,
): Answer {
  const { support, later, call } = words.fallbackActions;
  return {
    // Each attempt may fail in its own way, and each says so once.
    ...base(question, `failed-${attempt}`),
    content: `${reason} ${words.urgent(business.phone)}`,
    origin: 'site',
    type: 'suggestion',
    failed: true,
    metadata: { ...noMetadata, suggestedActions: [support, later, call] },
  };
}

/** Which words a refusal's code has (supabase/functions/legal-assistant). */
export function failureOf(code: string): keyof AssistantWords['failures'] {
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

/** Codes of an attempt that our server has not answered: no network, or something else in its place. */
export const isUnreached = (error: SendError): boolean =>
  isUnreachedOnTheWay(error) || error.code.startsWith('status-');
