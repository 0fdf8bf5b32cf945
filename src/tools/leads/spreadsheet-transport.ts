import { unreachedCode } from '../../platform/offline/judge-answer.ts';
import { isPassing, parseRetryAfter } from '../../platform/offline/retry-policy.ts';
import type { SendError, SendResult } from '../../platform/offline/sender.ts';
import type { LeadBody } from './lead-body.ts';

interface SpreadsheetRequest {
  url: string;
  body: LeadBody;
  /** An earlier attempt counted as sent, and nobody has confirmed it. */
  isRepeat: boolean;
  signal: AbortSignal;
  fetch: typeof fetch;
}

/** How long the text of a lead stays on the device when the sheet has not confirmed it (ruling f). */
const unconfirmedTextMs = 7 * 24 * 60 * 60_000;

/**
 * Sends a lead to the owner's spreadsheet web app, with the behaviour of the specification (section 7,
 * LEAD-25 to LEAD-29): first in opaque mode, where any answer counts; if that throws, once more so that
 * the answer can be read. Only the sheet's own `success` confirms; what merely counts as sent keeps its
 * text for a week, to be sent again under the same id, of which the sheet keeps one row.
 *
 * A repeat asks for a readable answer first, since it may be confirmed by it; where none can be read, it
 * goes as the first attempt did. What the sheet, or something in its place, says instead of `success`
 * (a broken script answers with a page) is retried; the form has ended in success by then, as the
 * specification wants (LEAD-27), and says "Sent, not confirmed".
 *
 * The body travels as plain text, the only form opaque mode lets through; the sheet's script reads it as
 * JSON (integrations/spreadsheet).
 */
export async function sendToSpreadsheet(request: SpreadsheetRequest): Promise<SendResult> {
  if (request.isRepeat) return (await sendReadably(request)) ?? sendOpaquely(request);
  const opaque = await sendOpaquely(request);
  if (opaque.outcome === 'delivered') return opaque;
  return (await sendReadably(request)) ?? opaque;
}

/** Without a readable answer: any answer counts. */
async function sendOpaquely(request: SpreadsheetRequest): Promise<SendResult> {
  try {
    await post(request, 'no-cors');
    return unconfirmed(request.body);
  } catch (error) {
    return retry({ code: unreachedCode, message: String(error) });
  }
}

/** With an answer that can be read; undefined when there was none. */
async function sendReadably(request: SpreadsheetRequest): Promise<SendResult | undefined> {
  const { body } = request;
  let response: Response;
  let text: string;
  try {
    response = await post(request, 'cors');
    text = await response.text();
  } catch {
    // Refused by the network, or by the browser, which must not show the answer.
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

/** It counts as sent (LEAD-29), and its text stays. */
const unconfirmed = ({ submissionId: id }: LeadBody): SendResult => ({
  outcome: 'delivered',
  receipt: { id, confirmed: false },
  retainTextMs: unconfirmedTextMs,
});

/** A script that fails answers 200 with a page of its host's. */
const isPage = ({ headers }: Response, text: string): boolean =>
  /^\s*<(!doctype )?html/i.test(text) || (headers.get('content-type')?.includes('html') ?? false);

interface SheetAnswer {
  success?: unknown;
  id?: unknown;
  error?: unknown;
}

/** The answer as JSON; undefined when it is other text, which the specification takes for success too. */
function parse(text: string): SheetAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}
