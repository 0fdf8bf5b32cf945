import { expect, it, test } from 'vitest';
import { leadIntake } from '../lead-intake/handler.ts';
import { legalAssistant } from '../legal-assistant/handler.ts';
import { mistake } from '../mistake/handler.ts';
import { newsletter } from '../newsletter/handler.ts';
import { pushSubscribe } from '../push-subscribe/handler.ts';
import type { FunctionEnv } from './function-env.ts';
import { nameItem } from './name-item.ts';
import { json } from './responses.ts';

const env: FunctionEnv = {
  SUPABASE_URL: 'http://database.test',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
  LEAD_RATE_LIMIT: 0,
  fetch: () => Promise.reject(new TypeError('fetch failed')),
};
const handlers = { leadIntake, legalAssistant, mistake, newsletter, pushSubscribe };
const id = '7f9c24e5-4b1d-4a6e-9f57-0d7c8e1b2a3c';

const post = (body: string, headers: Record<string, string> = {}) =>
  new Request('http://functions.test/functions/v1/any', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const refused = ['{}', 'no JSON', `{"notes":"${'x'.repeat(60_000)}"}`];

it.each(Object.entries(handlers))(
  '%s names the item in every refusal, so that the device believes it',
  async (_, handler) => {
    for (const body of refused) {
      const response = await handler(post(body, { 'idempotency-key': id }), env);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('x-niyam-item')).toBe(id);
      expect(response.headers.get('access-control-expose-headers')).toBe(
        'retry-after, x-niyam-item',
      );
      expect(await response.json()).toMatchObject({
        item: id,
        error: { code: expect.any(String) },
      });
    }
  },
);

test('an acknowledgement names the item in the header too, and browsers on other origins may read it', async () => {
  const request = post('{}', { 'idempotency-key': id });
  const response = await nameItem(request, Promise.resolve(json(201, { id })));
  expect(response.headers.get('x-niyam-item')).toBe(id);
  expect(response.headers.get('access-control-expose-headers')).toContain('x-niyam-item');
  expect(await response.json()).toEqual({ id });
});

test('a request without an item, or with a name that is none, gets nothing back of it', async () => {
  for (const key of [undefined, 'x'.repeat(36), '<script>']) {
    const response = await leadIntake(post('{}', key ? { 'idempotency-key': key } : {}), env);
    expect(response.headers.has('x-niyam-item')).toBe(false);
    expect(await response.json()).not.toHaveProperty('item');
  }
});

test('a refusal that is a page is passed on as it is, with the item in its header', async () => {
  const request = new Request('http://functions.test/functions/v1/lead-intake?type=support', {
    method: 'POST',
    headers: { 'idempotency-key': id },
    body: new URLSearchParams({ fullName: '' }),
  });
  const response = await leadIntake(request, env);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('x-niyam-item')).toBe(id);
  expect(await response.text()).toContain('</html>');
});
