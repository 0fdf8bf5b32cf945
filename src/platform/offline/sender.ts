import type { OutboxItem } from './db.ts';
import { judgeAnswer, unreachedCode } from './judge-answer.ts';

/** Why an item is not delivered yet: a code for the app, words for the log. */
export interface SendError {
  code: string;
  message: string;
  /** Names of the fields that the server did not accept. */
  fields?: readonly string[];
}

/**
 * What became of one attempt. `delivered` ends an item. `held` and `needs-user` stop it until somebody
 * sees to it: they are for our own server's word about this very item (judge-answer.ts), nothing else.
 */
export type SendResult =
  | {
      outcome: 'delivered';
      receipt: unknown;
      /** How long the text stays on the device all the same: nobody has confirmed that it arrived. */
      keepTextMs?: number;
    }
  | {
      outcome: 'retry';
      error: SendError;
      retryAfterMs?: number | undefined;
      /** What the person is told in the meantime, where the specification has them told something. */
      receipt?: unknown;
    }
  | { outcome: 'held' | 'needs-user'; error: SendError };

/** How one kind of item is sent. */
export interface Sender {
  kind: string;
  /** The shape of payload it writes and sends. */
  schemaVersion: number;
  /** True when what came back answers a question: the worker says so where no page is looked at. */
  isAnswer?(receipt: unknown): boolean;
  send(
    item: OutboxItem,
    context: { signal: AbortSignal; fetch: typeof fetch },
  ): Promise<SendResult>;
  /** Brings a payload of an older version up to date; null when it cannot. */
  upgrade?(payload: unknown, fromVersion: number): unknown;
}

interface PostOptions {
  url: string;
  id: string;
  /** Whose item it is; without it, nobody's. */
  ownerId?: string;
  body: unknown;
  headers?: Record<string, string>;
  signal: AbortSignal;
  fetch: typeof fetch;
}

/** Sends a body and judges the answer (judge-answer.ts). Never rejects. */
export async function postJson(options: PostOptions): Promise<SendResult> {
  const { url, id, ownerId = 'anon', headers, signal } = options;
  let response: Response;
  try {
    response = await options.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id, ...headers },
      body: JSON.stringify(options.body),
      cache: 'no-store',
      // A portal's redirect must not be followed to a page that says 200.
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    return { outcome: 'retry', error: { code: unreachedCode, message: String(error) } };
  }
  return judgeAnswer(response, { id, ownerId });
}
