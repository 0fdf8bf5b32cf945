import { functionHeaders, functionsUrl } from '../../platform/backend/functions.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { chatKind } from '../../platform/offline/conversation-records.ts';
import { postJson, type Sender } from '../../platform/offline/sender.ts';

/** A question as it is queued and sent; the function refuses anything else (its question.ts). */
export interface ChatRequest {
  id: string;
  question: string;
  locale: string;
  passages: { title: string; heading: string; path: string; text: string }[];
}

/** What the function says to a question; `not-available` where no model stands behind the site. */
export type ChatReceipt =
  | { status: 'answered'; answer: string; cited: number[] }
  | { status: 'uncited' }
  | { status: 'not-available' };

/** The question in a queued item; undefined for other kinds, and once its text has been wiped. */
export const questionIn = ({ kind, payload }: OutboxItem): string | undefined =>
  kind === chatKind && payload ? (payload as ChatRequest).question : undefined;

/** The function's answer; undefined for anything else. */
export function receiptOfChat(receipt: unknown): ChatReceipt | undefined {
  if (typeof receipt !== 'object' || receipt === null) return undefined;
  const { status, answer, cited } = receipt as Record<string, unknown>;
  if (status === 'uncited' || status === 'not-available') return { status };
  const numbers = Array.isArray(cited) ? cited.filter((one) => typeof one === 'number') : [];
  return status === 'answered' && typeof answer === 'string'
    ? { status, answer, cited: numbers }
    : undefined;
}

/** How a question reaches the `legal-assistant` function. */
export const chatSender: Sender = {
  kind: chatKind,
  schemaVersion: 1,
  isAnswer: (receipt) => receiptOfChat(receipt)?.status === 'answered',
  async send(item, { signal, fetch }) {
    const result = await postJson({
      url: functionsUrl('legal-assistant'),
      id: item.id,
      ownerId: item.ownerId,
      body: item.payload,
      headers: functionHeaders(),
      signal,
      fetch,
    });
    // Nobody has to see to it: the phone has answered, and there is nothing to correct.
    return result.outcome === 'needs-user' && result.error.code === 'not-available'
      ? { outcome: 'delivered', receipt: { status: 'not-available' } }
      : result;
  },
};
