import { createClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEdits, type ProfileEdits } from '../../src/tools/account/profile-edits.ts';
import { sendProfileEdits } from '../../src/tools/account/send-profile-edits.ts';
import { postJson } from '../../src/platform/offline/sender.ts';
import { samplePassword, startTestServer, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';

/** What the real server says of an item is believed by the device; both sides as they are. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.stop());

const signal = () => AbortSignal.timeout(20_000);
const sendLead = (lead: ReturnType<typeof sampleLead>, more: object = {}) =>
  postJson({
    url: `${server.url}/functions/v1/lead-intake`,
    id: lead.submissionId,
    body: { ...lead, ...more },
    signal: signal(),
    fetch,
  });

test('a lead is delivered, and refused where the server will not take it', async () => {
  const lead = sampleLead();
  expect(await sendLead(lead)).toMatchObject({ outcome: 'delivered' });
  expect(await sendLead(lead, { notes: 'another text' })).toMatchObject({
    outcome: 'needs-user',
    error: { code: 'id-reused' },
  });
  expect(await sendLead(sampleLead(), { phone: '' })).toMatchObject({
    outcome: 'needs-user',
    error: { code: 'invalid', fields: ['phone'] },
  });
});

const editsOf = (userId: string, city: string): ProfileEdits =>
  addEdits({ userId, seen: 1, edits: {}, earlier: {} }, { city }, 0);

test('a change to a profile that the database refuses needs its person', async () => {
  const { client, id } = await server.signUp();
  const context = { id: 'the-item', now: 1000, signal: signal() };
  const { result } = await sendProfileEdits(client, editsOf(id, 'x'.repeat(500)), context);
  expect(result).toMatchObject({ outcome: 'needs-user', error: { code: '23514' } });
});

test('an expired token is renewed; once the session is over, the change is held', async () => {
  const person = await server.signUp();
  const secret = new TextEncoder().encode(server.keys.jwtSecret);
  const expired = await new SignJWT({ role: 'authenticated', sub: person.id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('-1h')
    .sign(secret);
  // A phone whose clock is late takes its token for a good one.
  const client = createClient(server.url, server.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: function () {} as unknown as typeof WebSocket },
    global: {
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        if (String(input).includes('/rest/')) headers.set('authorization', `Bearer ${expired}`);
        return fetch(input, { ...init, headers });
      },
    },
  });
  const { email } = person;
  const signedIn = await client.auth.signInWithPassword({ email, password: samplePassword });
  expect(signedIn.error).toBeNull();
  const send = async () => {
    const context = { id: 'the-item', now: 1000, signal: signal() };
    return (await sendProfileEdits(client, editsOf(person.id, 'Pune'), context)).result;
  };
  expect(await send()).toMatchObject({ outcome: 'retry', error: { code: 'token-refused' } });
  await person.client.auth.signOut({ scope: 'global' });
  expect(await send()).toMatchObject({ outcome: 'held', error: { code: 'session-expired' } });
});
