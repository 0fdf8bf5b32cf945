import { isPassing, parseRetryAfter } from './retry-policy.ts';
import type { SendError, SendResult } from './sender.ts';

/** Error code of an attempt without an answer. */
export const unreachedCode = 'network';

/** Error code of an attempt that a network's sign-in page answered. */
export const loginPageCode = 'login-page';

/** The name of `LoginPageError`. Some libraries pass on an error's name and message only. */
export const loginPageErrorName = 'LoginPageError';

/** Replaces the sign-in page of a network, for libraries that interpret answers themselves. */
export class LoginPageError extends TypeError {
  constructor() {
    super('The network asks for a sign-in');
    this.name = loginPageErrorName;
  }
}

/** Error code of our server for an owner whose session has expired. */
export const sessionExpiredCode = 'session-expired';

/**
 * Version of the rules that stop items (`held`, `needs-user`). Version 1 believed each 401 and each refusal
 * in JSON. Items that it stopped are sent once more (`recoverStranded`).
 */
export const stopRules = 2;

/** True when the request did not reach the server. Another network may succeed at once. */
export const isUnreached = ({ code }: Pick<SendError, 'code'>): boolean =>
  code === unreachedCode || code === loginPageCode;

/** Header in which our functions name the item of an answer (supabase/functions/_shared/name-item.ts). */
const itemHeader = 'x-niyam-item';

/** The facts about an item that are needed to judge its answer. */
export interface JudgedItem {
  id: string;
  /** A user's id, or `anon`. */
  ownerId: string;
}

/**
 * Judges the answer to an item (docs/outbox-answers.md). Never rejects.
 * Only an answer that provably comes from our server and concerns this item ends the item. Such an answer
 * names the item twice: in our header, and in its JSON, as `id` of an acknowledgement or `item` of a refusal.
 * No request carries that header, so an echoed request proves nothing. All other answers lead to another
 * attempt, whatever their status: sign-in pages, gateways with a rotated key, proxies.
 */
export async function judgeAnswer(response: Response, item: JudgedItem): Promise<SendResult> {
  const text = await textOf(response);
  const answer = jsonIn(response, text);
  if (response.ok && isReceipt(response, answer, item)) {
    return { outcome: 'delivered', receipt: answer };
  }
  if (isLoginPage(response, text)) return retry(loginPageCode, 'The network asks for a sign-in');
  const { status } = response;
  const refusal = refusalIn(response, answer, item);
  const error: SendError = refusal ?? {
    code: `status-${status}`,
    message: `The answer was ${status}`,
  };
  if (isPassing(status)) {
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), Date.now());
    return { outcome: 'retry', error, retryAfterMs };
  }
  if (!refusal || status < 400 || status === 407) return { outcome: 'retry', error };
  if (status !== 401) return { outcome: 'needs-user', error };
  const isHeld = refusal.code === sessionExpiredCode && item.ownerId !== 'anon';
  return { outcome: isHeld ? 'held' : 'retry', error };
}

const retry = (code: string, message: string): SendResult => ({
  outcome: 'retry',
  error: { code, message },
});

/** True when our header names the item. */
const isNamed = ({ headers }: Response, { id }: Pick<JudgedItem, 'id'>): boolean =>
  headers.get(itemHeader) === id;

/** True when the answer is our server's acknowledgement of this item. */
const isReceipt = (response: Response, answer: unknown, item: JudgedItem): boolean =>
  isNamed(response, item) && isObject(answer) && answer.id === item.id && !('error' in answer);

/** Returns our server's refusal of this item; undefined for any other answer. */
function refusalIn(
  response: Response,
  answer: unknown,
  item: Pick<JudgedItem, 'id'>,
): SendError | undefined {
  if (!isNamed(response, item) || !isObject(answer) || answer.item !== item.id) return undefined;
  if (!isObject(answer.error)) return undefined;
  const { code, message, fields } = answer.error;
  if (typeof code !== 'string') return undefined;
  return {
    code,
    message: typeof message === 'string' ? message : `The answer was ${response.status}`,
    ...(isObject(fields) && { fields: Object.keys(fields) }),
  };
}

/**
 * True when a network's sign-in page answered instead of our server.
 * Signs are a redirect, which our server never sends; status 511; or a page instead of JSON with a status
 * that such pages have. Without `text`, only the content type identifies a page.
 */
export function isLoginPage({ type, status, ok, headers }: Response, text?: string): boolean {
  const isRedirect = type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);
  if (isRedirect || status === 511) return true;
  return isPage(headers, text) && (ok || status === 401 || status === 403 || status === 407);
}

function isPage(headers: Headers, text: string | undefined): boolean {
  const isDeclared = headers.get('content-type')?.includes('html') ?? false;
  if (text === undefined) return isDeclared;
  const start = text.trimStart().slice(0, 20).toLowerCase();
  return /^<(!doctype )?html/.test(start) || (isDeclared && start !== '');
}

/** Returns the text of an answer; empty when there is none, or the connection broke. */
async function textOf(response: Response): Promise<string> {
  // The browser hides the text of these answers.
  if (response.type === 'opaque' || response.type === 'opaqueredirect') return '';
  try {
    return await response.text();
  } catch {
    // A broken connection counts as no answer.
    return '';
  }
}

/** Returns the JSON of an answer; undefined when it is invalid or incomplete. */
function jsonIn({ headers }: Response, text: string): unknown {
  if (!headers.get('content-type')?.includes('application/json')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
