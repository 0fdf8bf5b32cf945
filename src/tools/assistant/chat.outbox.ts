import { functionHeaders, functionsUrl } from '../../platform/backend/functions.ts';
import type { OutboxEntryKind } from '../outbox/model/entry.ts';
import { chatKind } from './stored.ts';
import { unreachedCode } from '../../platform/offline/judge-answer.ts';
import { postJson, type Sender, type SendResult } from '../../platform/offline/sender.ts';

/** A question as it is queued and sent; the function refuses anything else (its question.ts). */
export interface ChatRequest {
  id: string;
  question: string;
  locale: string;
  passages: { title: string; heading: string; path: string; text: string }[];
}

/**
 * What the function says to a question; `not-available` where no model stands behind the site. `by-phone`:
 * it was not sent, because the device has answered and there was nothing to send.
 */
export type ChatReceipt =
  | { status: 'answered'; answer: string; cited: number[] }
  | { status: 'uncited' }
  | { status: 'not-available' }
  | { status: 'by-phone' };

/** The function's answer; undefined for anything else. */
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
 * Gives a question that was saved without passages those it needs; undefined when there is nothing to send.
 * Rejects when that cannot be found out now.
 */
type CompleteQuestion = (request: ChatRequest) => Promise<ChatRequest | undefined>;

const notYet = (message: string): SendResult => ({
  outcome: 'retry',
  error: { code: unreachedCode, message },
});

/**
 * How a question reaches the `legal-assistant` function. Without `complete`, as in the worker, a question
 * that still needs passages waits for a page.
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
    // Nobody has to see to it: the phone has answered, and there is nothing to correct.
    return result.outcome === 'needs-user' && result.error.code === 'not-available'
      ? { outcome: 'delivered', receipt: { status: 'not-available' } }
      : result;
  },
});

export const sender = createChatSender();

/** What the list of requests says of a question. */
export const entry: OutboxEntryKind = {
  kind: chatKind,
  goesTo: 'assistant',
  subject: ({ payload }) => (payload as ChatRequest | null)?.question,
  answerPage: 'tools/legal-assistant',
};
