import { isPassing, parseRetryAfter } from './retry-policy.ts';
import type { SendError, SendResult } from './sender.ts';

/** The code of an attempt that no server has answered. */
export const unreachedCode = 'network';

/** The code of an attempt that the sign-in page of a network has answered. */
export const loginPageCode = 'login-page';

/** The name of `LoginPageError`, for libraries that pass on nothing but name and message. */
export const loginPageErrorName = 'LoginPageError';

/** Thrown in place of an answer that is the sign-in page of a network, where a library judges answers. */
export class LoginPageError extends TypeError {
  constructor() {
    super('The network asks for a sign-in');
    this.name = loginPageErrorName;
  }
}

/** The code by which our server says that the session of the item's owner has expired. */
export const sessionExpiredCode = 'session-expired';

/**
 * The rules by which items are stopped (`held`, `needs-user`). 1 believed every 401, and every refusal in
 * JSON; what it has stopped is tried once more (`recoverStranded`).
 */
export const stopRules = 2;

/** True when the network stood between the phone and the server: another network may do better at once. */
export const isUnreached = ({ code }: Pick<SendError, 'code'>): boolean =>
  code === unreachedCode || code === loginPageCode;

/** The header in which our functions name the item they answer (supabase/functions/_shared/name-item.ts). */
const itemHeader = 'x-niyam-item';

/** What is known of the item and its request when the answer is judged. */
export interface JudgedItem {
  id: string;
  /** A user's id, or `anon`. */
  ownerId: string;
}

/**
 * Judges the answer to an item (docs/outbox-answers.md). Only an answer that is provably from our server
 * and about this item ends the item: it names the item twice, in a header of ours and in its JSON, as `id`
 * in an acknowledgement and as `item` in a refusal. No request carries that header, so that whatever
 * sends a request back, in whichever form, is not believed. Everything else is retried, whatever its status says: a Wi-Fi's
 * sign-in page, a gateway whose key was rotated, a proxy. Never rejects.
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

/** True when the answer is our server's acknowledgement of this very item. */
const isReceipt = (response: Response, answer: unknown, item: JudgedItem): boolean =>
  isNamed(response, item) && isObject(answer) && answer.id === item.id && !('error' in answer);

/** Our server's refusal of this very item; undefined when the answer proves to be nothing of the kind. */
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
 * True when the answer to a call of ours is the sign-in page of a network: a redirect, which our server
 * never sends; status 511, which says so; or a page where JSON was expected, with one of the statuses
 * such pages come with. Without the text, its declared type alone tells a page.
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

/** The text of the answer; empty when there is none, or the connection died within it. */
async function textOf(response: Response): Promise<string> {
  // What the browser hides has no text.
  if (response.type === 'opaque' || response.type === 'opaqueredirect') return '';
  try {
    return await response.text();
  } catch {
    // Cut off on the way: the same as no answer, and it is retried as such.
    return '';
  }
}

/** The answer's JSON; undefined when it is none or was cut off. */
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
