import { readAccessToken, type TokenOutcome } from '../_shared/access-token.ts';
import { callerOf, type Caller } from '../_shared/caller.ts';
import { canonicalHash } from '../_shared/canonical-hash.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { readJsonBody } from '../_shared/json-body.ts';
import { nameItem } from '../_shared/name-item.ts';
import { checkLimit } from '../_shared/rate-limit.ts';
import { json, preflight, problem } from '../_shared/responses.ts';
import { tendLeadsLater } from '../_shared/tend-leads.ts';
import { candidateOf, isFormPost, localeOf, readFormPost, repeatWindowMs } from './form-body.ts';
import { correctionPage, receivedPage, tooLargePage, tryAgainPage } from './form-pages.ts';
import { formSigns } from './form-signs.ts';
import { fieldErrors, leadSchema, type Lead } from './lead-schema.ts';
import { findStored, storeLead, type StoreOutcome, type Submission } from './lead-store.ts';

/** Room for 4,000 characters of notes in Devanagari or Telugu, at three bytes each. */
const maxBodyBytes = 16 * 1024;

/**
 * Takes one submission of the lead form and stores it exactly once.
 *
 * Answers 201 with `{ id, receipt, receivedAt, duplicate: false }`; 200 with the original receipt and
 * `duplicate: true` when the same submission was stored before; 422 `id-reused` when its id was used for
 * another text; 400, 405, 413 or 415 when the request is invalid; 429 with Retry-After when the caller's
 * address has sent too many new ones; 503 with Retry-After when the database fails, so that a 5xx always
 * means "send it again".
 *
 * With a user's access token the lead belongs to that user, and the answer contains `linked: true`. A lead
 * with an invalid token is stored without a user, and the answer contains `linked: false` and, in
 * `linkError`, the reason. `claim_leads` links it later.
 *
 * A lead that a machine may have sent is stored and marked. Forwarding starts after the answer.
 */
export const leadIntake: FunctionHandler = (request, env) =>
  nameItem(request, takeLead(request, env));

async function takeLead(request: Request, env: FunctionEnv): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') {
    const error = { code: 'method-not-allowed', message: 'Send the form with POST.' };
    return problem(405, error, { allow: 'POST, OPTIONS' });
  }

  if (isFormPost(request.headers)) return formIntake(request, env);
  const body = await readJsonBody(request, maxBodyBytes);
  if (!body.ok) return body.response;
  const lead = leadSchema.safeParse(body.value);
  if (!lead.success) return invalid(fieldErrors(lead.error));

  const token = await readAccessToken(request.headers, env);
  if (token.kind === 'unavailable') {
    console.error(`lead-intake: whose lead it is cannot be found out (${token.reason})`);
  }
  const outcome = await storeNew(
    {
      lead: lead.data,
      // The hash is of the body as sent, not as checked: after a change of the rules, a replay of an accepted
      // submission must still be the same one. The headers do not count.
      bodyHash: await canonicalHash(body.value),
      signs: formSigns(request.headers),
      userId: token.kind === 'user' ? token.id : null,
    },
    request.headers,
    env,
  );
  return answerTo(outcome, token);
}

/**
 * Takes the form of a browser without JavaScript, by the same rules, and answers with a page. 200 contains
 * the receipt, 400 the fields to correct and all typed answers, 413 is a body that is too large, and 429 or
 * 503 has a button to send it again (docs/decisions/0038-form-without-javascript.md).
 */
