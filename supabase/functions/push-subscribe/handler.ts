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
/**
 * Room for 250 dates with two reminders each: a company with every duty of the calendar has some 180 in 18
 * months.
 */
const mostReminders = 500;

/** Returns an address in the only form that the database accepts: scheme and host in lower case. */
const canonical = (address: string): string => new URL(address).href;

/** A day within the years that reminders may have. */
const day = z.iso.date().refine((on) => on >= '2000-01-01' && on <= '2199-12-31', 'Not such a day');

const id = z.uuid('Must be a UUID').toLowerCase();

const stopSchema = z.strictObject({ id, stop: z.literal(true) });

const saveSchema = z.strictObject({
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
 * Saves or deletes a device's reminders (PUSH-01, PUSH-02).
 *
 * GET returns `{ publicKey }`, which the browser subscribes with; null when there are no keys.
 *
 * POST of `{ id, address, reminders }` saves the device's push address and the days of its reminders,
 * replaces the earlier ones, and answers `{ id, planned }`. POST of `{ id, stop: true }` deletes the device
 * and answers `{ id, stopped }`, also when it was unknown. The id is made on the device; a caller without it
 * cannot change anything. With a user's access token the device belongs to that account, is in its export and
 * is deleted with it.
 *
 * Answers 404 `not-set-up` to a POST when there are no keys; 400 when the body is invalid, or names a push
 * service that we do not send to; 429 with Retry-After when the caller's address has added too many devices;
 * 503 with Retry-After when the database fails.
 */
export const pushSubscribe: FunctionHandler = (request, env) =>
  nameItem(request, takeWish(request, env));

async function takeWish(request: Request, env: FunctionEnv): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method === 'GET') {
    // This is no error: a page may ask before the visitor presses a button.
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
    const wanted = saveSchema.safeParse(body.value);
    if (!wanted.success) return invalid(wanted.error);
    const { id, address, reminders } = wanted.data;
    if (!isPushService(address.endpoint, env.push.hosts)) {
      const message = 'This is no push service that reminders are sent to.';
      return problem(400, { code: 'unknown-service', message });
    }
    const wait = await waitBefore(id, store, await callerOf(request.headers, env), env);
    if (wait !== undefined) return tooMany(wait);
    const planned = await store.save({
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
 * Returns the ms that a new device has to wait because its address has added too many; undefined without a
 * wait. A known device may change its dates at any time.
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

/** Returns the account that is signed in on the device; null when there is none or it cannot be checked. */
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
