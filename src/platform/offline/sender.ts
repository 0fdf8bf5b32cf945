import type { OutboxItem } from './db.ts';
import { judgeAnswer, unreachedCode } from './judge-answer.ts';

/** The reason why an item is not delivered yet: a code for the app, a message for the log. */
export interface SendError {
  code: string;
  message: string;
  /** Names of the fields that the server refused. */
  fields?: readonly string[];
}

/**
 * Outcome of one attempt. `delivered` ends an item. `held` and `needs-user` stop it until the visitor acts;
 * only our server's answer about this item may cause them (judge-answer.ts).
 */
export type SendResult =
  | {
      outcome: 'delivered';
      receipt: unknown;
      /** The device retains the text for this many ms, because nobody confirmed the delivery. */
      retainTextMs?: number;
    }
  | {
      outcome: 'retry';
      error: SendError;
      retryAfterMs?: number | undefined;
      /** Information for the visitor before the delivery, where the specification requires it. */
      receipt?: unknown;
    }
  | { outcome: 'held' | 'needs-user'; error: SendError };

/** Sends the items of one kind. */
export interface Sender {
  kind: string;
  /** Version of the payload's shape that this sender writes and sends. */
  schemaVersion: number;
  /** True when the receipt answers a question. The worker then shows a notification if no page is visible. */
  isAnswer?(receipt: unknown): boolean;
  send(
    item: OutboxItem,
    context: { signal: AbortSignal; fetch: typeof fetch },
  ): Promise<SendResult>;
  /** Converts a payload of an older version; returns null when it cannot. */
  upgrade?(payload: unknown, fromVersion: number): unknown;
}

interface PostOptions {
  url: string;
  id: string;
  /** The item's owner. Default: `anon`. */
  ownerId?: string;
  body: unknown;
  headers?: Record<string, string>;
  signal: AbortSignal;
  fetch: typeof fetch;
}

/** Posts a body and judges the answer (judge-answer.ts). Never rejects. */
export async function postJson(options: PostOptions): Promise<SendResult> {
  const { url, id, ownerId = 'anon', headers, signal } = options;
  let response: Response;
  try {
    response = await options.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id, ...headers },
      body: JSON.stringify(options.body),
      cache: 'no-store',
      // Following a captive portal's redirect would end at a page with status 200.
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    return { outcome: 'retry', error: { code: unreachedCode, message: String(error) } };
  }
  return judgeAnswer(response, { id, ownerId });
}