async function formIntake(request: Request, env: FunctionEnv): Promise<Response> {
  const site = env.mail?.site;
  const form = await readFormPost(request);
  if (!form) {
    const notice = new URL(request.url).searchParams.get('notice') ?? '';
    return tooLargePage({ locale: localeOf(notice) }, site);
  }
  const { submission, bodyHash, earlierId } = await candidateOf(form);
  const lead = leadSchema.safeParse(submission);
  if (!lead.success) return correctionPage(form, fieldErrors(lead.error), site);

  const outcome =
    (await storedShortlyBefore({ ...lead.data, submissionId: earlierId }, bodyHash, env)) ??
    (await storeNew(
      {
        lead: lead.data,
        bodyHash,
        signs: formSigns(
          new Headers({
            'x-consent-notice': form.notice,
            ...(form.trapped && { 'x-form-trap': '1' }),
          }),
        ),
        userId: null,
      },
      request.headers,
      env,
    ));
  switch (outcome.kind) {
    case 'created':
    case 'replayed':
      return receivedPage(outcome.row.receipt, form, site);
    case 'id-reused':
    case 'rejected':
      return correctionPage(form, {}, site);
    case 'too-many':
      return tryAgainPage(429, form, outcome.retryAfterMs);
    case 'unavailable':
      console.error(`lead-intake: the database did not answer as expected (${outcome.reason})`);
      return tryAgainPage(503, form, 60_000);
  }
}

/** Finds the same form in the previous time window, if it was sent less than ten minutes ago. */
async function storedShortlyBefore(
  lead: Lead,
  bodyHash: string,
  env: FunctionEnv,
): Promise<StoreOutcome | undefined> {
  const earlier = await findStored({ lead, bodyHash }, env);
  if (earlier?.kind !== 'replayed') return undefined;
  const age = Date.now() - new Date(earlier.row.received_at).getTime();
  return age < repeatWindowMs ? earlier : undefined;
}

/** A new lead that exceeds the caller's limit. */
type TooMany = { kind: 'too-many'; retryAfterMs: number };

/** Stores a lead within the limit of the caller in the headers, and starts the work that follows. */
async function storeNew(
  submission: Omit<Submission, 'senderHash'>,
  headers: Headers,
  env: FunctionEnv,
): Promise<StoreOutcome | TooMany> {
  const caller = await callerOf(headers, env);
  const outcome = await storeWithinLimit({ ...submission, senderHash: caller.hash }, caller, env);
  if (outcome.kind === 'created') tendLeadsLater(env);
  return outcome;
}

/** Stores a lead, unless it is new and its caller has reached the limit. */
async function storeWithinLimit(
  submission: Submission,
  caller: Caller,
  env: FunctionEnv,
): Promise<StoreOutcome | TooMany> {
  const limit = await checkLimit('leads', caller, env);
  if (limit.kind === 'unavailable') return limit;
  if (limit.kind === 'within') return storeLead(submission, env);
  // A known lead is answered regardless of the limit, so that the device can delete its copy.
  const known = await findStored(submission, env);
  return known ?? { kind: 'too-many', retryAfterMs: limit.retryAfterMs };
}

function answerTo(outcome: StoreOutcome | TooMany, token: TokenOutcome): Response {
  switch (outcome.kind) {
    case 'created':
    case 'replayed': {
      const { id, receipt } = outcome.row;
      // Postgres and PostgREST write times differently, and some browsers cannot read both.
      const receivedAt = new Date(outcome.row.received_at).toISOString();
      const duplicate = outcome.kind === 'replayed';
      const link = linkOf(token, outcome.row.user_id);
      return json(duplicate ? 200 : 201, { id, receipt, receivedAt, duplicate, ...link });
    }
    case 'id-reused':
      return problem(422, {
        code: 'id-reused',
        message: 'Another submission with this id was accepted before. It was not changed.',
      });
    case 'rejected':
      return invalid({});
    case 'too-many': {
      const error = {
        code: 'too-many',
        message: 'Too many forms came from this network. It goes by itself a little later.',
      };
      return problem(429, error, {
        'retry-after': String(Math.ceil(outcome.retryAfterMs / 1000)),
      });
    }
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

/** Returns the fields about the lead's owner, for callers that sent a token. */
function linkOf(token: TokenOutcome, owner: string | null) {
  if (token.kind === 'none') return {};
  if (token.kind === 'user') return { linked: owner === token.id };
  const linkError = token.kind === 'refused' ? token.message : 'The account cannot be checked now';
  return { linked: false, linkError };
}

function invalid(fields: Record<string, string>): Response {
  return problem(400, { code: 'invalid', message: 'Some fields need correcting.', fields });
}
