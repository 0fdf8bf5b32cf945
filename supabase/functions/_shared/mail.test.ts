import { afterEach, expect, test, vi } from 'vitest';
import { mailService, MailRefused } from './mail.ts';

const settings: Record<string, string> = {
  MAIL_URL: 'https://mail.test/emails',
  MAIL_KEY: 'key',
  MAIL_FROM: 'Niyam <letters@example.org>',
};
const email = { to: 'vendor@example.com', subject: 'Subject', text: 'Text' };

afterEach(() => vi.unstubAllGlobals());

test('a letter goes as JSON with the bearer key', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ id: '1' })));
  vi.stubGlobal('fetch', asked);
  await mailService((name) => settings[name])?.(email);
  const [url, init] = asked.mock.calls[0] ?? [];
  expect(url).toBe('https://mail.test/emails');
  expect(init?.method).toBe('POST');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer key');
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(String(init?.body))).toEqual({
    from: 'Niyam <letters@example.org>',
    ...email,
  });
});

test('an e-mail with an id carries it as Message-ID and as key against repeats', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ id: '1' })));
  vi.stubGlobal('fetch', asked);
  const html = '<p>Text</p>';
  await mailService((name) => settings[name])?.({ ...email, html, id: 'a-1', date: new Date() });
  const [, init] = asked.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('idempotency-key')).toBe('a-1');
  expect(JSON.parse(String(init?.body))).toEqual({
    from: 'Niyam <letters@example.org>',
    ...email,
    html,
    headers: { 'Message-ID': '<a-1@example.org>' },
  });
});

test('an e-mail that was sent before with another text counts as sent; other conflicts do not', async () => {
  const answer = (name: string) => () =>
    Promise.resolve(Response.json({ statusCode: 409, name }, { status: 409 }));
  const send = () => mailService((name) => settings[name])?.({ ...email, id: 'a-1' });
  vi.stubGlobal('fetch', answer('invalid_idempotent_request'));
  await expect(send()).resolves.toBeUndefined();
  vi.stubGlobal('fetch', answer('concurrent_idempotent_requests'));
  await expect(send()).rejects.toThrow(MailRefused);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>No</h1>', { status: 409 })));
  await expect(send()).rejects.toThrow(MailRefused);
});

test('a refusal tells how long the service asks to wait', async () => {
  const refusal = new Response(null, { status: 429, headers: { 'retry-after': '90' } });
  vi.stubGlobal('fetch', () => Promise.resolve(refusal));
  const sent = mailService((name) => settings[name])?.(email);
  await expect(sent).rejects.toMatchObject({ status: 429, retryAfterMs: 90_000 });
});

test('what the service does not take is an error that names no address', async () => {
  const refusal = Response.json({ message: `not to ${email.to}` }, { status: 403 });
  vi.stubGlobal('fetch', () => Promise.resolve(refusal));
  const sent = mailService((name) => settings[name])?.(email);
  await expect(sent).rejects.toThrow(/^The mail service answered 403$/);
});

test.each(Object.keys(settings))('without %s there is no mail', (missing) => {
  expect(mailService((name) => (name === missing ? undefined : settings[name]))).toBeUndefined();
});
