import { afterEach, expect, test, vi } from 'vitest';
import { newsletter } from './handler.ts';

const subscription = {
  submissionId: '7b3c1c1e-6b8e-4b7e-9a53-0f3f7f1f2a10',
  email: 'vendor@example.com',
  locale: 'en',
  consent: '1/en',
};

const ask = (env: object) =>
  newsletter(
    new Request('http://functions.test/functions/v1/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscription),
    }),
    {
      SUPABASE_URL: 'http://database.test',
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
      LEAD_RATE_LIMIT: 0,
      ...env,
    },
  );

afterEach(() => void vi.restoreAllMocks());

test('without mail there is no newsletter, and the phone is told not to try again', async () => {
  const response = await ask({ fetch: () => Promise.reject(new TypeError('not asked')) });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: 'not-available' } });
});

test('a letter that cannot be handed over: send the wish again; no address in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const row = {
    ...subscription,
    id: subscription.submissionId,
    status: 'pending',
    mailed_at: null,
    mail_after: '1970-01-01T00:00:00Z',
  };
  const database = () => Promise.resolve(Response.json([row]));
  const mail = {
    send: () => Promise.reject(new Error(`refused for ${subscription.email}`)),
    site: { url: 'http://site.test', name: 'Test' },
  };
  const response = await ask({ fetch: database, mail });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(JSON.stringify(log.mock.calls)).not.toContain(subscription.email);
});
