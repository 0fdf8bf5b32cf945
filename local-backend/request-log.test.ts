import { expect, test } from 'vitest';
import { createRequestLog, securityEvent } from './request-log.ts';

const request = (method: string, pathname: string, headers = {}) =>
  new Request(`http://x${pathname}`, { method, headers });

const newLog = (write: (line: string) => void = () => {}) =>
  createRequestLog({
    key: 'k',
    secretKey: 's',
    clientAddress: { trustedProxyHops: 0 },
    logAll: true,
    write,
  });

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
  const log = newLog((line) => lines.push(line));
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

test('a caller who makes up paths does not fill the metrics, and functions are still counted apart', () => {
  const log = newLog();
  const refuse = (method: string, pathname: string, status: number) =>
    log.note(request(method, pathname), new Response(null, { status }), 1);
  for (let index = 0; index < 2_000; index += 1) {
    refuse('GET', `/functions/v1/made-up${index}`, 404);
    refuse('GET', `/functions/v1/newsletter/made-up${index}`, 404);
    refuse('GET', `/rest/v1/made-up${index}`, 401);
  }
  refuse('POST', '/functions/v1/newsletter', 429);
  expect(log.answers.size).toBeLessThan(350);
  expect(log.answers.get('/functions/v1/*\n404')).toBe(4_000);
  expect(log.answers.get('/functions/v1/newsletter\n429')).toBe(1);
  expect([...log.answers.values()].reduce((sum, count) => sum + count)).toBe(6_001);
});
