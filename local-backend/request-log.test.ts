import { expect, test } from 'vitest';
import { createRequestLog, securityEvent } from './request-log.ts';

const request = (method: string, pathname: string, headers = {}) =>
  new Request(`http://x${pathname}`, { method, headers });

test('each security event is recognised by call and status', () => {
  const seen = [
    securityEvent(request('POST', '/auth/v1/token?grant_type=password'), 400, 's'),
    securityEvent(request('POST', '/auth/v1/token?grant_type=password'), 429, 's'),
    securityEvent(request('POST', '/auth/v1/token?grant_type=password'), 200, 's'),
    securityEvent(request('POST', '/auth/v1/verify'), 403, 's'),
    securityEvent(request('PUT', '/auth/v1/user'), 200, 's'),
    securityEvent(request('PUT', '/auth/v1/user'), 422, 's'),
    securityEvent(request('POST', '/rest/v1/rpc/delete_my_account'), 204, 's'),
    securityEvent(request('GET', '/rest/v1/leads', { apikey: 'wrong' }), 401, 's'),
    securityEvent(request('GET', '/rest/v1/leads', { apikey: 's' }), 200, 's'),
    securityEvent(request('GET', '/rest/v1/profiles', { apikey: 'p' }), 200, 's'),
  ];
  expect(seen).toEqual([
    'sign-in-failed',
    'guessing-stopped',
    undefined,
    'code-refused',
    'account-changed',
    'weak-password-refused',
    'account-deleted',
    'key-refused',
    'secret-key-used',
    undefined,
  ]);
});

test('a line of the log has nothing that a visitor sent', () => {
  const lines: string[] = [];
  const log = createRequestLog({
    key: 'k',
    secretKey: 's',
    clientAddress: { trustedProxyHops: 0 },
    logAll: true,
    write: (line) => lines.push(line),
  });
  const phone = '/rest/v1/leads/+919876543210/Asha%20Rao?phone=eq.9876543210&email=a@example.com';
  log.note(
    request('GET', phone, { 'x-forwarded-for': '203.0.113.7' }),
    new Response(null, { status: 500 }),
    12.4,
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/9876543210|asha|example\.com|203\.0\.113/i);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'GET',
    route: '/rest/v1/leads/*',
    status: 500,
    ms: 12,
    caller: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  expect([...log.answers]).toEqual([['/rest/v1/leads/*\n500', 1]]);
});
