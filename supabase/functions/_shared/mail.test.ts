import { afterEach, expect, test, vi } from 'vitest';
import { mailService } from './mail.ts';

const settings: Record<string, string> = {
  MAIL_URL: 'https://mail.test/emails',
  MAIL_KEY: 'key',
  MAIL_FROM: 'Niyam <letters@example.org>',
};
const letter = { to: 'vendor@example.com', subject: 'Subject', text: 'Text' };

afterEach(() => vi.unstubAllGlobals());

test('a letter goes as JSON with the bearer key', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ id: '1' })));
  vi.stubGlobal('fetch', asked);
  await mailService((name) => settings[name])?.(letter);
  const [url, init] = asked.mock.calls[0] ?? [];
  expect(url).toBe('https://mail.test/emails');
  expect(init?.method).toBe('POST');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer key');
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(String(init?.body))).toEqual({
    from: 'Niyam <letters@example.org>',
    ...letter,
  });
});

test('what the service does not take is an error that names no address', async () => {
  const refusal = Response.json({ message: `not to ${letter.to}` }, { status: 403 });
  vi.stubGlobal('fetch', () => Promise.resolve(refusal));
  const sent = mailService((name) => settings[name])?.(letter);
  await expect(sent).rejects.toThrow(/^The mail service answered 403$/);
});

test.each(Object.keys(settings))('without %s there is no mail', (missing) => {
  expect(mailService((name) => (name === missing ? undefined : settings[name]))).toBeUndefined();
});
