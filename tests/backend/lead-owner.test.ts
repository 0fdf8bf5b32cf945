import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type SignedIn, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';

/** Requests that belong to a signed-in user (PROF-08). */

let server: TestServer;
let asha: SignedIn;
let ravi: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  asha = await server.signUp();
  ravi = await server.signUp();
}, 120_000);
afterAll(() => server.stop());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function tokenOf({ client }: SignedIn): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

/** A token of our own making, signed with this secret. */
const tokenFor = (id: string, secondsFromNow: number, secret = server.keys.jwtSecret) =>
  new SignJWT({ sub: id, role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + secondsFromNow)
    .sign(new TextEncoder().encode(secret));

async function send(lead: object, token: string) {
  const response = await server.submit(lead, bearer(token));
  return { status: response.status, body: (await response.json()) as object };
}

const seenBy = async ({ client }: SignedIn, id: string) =>
  (await client.from('leads').select('id,receipt,full_name,details').eq('id', id)).data;

test('a request sent with a token belongs to its user, who alone reads it', async () => {
  const lead = sampleLead();
  const { status, body } = await send(lead, await tokenOf(asha));
  expect([status, body]).toMatchObject([201, { linked: true, duplicate: false }]);
  expect(await server.row(lead.submissionId)).toMatchObject({ user_id: asha.id });

  expect(await seenBy(asha, lead.submissionId)).toMatchObject([{ full_name: lead.fullName }]);
  expect(await seenBy(ravi, lead.submissionId)).toEqual([]);
  const anonymous = await server.rest('leads?select=id', server.keys.publishableKey);
  expect(anonymous.status).toBe(401);
});

test('a repeat reports whether it is linked, and never changes the owner', async () => {
  const lead = sampleLead();
  await send(lead, await tokenOf(asha));
  const again = await send(lead, await tokenOf(asha));
  expect([again.status, again.body]).toMatchObject([200, { linked: true, duplicate: true }]);
  const others = await send(lead, await tokenOf(ravi));
  expect(others.body).toMatchObject({ linked: false, duplicate: true });
  expect(await server.row(lead.submissionId)).toMatchObject({ user_id: asha.id });
});

test.each([
  ['that has expired', () => tokenFor(asha.id, -1), 'JWT has expired'],
  [
    'that somebody else signed',
    () => tokenFor(asha.id, 60, 'y'.repeat(48)),
    'Invalid JWT signature',
  ],
  [
    'of an account that is no more',
    () => tokenFor(crypto.randomUUID(), 60),
    'Auth session missing!',
  ],
  ['that is none', () => Promise.resolve('a.b.c'), 'Invalid JWT structure'],
])('no request is lost over a token %s', async (_, make, linkError) => {
  const lead = sampleLead();
  const { status, body } = await send(lead, await make());
  expect([status, body]).toMatchObject([201, { linked: false, linkError }]);
  expect(await server.row(lead.submissionId)).toMatchObject({ user_id: null });
});

test('the site’s own key in place of a token means no user', async () => {
  const { body } = await send(sampleLead(), server.keys.publishableKey);
  expect(body).not.toHaveProperty('linked');
});

test('requests sent before signing in are claimed by their ids, those of others are not', async () => {
  const [mine, hers] = [sampleLead(), sampleLead()];
  await server.submit(mine);
  await send(hers, await tokenOf(asha));
  const ids = [mine.submissionId, hers.submissionId, crypto.randomUUID()];
  const claim = (client: SignedIn['client'], wanted: string[]) =>
    client.rpc('claim_leads', { ids: wanted });

  expect((await claim(ravi.client, ids)).data).toBe(1);
  expect((await claim(asha.client, ids)).data).toBe(0);
  expect(await seenBy(ravi, mine.submissionId)).toHaveLength(1);
  expect(await seenBy(ravi, hers.submissionId)).toEqual([]);
  expect((await claim(server.visitor(), ids)).error?.code).toBe('42501');
  const many = Array.from({ length: 201 }, () => crypto.randomUUID());
  expect((await claim(ravi.client, many)).error?.code).toBe('22023');
});

test('the owner of a request cannot read the team’s notes', async () => {
  await send(sampleLead(), await tokenOf(asha));
  for (const column of ['suspicion', 'sender_hash', 'body_hash', 'form_open_ms', 'forwarded_at']) {
    const { error } = await asha.client.from('leads').select(column);
    expect(error?.code).toBe('42501');
  }
});

test('an owner neither changes nor deletes a request, nor makes one beside the form', async () => {
  const lead = sampleLead();
  await send(lead, await tokenOf(asha));
  const table = asha.client.from('leads');
  const row = { id: crypto.randomUUID(), user_id: asha.id };
  for (const { error } of [
    await table.update({ full_name: 'Nobody' }).eq('id', lead.submissionId),
    await table.delete().eq('id', lead.submissionId),
    await table.insert(row),
  ]) {
    expect(error?.code).toBe('42501');
  }
  expect(await server.row(lead.submissionId)).toMatchObject({ full_name: lead.fullName });
});
