import type { SendResult } from '../../platform/offline/sender.ts';
import type { LeadBody } from './lead-body.ts';

interface SpreadsheetRequest {
  url: string;
  body: LeadBody;
  signal: AbortSignal;
  fetch: typeof fetch;
}

/**
 * Sends a lead to the owner's spreadsheet web app, with the behaviour of the specification (section 7,
 * LEAD-25 to LEAD-29): first in opaque mode, where any answer counts; if that throws, once more so that
 * the answer can be read. What could not be read is kept as sent, but not confirmed. The body travels
 * as plain text, the only form opaque mode lets through; the sheet's script reads it as JSON
 * (integrations/spreadsheet).
 */
export async function sendToSpreadsheet(request: SpreadsheetRequest): Promise<SendResult> {
  try {
    await post(request, 'no-cors');
    return sent(request.body, false);
  } catch {
    // Refused by the browser or the network: the specification tries once more, readably.
    return sendReadably(request);
  }
}

async function sendReadably(request: SpreadsheetRequest): Promise<SendResult> {
  let response: Response;
  try {
    response = await post(request, 'cors');
  } catch (error) {
    return { outcome: 'retry', error: { code: 'network', message: String(error) } };
  }
  if (!response.ok) {
    const error = { code: `status-${response.status}`, message: 'The sheet refused the request' };
    return { outcome: 'retry', error };
  }
  const answer = parse(await response.text());
  if (answer?.success === true) return sent(request.body, true);
  if (answer) console.error('The sheet took the request and reported', answer.error);
  return sent(request.body, false);
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

/** The stored result: `confirmed` only when the sheet's own answer could be read (LEAD-29). */
const sent = ({ submissionId: id }: LeadBody, confirmed: boolean): SendResult => ({
  outcome: 'delivered',
  receipt: { id, confirmed },
});

/** The answer as JSON; undefined when it is other text, which the specification takes for success too. */
function parse(text: string): { success?: unknown; error?: unknown } | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}
