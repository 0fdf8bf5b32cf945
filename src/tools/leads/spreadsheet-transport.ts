import { unreachedCode } from '../../platform/offline/judge-answer.ts';
import { isPassing, parseRetryAfter } from '../../platform/offline/retry-policy.ts';
import type { SendError, SendResult } from '../../platform/offline/sender.ts';
import type { LeadBody } from './lead-body.ts';

interface SpreadsheetRequest {
  url: string;
  body: LeadBody;
  /** An earlier attempt counted as sent, but was not confirmed. */
  isRepeat: boolean;
  signal: AbortSignal;
  fetch: typeof fetch;
}

/** Time in ms for which the device retains the text of an unconfirmed lead. */
const unconfirmedTextMs = 7 * 24 * 60 * 60_000;

/**
 * Sends a lead to the owner's spreadsheet web app (LEAD-25 to LEAD-29).
 * The first request is opaque, and any answer counts as sent. If it throws, a second request asks for a
 * readable answer. Only the sheet's own `success` confirms a lead. An unconfirmed lead retains its text for a
 * week and is sent again under the same id, of which the sheet saves one row.
 * A repeat asks for a readable answer first, because that may confirm it; without one it is sent as before.
 * Any answer except `success`, such as the page of a broken script, leads to another attempt. The form has
 * ended with "Sent, not confirmed" by then (LEAD-27).
 * The body is plain text, the only type that opaque requests allow. The sheet's script parses it as JSON
 * (integrations/spreadsheet).
 */
export async function sendToSpreadsheet(request: SpreadsheetRequest): Promise<SendResult> {
  if (request.isRepeat) return (await sendReadably(request)) ?? sendOpaquely(request);
  const opaque = await sendOpaquely(request);
  if (opaque.outcome === 'delivered') return opaque;
  return (await sendReadably(request)) ?? opaque;
}

/** Sends without a readable answer. Any answer counts as sent. */
async function sendOpaquely(request: SpreadsheetRequest): Promise<SendResult> {
  try {
    await post(request, 'no-cors');
    return unconfirmed(request.body);
  } catch (error) {
    return retry({ code: unreachedCode, message: String(error) });
  }
}

/** Sends with a readable answer; returns undefined when there was none. */
async function sendReadably(request: SpreadsheetRequest): Promise<SendResult | undefined> {
  const { body } = request;
  let response: Response;
  let text: string;
  try {
    response = await post(request, 'cors');
    text = await response.text();
  } catch {
    // The network or the browser withheld the answer.
    return undefined;
  }
  const { status } = response;
  if (!response.ok) {
    const asked = parseRetryAfter(response.headers.get('retry-after'), Date.now());
    const error = { code: `status-${status}`, message: 'The sheet refused the request' };
    return { ...retry(error), retryAfterMs: isPassing(status) ? asked : undefined };
  }
  const answer = parse(text);
  const isNamed = answer?.id === undefined || answer.id === body.submissionId;
  if (answer?.success === true && isNamed) {
    return { outcome: 'delivered', receipt: { id: body.submissionId, confirmed: true } };
  }
  if (!answer && !isPage(response, text)) return unconfirmed(body);
  console.error('The sheet took the request and reported', answer?.error ?? 'a page');
  const error = { code: 'sheet-failed', message: 'The sheet did not confirm the request' };
  return { ...retry(error), receipt: { id: body.submissionId, confirmed: false } };
}

function post({ url, body, signal, fetch }: SpreadsheetRequest, mode: RequestMode) {
  return fetch(url, {
    method: 'POST',
    mode,
    headers: { 'content-type': 'text/plain;charset=utf-8' },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal,
  });
}

const retry = (error: SendError) => ({ outcome: 'retry', error }) as const;

/** Counts as sent (LEAD-29); the text is retained. */
const unconfirmed = ({ submissionId: id }: LeadBody): SendResult => ({
  outcome: 'delivered',
  receipt: { id, confirmed: false },
  retainTextMs: unconfirmedTextMs,
});

/** True for a page: a failing script answers 200 with a page of its host. */
const isPage = ({ headers }: Response, text: string): boolean =>
  /^\s*<(!doctype )?html/i.test(text) || (headers.get('content-type')?.includes('html') ?? false);

interface SheetAnswer {
  success?: unknown;
  id?: unknown;
  error?: unknown;
}

/** Returns the answer's JSON; undefined for other text, which also counts as success by specification. */
function parse(text: string): SheetAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}
