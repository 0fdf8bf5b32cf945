import { z } from 'zod';
import { callerOf } from '../_shared/caller.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { readJsonBody } from '../_shared/json-body.ts';
import { languageRule, languages } from '../_shared/languages.ts';
import { nameItem } from '../_shared/name-item.ts';
import { defaultNewsletterLimits } from '../_shared/newsletter-settings.ts';
import { json, preflight, problem } from '../_shared/responses.ts';
import { StoreError } from '../_shared/service-client.ts';
import { answerLink } from './email-links.ts';
import { subscribe, type Subscribed } from './subscribe.ts';
import { subscriptionStore } from './subscription-store.ts';

const maxBodyBytes = 4 * 1024;

const requestSchema = z.strictObject({
  submissionId: z.uuid('Must be a UUID').toLowerCase(),
  email: z
    .string('Required')
    .trim()
    .toLowerCase()
    .max(254, 'At most 254 characters')
    .regex(z.regexes.html5Email, 'Must be an e-mail address'),
  locale: z.enum(languages, languageRule),
  /** The consent text that the visitor accepted, as version/language. */
  consent: z
    .string('Required')
    .regex(new RegExp(`^\\d{1,4}/(${languages.join('|')})$`), 'Must be version/language'),
});

const linkSchema = z.strictObject({
  token: z.string('Required').regex(/^[0-9a-f]{64}$/, 'Unknown link'),
  action: z.enum(['confirm', 'unsubscribe'], 'Must be confirm or unsubscribe'),
});

/**
 * The newsletter (TOOL-NEWS-01). Takes a request for it, or the press of a button behind a link in an e-mail.
 *
 * Answers a request with `{ id, status: 'check-your-email' | 'already-subscribed' }`, the same for the same
 * id; 404 `not-available` when no e-mail can be sent; 422 when the id belongs to another address. Answers a
 * link with `{ status: 'confirmed' | 'unsubscribed' }`; 404 `unknown-link` when the link is unknown or too
 * old.
 *
 * Answers 429 with Retry-After when caller or day have reached their limit of e-mails, or when the address
 * has had its e-mail of the day; then nothing is stored and no e-mail is sent. Answers 503 with Retry-After
 * when database or mail service fail, or while the e-mail is being sent for another request.
 */
export const newsletter: FunctionHandler = (request, env) =>
  nameItem(request, takeRequest(request, env));

async function takeRequest(request: Request, env: FunctionEnv): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') {
    const error = { code: 'method-not-allowed', message: 'Send this with POST.' };
    return problem(405, error, { allow: 'POST, OPTIONS' });
  }
  const body = await readJsonBody(request, maxBodyBytes);
  if (!body.ok) return body.response;

  const store = subscriptionStore(env);
  const link = linkSchema.safeParse(body.value);
  try {
    if (link.success) {
      const status = await answerLink(store, link.data);
      return status ? json(200, { status }) : unknownLink();
    }
    const isLink = typeof body.value === 'object' && body.value !== null && 'token' in body.value;
    if (isLink) return unknownLink();

    const wanted = requestSchema.safeParse(body.value);
    if (!wanted.success) return invalid(wanted.error);
    if (!env.mail) {
      const message = 'The newsletter is not available yet. Nothing was stored.';
      return problem(404, { code: 'not-available', message });
    }
    const outcome = await subscribe(store, env.mail, wanted.data, {
      caller: await callerOf(request.headers, env),
      limits: env.newsletter ?? defaultNewsletterLimits,
    });
    return answerTo(wanted.data.submissionId, outcome);
  } catch (error) {
    if (error instanceof StoreError && error.isRequestFault) {
      return problem(400, { code: 'invalid', message: 'Some fields need correcting.' });
    }
    const reason = error instanceof StoreError ? error.message : nameOf(error);
    console.error(`newsletter: stopped (${reason})`);
    const message = 'This could not be done now. Send it again.';
    return problem(503, { code: 'unavailable', message }, { 'retry-after': '30' });
  }
}

function answerTo(id: string, outcome: Subscribed): Response {
  switch (outcome.is) {
    case 'id-reused': {
      const message = 'Another request with this id came before. It was not changed.';
      return problem(422, { code: 'id-reused', message });
    }
    case 'under-way': {
      const message = 'The letter is being sent for another request. Send it again.';
      return problem(503, { code: 'under-way', message }, { 'retry-after': '5' });
    }
    case 'too-many': {
      const message = 'No more letters can be sent now. Nothing was stored: send it again later.';
      const headers = { 'retry-after': String(outcome.retryAfter) };
      return problem(429, { code: 'too-many', message }, headers);
    }
    case 'check-your-email':
    case 'already-subscribed':
      return json(200, { id, status: outcome.is });
  }
}

/** Only the name: the message may quote an address. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

const unknownLink = () =>
  problem(404, {
    code: 'unknown-link',
    message: 'This link is not known, or a newer one was sent.',
  });

function invalid(error: z.ZodError): Response {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[String(issue.path[0] ?? 'body')] ??= issue.message;
  return problem(400, { code: 'invalid', message: 'Some fields need correcting.', fields });
}
