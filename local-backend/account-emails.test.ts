import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

const mails: Mail[] = [];
const password = 'correct horse battery';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase({
    confirmEmail: true,
    mail: {
      send(mail: Mail) {
        mails.push(mail);
        return Promise.resolve();
      },
    },
  });
});
afterAll(() => opened.close());
beforeEach(() => mails.splice(0));

async function send(method: 'POST' | 'PUT', pathname: string, body: object, token = '') {
  const response = await opened.database.fetch(
    new Request(`http://127.0.0.1/auth/v1/${pathname}`, {
      method,
      headers: {
        apikey: opened.keys.publishableKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    }),
  );
  const answer = (await response.json()) as { access_token?: string };
  return { status: response.status, answer };
}

const post = (pathname: string, body: object) => send('POST', pathname, body);

const age = (column: string, email: string) =>
  opened.database.postgres.query(
    `update auth.users set ${column} = now() - interval '2 minutes' where email = $1`,
    [email],
  );

/** The links of the mail that a reader of HTML presses. */
const linksIn = ({ html = '' }: Mail): URL[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(
    ([, link = '']) => new URL(link.replaceAll('&amp;', '&')),
  );

test.each(['text', 'html'] as const)(
  'the link in the %s of an e-mail opens the account',
  async (part) => {
    const email = `by-${part}@example.com`;
    await post('signup', { email, password });
    const [mail] = mails;
    if (!mail) throw new Error('No e-mail was sent.');
    const links =
      part === 'html' ? linksIn(mail) : [new URL(/http\S+/.exec(mail.text ?? '')?.[0] ?? '')];
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links.map(({ href }) => href)).size).toBe(1);
    const query = links[0]?.searchParams;
    const verified = await post('verify', {
      token_hash: query?.get('token_hash'),
      type: query?.get('type'),
    });
    expect(verified.status).toBe(200);
  },
);

test('the plain text of each account e-mail is that of its template, in every language', async () => {
  const email = 'plain@example.com';
  await post('signup', { email, password });
  await age('confirmation_sent_at', email);
  await post('resend', { type: 'signup', email });
  await post('recover', { email });
  expect(mails).toHaveLength(3);
  for (const { text = '' } of mails) {
    for (const script of [
      /\p{Script=Devanagari}{3}/u,
      /\p{Script=Telugu}{3}/u,
      /If it was not you/,
    ]) {
      expect(text).toMatch(script);
    }
    expect(text).not.toMatch(/<|\{\{|^ /m);
  }
});

test('a lost confirmation is sent again, after a minute, and only the newest counts', async () => {
  const email = 'sita@example.com';
  await post('signup', { email, password });
  expect(await post('resend', { type: 'signup', email })).toEqual({ status: 200, answer: {} });
  expect(mails).toHaveLength(1);
  await age('confirmation_sent_at', email);
  expect(await post('resend', { type: 'signup', email })).toEqual({ status: 200, answer: {} });
  expect(mails.map(({ to }) => to)).toEqual([email, email]);
  expect(mails[1]?.subject).toBe(mails[0]?.subject);
  const codes = mails.map(({ text }) => /: (\d{6})$/m.exec(text ?? '')?.[1]);
  expect((await post('verify', { type: 'signup', email, token: codes[0] })).status).toBe(403);
  expect((await post('verify', { type: 'signup', email, token: codes[1] })).status).toBe(200);
});

test('the link of the second confirmation works too', async () => {
  const email = 'gita@example.com';
  await post('signup', { email, password });
  await age('confirmation_sent_at', email);
  await post('resend', { type: 'signup', email });
  const [link] = linksIn(mails[1] ?? { to: '', subject: '' });
  const token_hash = link?.searchParams.get('token_hash');
  expect((await post('verify', { token_hash, type: 'signup' })).status).toBe(200);
});

test('sending again says nothing of an address, and floods nobody', async () => {
  expect(await post('resend', { type: 'signup', email: 'unknown@example.com' })).toEqual({
    status: 200,
    answer: {},
  });
  const email = 'radha@example.com';
  await post('signup', { email, password });
  for (let at = 0; at < 8; at += 1) {
    await age('confirmation_sent_at', email);
    await post('resend', { type: 'signup', email });
  }
  expect(mails.filter(({ to }) => to === email)).toHaveLength(1 + 5);
});

test('the user is told of a new password', async () => {
  const email = 'lakshmi@example.com';
  await post('signup', { email, password });
  const token_hash = linksIn(mails[0] ?? { to: '', subject: '' })[0]?.searchParams.get(
    'token_hash',
  );
  const session = await post('verify', { token_hash, type: 'signup' });
  const token = session.answer.access_token;
  const change = { password: 'a new staple', current_password: password };
  const changed = await send('PUT', 'user', change, token);
  expect(changed.status).toBe(200);
  expect(mails.at(-1)).toMatchObject({ to: email });
  expect(mails.at(-1)?.subject).toContain('Your password was changed');
  expect(mails.at(-1)?.html).toContain('आपका पासवर्ड बदल गया है');
});

test('a wrong old password is refused, also in a session that was just opened', async () => {
  const email = 'meena@example.com';
  await post('signup', { email, password });
  const token_hash = linksIn(mails[0] ?? { to: '', subject: '' })[0]?.searchParams.get(
    'token_hash',
  );
  const session = await post('verify', { token_hash, type: 'signup' });
  const wrong = { password: 'a new staple', current_password: 'a guess' };
  const refused = await send('PUT', 'user', wrong, session.answer.access_token);
  expect(refused).toMatchObject({ status: 400, answer: { error_code: 'invalid_credentials' } });
});
