import { functionHeaders, functionsUrl } from '../../platform/backend/functions.ts';
import type { OutboxEntryKind } from '../outbox/model/entry.ts';
import { chatKind } from './stored.ts';
import { unreachedCode } from '../../platform/offline/judge-answer.ts';
import { postJson, type Sender, type SendResult } from '../../platform/offline/sender.ts';

/** The queued and sent form of a question. The function refuses other fields (its question.ts). */
export interface ChatRequest {
  id: string;
  question: string;
  locale: string;
  passages: { title: string; heading: string; path: string; text: string }[];
}

/**
 * The function's answer to a question. `not-available`: the site has no model. `by-phone`: the device
 * answered, and nothing was sent.
 */
export type ChatReceipt =
  | { status: 'answered'; answer: string; cited: number[] }
  | { status: 'uncited' }
  | { status: 'not-available' }
  | { status: 'by-phone' };

/** Returns the function's answer; undefined for other values. */
export function receiptOfChat(receipt: unknown): ChatReceipt | undefined {
  if (typeof receipt !== 'object' || receipt === null) return undefined;
  const { status, answer, cited } = receipt as Record<string, unknown>;
  if (status === 'uncited' || status === 'not-available' || status === 'by-phone') {
    return { status };
  }
  const numbers = Array.isArray(cited) ? cited.filter((one) => typeof one === 'number') : [];
  return status === 'answered' && typeof answer === 'string'
    ? { status, answer, cited: numbers }
    : undefined;
}

/**
 * Adds the passages to a question that was saved without them. Returns undefined when there is nothing to
 * send. Rejects when it cannot find out now.
 */
type CompleteQuestion = (request: ChatRequest) => Promise<ChatRequest | undefined>;

const notYet = (message: string): SendResult => ({
  outcome: 'retry',
  error: { code: unreachedCode, message },
});

/**
 * Creates the sender of questions to the `legal-assistant` function. Without `complete`, as in the worker, a
 * question without passages waits for a page.
 */
export const createChatSender = (complete?: CompleteQuestion): Sender => ({
  kind: chatKind,
  schemaVersion: 1,
  isAnswer: (receipt) => receiptOfChat(receipt)?.status === 'answered',
  async send(item, { signal, fetch }) {
    let body: ChatRequest | undefined = item.payload as ChatRequest;
    if (body.passages.length === 0) {
      if (!complete) return notYet('A page finds its passages');
      try {
        body = await complete(body);
      } catch (error) {
        return notYet(String(error));
      }
      if (!body) return { outcome: 'delivered', receipt: { status: 'by-phone' } };
    }
    const result = await postJson({
      url: functionsUrl('legal-assistant'),
      id: item.id,
      ownerId: item.ownerId,
      body,
      headers: functionHeaders(),
      signal,
      fetch,
    });
    // The visitor has nothing to correct: the device has answered.
    return result.outcome === 'needs-user' && result.error.code === 'not-available'
      ? { outcome: 'delivered', receipt: { status: 'not-available' } }
      : result;
  },
});

export const sender = createChatSender();

/** A question in the list of requests. */
export const entry: OutboxEntryKind = {
  kind: chatKind,
  goesTo: 'assistant',
  subject: ({ payload }) => (payload as ChatRequest | null)?.question,
  answerPage: 'tools/legal-assistant',
};
