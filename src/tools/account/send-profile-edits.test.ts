import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { addEdits } from './profile-edits.ts';
import { sendProfileEdits } from './send-profile-edits.ts';
import { fetchAnswer } from '../../platform/backend/fetch-answer.ts';

/** The decision table of profile changes (docs/outbox-answers.md), through supabase-js itself. */

const userId = '5cbe2a0e-0a6f-4f4c-9a4e-3a1f6a1c7d11';
const id = 'the-item';
const edits = addEdits({ userId, seen: 1, edits: {}, earlier: {} }, { city: 'Pune' }, 0);

const row = { row: { id: userId, version: 2 }, conflicts: [] };
const refusal = (code: string, details: string | null) => ({
  code,
  message: 'For programs',
  details,
  hint: null,
});
const named = `row ${userId}`;
const page = '<!doctype html><title>Wi-Fi</title><form></form>';
const delivered = { outcome: 'delivered', receipt: { id } };
const needsUser = { outcome: 'needs-user' };
const again = { outcome: 'retry' };
const loginPage = { outcome: 'retry', error: { code: 'login-page' } };

/** Sends with this answer. `refresh` is the auth server's answer to a renewal. */
async function send(answer: () => Response | Promise<Response>, refresh = () => Response.json({})) {
  const client = createClient('https://project.example', 'public-key', {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: function () {} as unknown as typeof WebSocket },
    global: {
      fetch: (input, init) =>
        fetchAnswer(input, init, async (asked) => {
          const path = String(asked);
          if (path.includes('/auth/v1/user')) return Response.json({ id: userId });
          return path.includes('/auth/v1/token') ? refresh() : answer();
        }),
    },
  });
  await client.auth.setSession({ access_token: tokenFor(userId), refresh_token: 'refresh' });
  const context = { id, now: 1000, signal: AbortSignal.timeout(300) };
  return (await sendProfileEdits(client, edits, context)).result;
}

/** Returns a token that the client considers valid for another hour. */
function tokenFor(sub: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return [{ alg: 'HS256', typ: 'JWT' }, { sub, exp, role: 'authenticated' }, {}]
    .map(part)
    .join('.');
}

const json = (status: number, body: unknown) => () => Response.json(body, { status });
const html = (status: number) => () =>
  new Response(page, { status, headers: { 'content-type': 'text/html' } });

const table: [string, () => Response | Promise<Response>, object][] = [
  ['200 with the person’s row', json(200, row), delivered],
  ['200 with the row of another', json(200, { row: { id: 'other' }, conflicts: [] }), again],
  ['200 without a row', json(200, { row: null, conflicts: [] }), again],
  ['200 with JSON of somebody else', json(200, { ok: true }), again],
  ['200 with a page', html(200), loginPage],
  ['200 with nothing', () => new Response(null), again],
  ['200, cut off', () => new Response('{"row":{"id":'), again],
  ['400 that names the row', json(400, refusal('23514', named)), needsUser],
  ['403 that names the row', json(403, refusal('42501', named)), needsUser],
  ['400 that names another row', json(400, refusal('23514', 'row other')), again],
  ['400 that names none (an older server)', json(400, refusal('23514', null)), again],
  ['400 of the gateway', json(400, { message: 'No API key found' }), again],
  [
    '401 of the gateway: the public key was rotated',
    json(401, { message: 'Invalid API key' }),
    again,
  ],
  ['401 with a page', html(401), loginPage],
  ['403 with a page', html(403), loginPage],
  ['404: the function is not there yet', json(404, refusal('PGRST202', null)), again],
  ['500 that names the row', json(500, refusal('XX000', named)), again],
  ['502 with a page', html(502), again],
  ['511', json(511, {}), loginPage],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), again],
];
it.each(table)('fault 36: a change to a profile, %s', async (_, answer, expected) => {
  expect(await send(answer)).toMatchObject(expected);
});

const expired = json(401, { ...refusal('PGRST303', null), message: 'JWT expired' });
const refreshes: [string, () => Response, object][] = [
  [
    'and the auth server knows no such session: held',
    json(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }),
    { outcome: 'held', error: { code: 'session-expired' } },
  ],
  [
    'and refreshed: retried with another',
    json(200, { access_token: tokenFor(userId), refresh_token: 'next', user: { id: userId } }),
    { outcome: 'retry', error: { code: 'token-refused' } },
  ],
  ['and the auth server fails: retried', json(503, { message: 'Try later' }), again],
  ['and a Wi-Fi answers the refresh with a page: retried', html(401), again],
  ['and the gateway refuses the public key: retried', json(401, { message: 'No' }), again],
];
it.each(refreshes)('fault 36: a token is refused %s', async (_, refresh, expected) => {
  let asked = 0;
  const answer = () => {
    asked++;
    const response = refresh();
    response.headers.set('x-supabase-api-version', '2024-01-01');
    return response;
  };
  expect(await send(expired, answer)).toMatchObject(expected);
  expect(asked).toBeGreaterThan(0);
});
