import { z } from 'zod';
import { readAccessToken } from '../_shared/access-token.ts';
import { callerOf, type Caller } from '../_shared/caller.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { readJsonBody } from '../_shared/json-body.ts';
import { nameItem } from '../_shared/name-item.ts';
import { isPushService } from '../_shared/push-hosts.ts';
import { pushStore } from '../_shared/push-store.ts';
import { json, preflight, problem } from '../_shared/responses.ts';
import { StoreError } from '../_shared/service-client.ts';

const maxBodyBytes = 32 * 1024;
/** 250 dates, reminded of twice: a company with every duty of the calendar has some 180 in 18 months. */
const mostReminders = 500;

/** An address in the one form that the database takes: scheme and host in small letters. */
const canonical = (address: string): string => new URL(address).href;

/** A day that a calendar of our time may name. */
const day = z.iso.date().refine((on) => on >= '2000-01-01' && on <= '2199-12-31', 'Not such a day');

const id = z.uuid('Must be a UUID').toLowerCase();

const stopSchema = z.strictObject({ id, stop: z.literal(true) });

const keepSchema = z.strictObject({
  id,
  address: z.strictObject({
    endpoint: z.url().max(1000).transform(canonical).pipe(z.string().max(1000)),
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  reminders: z
    .array(z.strictObject({ id: z.string().regex(/^[\w-]{22}$/), on: day }))
    .max(mostReminders),
});

/**
 * Takes a phone's wish for reminders, or for no more of them (PUSH-01, PUSH-02).
 *
 * GET gives `{ publicKey }`, which the browser subscribes with; null where there are no keys. POST of `{ id, address, reminders }` keeps
 * where the phone takes messages and on which days it wants one, in place of what it wanted before, and
 * answers `{ id, planned }`; POST of `{ id, stop: true }` forgets the phone and answers `{ id, stopped }`,
 * also when it was not known. The id is made on the phone: who does not have it changes nothing. With a
 * user's access token the phone belongs to that account, is in its export and goes with it.
 *
 * 404 `not-set-up` to a POST where there are no keys; 400 when the body is at fault, or names no push service that
 * we send to; 429 with Retry-After when the caller's address has added too many phones; 503 with Retry-After
 * when the database fails.
 */
export const pushSubscribe: FunctionHandler = (request, env) =>
  nameItem(request, takeWish(request, env));

async function takeWish(request: Request, env: FunctionEnv): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method === 'GET') {
    // No error: a page that asks before a press has done nothing wrong.
    return json(200, { publicKey: env.push?.publicKey ?? null });
  }
  if (request.method !== 'POST') {
    const error = { code: 'method-not-allowed', message: 'Send this with POST.' };
    return problem(405, error, { allow: 'GET, POST, OPTIONS' });
  }
  const body = await readJsonBody(request, maxBodyBytes);
  if (!body.ok) return body.response;
  const store = pushStore(env);
  try {
    const stop = stopSchema.safeParse(body.value);
    if (stop.success) {
      await store.remove(stop.data.id);
      return json(200, { id: stop.data.id, stopped: true });
    }
    if (!env.push) return notSetUp();
    const wanted = keepSchema.safeParse(body.value);
    if (!wanted.success) return invalid(wanted.error);
    const { id, address, reminders } = wanted.data;
    if (!isPushService(address.endpoint, env.push.hosts)) {
      const message = 'This is no push service that reminders are sent to.';
      return problem(400, { code: 'unknown-service', message });
    }
    const wait = await waitBefore(id, store, await callerOf(request.headers, env), env);
    if (wait !== undefined) return tooMany(wait);
    const planned = await store.keep({
      id,
      owner: await ownerOf(request, env),
      ...address,
      reminders,
    });
    return json(200, { id, planned });
  } catch (error) {
    if (error instanceof StoreError && error.isRequestFault) {
      return problem(400, { code: 'invalid', message: 'Some fields need correcting.' });
    }
    const reason = error instanceof StoreError ? error.message : nameOf(error);
    console.error(`push-subscribe: stopped (${reason})`);
    const message = 'This could not be done now. Send it again.';
    return problem(503, { code: 'unavailable', message }, { 'retry-after': '30' });
  }
}

/**
 * How long a phone that is not known yet has to wait, in milliseconds, because its address has added too
 * many; undefined when it need not. A phone that is known may change its dates as often as it likes.
 */
async function waitBefore(
  id: string,
  store: ReturnType<typeof pushStore>,
  caller: Caller,
  { LEAD_RATE_LIMIT: limit }: FunctionEnv,
): Promise<number | undefined> {
  if (limit === 0 || (await store.phone(id))) return undefined;
  const wait = await store.waitOf(caller, limit);
  if (wait === undefined) await store.countCall(caller);
  return wait;
}

/** The account of who is signed in on the phone; null: nobody, as far as can be told. */
async function ownerOf(request: Request, env: FunctionEnv): Promise<string | null> {
  const token = await readAccessToken(request.headers, env);
  if (token.kind === 'unavailable') {
    console.error(`push-subscribe: whose phone it is cannot be found out (${token.reason})`);
  }
  return token.kind === 'user' ? token.id : null;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

const tooMany = (waitMs: number) =>
  problem(
    429,
    {
      code: 'too-many',
      message: 'Too many phones came from this network. Send it a little later.',
    },
    { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  );

const notSetUp = () =>
  problem(404, { code: 'not-set-up', message: 'Reminders are not set up here.' });

function invalid(error: z.ZodError): Response {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[String(issue.path[0] ?? 'body')] ??= issue.message;
  return problem(400, { code: 'invalid', message: 'Some fields need correcting.', fields });
}
