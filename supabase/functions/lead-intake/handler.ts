import { canonicalHash } from '../_shared/canonical-hash.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { readJsonBody } from '../_shared/json-body.ts';
import { json, preflight, problem } from '../_shared/responses.ts';
import { fieldErrors, leadSchema } from './lead-schema.ts';
import { storeLead } from './lead-store.ts';

/** Room for 4,000 characters of notes in Devanagari or Telugu, at three bytes each. */
const maxBodyBytes = 16 * 1024;

/**
 * Takes one submission of the lead form and stores it exactly once.
 *
 * Answers 201 with `{ id, receipt, receivedAt, duplicate: false }`; 200 with the original receipt
 * and `duplicate: true` when the same submission was stored before; 422 `id-reused` when its id was
 * used for another text; 400, 405, 413 or 415 when the request is at fault; 503 with Retry-After
 * when the database is, so that a 5xx always means "send it again".
 */
export async function leadIntake(request: Request, env: FunctionEnv): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') {
    const error = { code: 'method-not-allowed', message: 'Send the form with POST.' };
    return problem(405, error, { allow: 'POST, OPTIONS' });
  }

  const body = await readJsonBody(request, maxBodyBytes);
  if (!body.ok) return body.response;
  const lead = leadSchema.safeParse(body.value);
  if (!lead.success) return invalid(fieldErrors(lead.error));

  // The body as sent, not as checked: a later change of the rules must not turn a replay of an
  // accepted submission into a different one.
  const outcome = await storeLead(lead.data, await canonicalHash(body.value), env);
  switch (outcome.kind) {
    case 'created':
    case 'replayed': {
      const { id, receipt } = outcome.row;
      // Postgres and PostgREST write times in different ways, and not every browser reads both.
      const receivedAt = new Date(outcome.row.received_at).toISOString();
      const duplicate = outcome.kind === 'replayed';
      return json(duplicate ? 200 : 201, { id, receipt, receivedAt, duplicate });
    }
    case 'id-reused':
      return problem(422, {
        code: 'id-reused',
        message: 'Another submission with this id was accepted before. It was not changed.',
      });
    case 'rejected':
      return invalid({});
    case 'unavailable': {
      console.error(`lead-intake: the database did not answer as expected (${outcome.reason})`);
      const error = {
        code: 'unavailable',
        message: 'The form could not be stored. Send it again.',
      };
      return problem(503, error, { 'retry-after': '30' });
    }
  }
}

function invalid(fields: Record<string, string>): Response {
  return problem(400, { code: 'invalid', message: 'Some fields need correcting.', fields });
}
