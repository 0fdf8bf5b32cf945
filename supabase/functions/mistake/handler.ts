import { z } from 'zod';
import { callerOf } from '../_shared/caller.ts';
import { canonicalHash } from '../_shared/canonical-hash.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { readJsonBody } from '../_shared/json-body.ts';
import { languageRule, languages } from '../_shared/languages.ts';
import { nameItem } from '../_shared/name-item.ts';
import { checkLimit } from '../_shared/rate-limit.ts';
import { json, preflight, problem } from '../_shared/responses.ts';
import { checked, queryTimeout, serviceClient, StoreError } from '../_shared/service-client.ts';

/** Room for 2,500 characters in Devanagari or Telugu, at three bytes each. */
const maxBodyBytes = 10 * 1024;

const reportSchema = z.strictObject({
  submissionId: z.uuid('Must be a UUID').toLowerCase(),
  /** The address of the page without the site. */
  page: z
    .string('Required')
    .max(300, 'At most 300 characters')
    .regex(/^\/(?!\/)[^\s?#]*$/, 'Must be the address of a page'),
  section: z.string('Required').trim().max(500, 'At most 500 characters'),
  locale: z.enum(languages, languageRule),
  text: z.string('Required').trim().min(1, 'Required').max(2000, 'At most 2000 characters'),
});

type Report = z.infer<typeof reportSchema>;

/**
 * Takes a report of a mistake in a text and stores it exactly once.
 *
 * Answers 201 with `{ id }`; 200 when the same report was stored before; 422 `id-reused` when its id was used for
 * another one; 400 when it is invalid; 429 with Retry-After when the caller's address has sent too many new ones; 503
 * with Retry-After when the database fails.
 */
export const mistake: FunctionHandler = (request, env) =>
  nameItem(request, takeReport(request, env));

async function takeReport(request: Request, env: FunctionEnv): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') {
    const error = { code: 'method-not-allowed', message: 'Send this with POST.' };
    return problem(405, error, { allow: 'POST, OPTIONS' });
  }
  const body = await readJsonBody(request, maxBodyBytes);
  if (!body.ok) return body.response;
  const report = reportSchema.safeParse(body.value);
  if (!report.success) return invalid(report.error.issues);
  try {
    return await storeWithinLimit(report.data, await canonicalHash(body.value), request, env);
  } catch (error) {
    if (error instanceof StoreError && error.isRequestFault) return invalid([]);
    // Only the name of another error: its message may quote the report.
    const reason = error instanceof StoreError ? error.message : nameOf(error);
    console.error(`mistake: stopped (${reason})`);
    return unavailable();
  }
}

/** Stores a report, unless it is new and its caller has reached the limit. */
async function storeWithinLimit(
  report: Report,
  bodyHash: string,
  request: Request,
  env: FunctionEnv,
): Promise<Response> {
  const caller = await callerOf(request.headers, env);
  const limit = await checkLimit('mistakes', caller, env);
  if (limit.kind === 'unavailable') throw new StoreError(limit.reason);
  if (limit.kind === 'within') return store(report, bodyHash, caller.hash, env);
  // A known report is answered regardless of the limit, so that the device can delete its copy.
  const known = await answerToKnown(report, bodyHash, env);
  if (known) return known;
  const error = {
    code: 'too-many',
    message: 'Too many reports came from this network. It goes by itself a little later.',
  };
  return problem(429, error, { 'retry-after': String(Math.ceil(limit.retryAfterMs / 1000)) });
}

async function store(
  { submissionId, ...report }: Report,
  bodyHash: string,
  senderHash: string,
  env: FunctionEnv,
): Promise<Response> {
  const row = { id: submissionId, ...report, body_hash: bodyHash, sender_hash: senderHash };
  const inserted = checked(
    await serviceClient(env)
      .from('mistakes')
      .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
      // Only inserted rows are returned: an empty result means that the id existed already.
      .select('id')
      .abortSignal(queryTimeout()),
  );
  if (inserted.length > 0) return json(201, { id: submissionId });
  const known = await answerToKnown({ submissionId }, bodyHash, env);
  if (!known) throw new StoreError('the row vanished between two queries');
  return known;
}

/** The answer to a report whose id is stored; undefined when the id is new. */
async function answerToKnown(
  { submissionId }: Pick<Report, 'submissionId'>,
  bodyHash: string,
  env: FunctionEnv,
): Promise<Response | undefined> {
  const [stored] = checked(
    await serviceClient(env)
      .from('mistakes')
      .select('body_hash')
      .eq('id', submissionId)
      .abortSignal(queryTimeout()),
  );
  if (!stored) return undefined;
  if (stored.body_hash === bodyHash) return json(200, { id: submissionId });
  const message = 'Another report with this id came before. It was not changed.';
  return problem(422, { code: 'id-reused', message });
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

function unavailable(): Response {
  const error = { code: 'unavailable', message: 'This could not be stored now. Send it again.' };
  return problem(503, error, { 'retry-after': '30' });
}

function invalid(issues: readonly z.core.$ZodIssue[]): Response {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[String(issue.path[0] ?? 'body')] ??= issue.message;
  return problem(400, { code: 'invalid', message: 'Some fields need correcting.', fields });
}
