import type { OutboxItem } from './db.ts';
import { classifyStatus, parseRetryAfter } from './retry-policy.ts';

/** Why an item is not delivered yet: a code for the app, words for the log. */
export interface SendError {
  code: string;
  message: string;
  /** Names of the fields that the server did not accept. */
  fields?: readonly string[];
}

/** What became of one attempt. Only `delivered` ends an item; nothing else may. */
export type SendResult =
  | { outcome: 'delivered'; receipt: unknown }
  | { outcome: 'retry'; error: SendError; retryAfterMs?: number | undefined }
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

/** The code of an attempt that no server has answered. */
export const unreachedCode = 'network';

interface PostOptions {
  url: string;
  id: string;
  body: unknown;
  headers?: Record<string, string>;
  signal: AbortSignal;
  fetch: typeof fetch;
}

/**
 * Sends a body and judges the answer. It is delivered only when the server answers in JSON that
 * names the item's id; anything else on a success (a captive portal's page, a cut-off answer, a
 * redirect, an opaque answer) is no answer at all.
 */
export async function postJson(options: PostOptions): Promise<SendResult> {
  const { url, id, body, headers, signal } = options;
  let response: Response;
  try {
    response = await options.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id, ...headers },
      body: JSON.stringify(body),
      cache: 'no-store',
      // A portal's redirect must not be followed to a page that says 200.
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    return { outcome: 'retry', error: { code: unreachedCode, message: String(error) } };
  }
  const answer = await jsonOf(response);
  if (response.ok && isObject(answer) && answer.id === id) {
    return { outcome: 'delivered', receipt: answer };
  }
  return judgeFailure(response, answer);
}

function judgeFailure(response: Response, answer: unknown): SendResult {
  const { status } = response;
  const said = isObject(answer) && isObject(answer.error) ? answer.error : undefined;
  const error: SendError = {
    code: typeof said?.code === 'string' ? said.code : `status-${status}`,
    message: typeof said?.message === 'string' ? said.message : `The answer was ${status}`,
    ...(isObject(said?.fields) && { fields: Object.keys(said.fields) }),
  };
  const outcome = classifyStatus(status);
  // A refusal counts only in our server's own words: portals and proxies answer 403 in HTML too.
  if (outcome === 'retry' || (outcome === 'needs-user' && !said)) {
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), Date.now());
    return { outcome: 'retry', error, retryAfterMs };
  }
  return { outcome, error };
}

/** The answer's JSON; undefined when it is none or was cut off. */
async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('application/json')) return undefined;
  try {
    return await response.json();
  } catch {
    // Cut off on the way: the same as no answer, and it is retried as such.
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
