import type { Message, Reply } from './network.ts';
import type { Random } from './random.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const jsonType = { 'content-type': 'application/json; charset=utf-8' };

const page = (status: number, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { ...html, ...headers },
  body: '<!doctype html><title>Wi-Fi</title><h1>Please sign in to this Wi-Fi</h1>',
});
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { ...jsonType, ...headers },
  body: JSON.stringify(body),
});

/** Replies of others than our server: login pages, proxies, gateways. */
const replies: readonly ((message: Message, random: Random) => Reply)[] = [
  () => page(200),
  () => page(302, { location: 'https://wifi.example/login' }),
  () => page(401),
  () => page(403),
  () => page(511),
  () => page(404),
  () => page(502),
  () => page(503, { 'retry-after': '120' }),
  () => page(504),
  () => json(200, { ok: true }),
  () => json(200, { status: 'success', id: '00000000-0000-4000-8000-000000000000' }),
  () => json(200, []),
  () => json(200, 'ok'),
  () => ({ status: 200, headers: jsonType, body: '' }),
  ({ body }) => json(200, JSON.parse(body)),
  () => json(401, { error: { code: 'unauthorized', message: 'Sign in to this network' } }),
  () => json(403, { error: { code: 'forbidden', message: 'Blocked by policy' } }),
  () => json(422, { error: { code: 'invalid', message: 'Unprocessable' } }),
  () => json(401, { message: 'No API key found in request' }),
  () => json(403, { message: 'Forbidden' }),
  () => json(429, { message: 'API rate limit exceeded' }),
  (_, random) => json(429, { message: 'Slow down' }, { 'retry-after': String(random.index(9000)) }),
  () => json(500, { message: 'An unexpected error occurred' }),
  () => page(429, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
];

/** A reply that our server has not given. */
export function foreignReply(message: Message, random: Random): Reply {
  const make = random.pick(replies);
  if (!make) throw new Error('There is no foreign reply');
  return make(message, random);
}
