import { itemHeader } from './name-item.ts';

/**
 * Any site may call: no cookie is involved, so an open origin reveals nothing. `Retry-After` and the item's
 * name are exposed, because the outbox on another origin could not read them otherwise.
 */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': [
    'authorization',
    'apikey',
    'x-client-info',
    'content-type',
    // The outbox sends it with each item, and so does the lead form (docs/decisions/0009-lead-intake.md).
    'idempotency-key',
    'x-consent-notice',
    'x-form-open-ms',
    'x-form-trap',
  ].join(', '),
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-expose-headers': `retry-after, ${itemHeader}`,
};

/** Returns a JSON answer that is never cached. */
export function json(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...corsHeaders,
      ...headers,
    },
  });
}

/** Returns a refusal: `code` is for programs, `message` for people, `fields` names the fields to correct. */
export function problem(
  status: number,
  error: { code: string; message: string; fields?: Readonly<Record<string, string>> },
  headers: Readonly<Record<string, string>> = {},
): Response {
  return json(status, { error }, headers);
}

/** Answers a browser that asks whether it may send a POST from another origin. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: { ...corsHeaders, 'access-control-max-age': '86400' },
  });
}
