import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answerRequest, type Answer } from './node-http.ts';

let server: Server;
let port = 0;
const answer = vi.fn<Answer>();
beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    void answerRequest(incoming, outgoing, 'http://site.test', answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  answer.mockReset().mockImplementation(async () => new Response('ok'));
});

/** Sends a head and a body exactly as written; returns all that the server sends until it closes. */
async function send(head: readonly string[], body: string | Buffer = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([...head, 'host: site.test', 'connection: close', '', ''].join('\r\n'));
  socket.write(body);
  let answered = '';
  for await (const part of socket) answered += String(part);
  return answered;
}

const mebibyte = 1024 * 1024;
const post = (length: number) =>
  send(['POST /x HTTP/1.1', `content-length: ${length}`], Buffer.alloc(length, 'x'));

test('a body of exactly 1 MiB is handled, whole', async () => {
  let length = 0;
  answer.mockImplementation(async (request) => {
    length = (await request.arrayBuffer()).byteLength;
    return new Response('ok');
  });
  expect(await post(mebibyte)).toMatch(/^HTTP\/1\.1 200 /);
  expect(length).toBe(mebibyte);
});

test('a body of one byte more is refused with 413, and never handled', async () => {
  expect(await post(mebibyte + 1)).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).not.toHaveBeenCalled();
});

test('all of several equal headers are read', async () => {
  await send(['GET / HTTP/1.1', 'x-forwarded-for: 203.0.113.1', 'X-Forwarded-For: 203.0.113.2']);
  const [request] = answer.mock.lastCall ?? [];
  expect(request?.headers.get('x-forwarded-for')).toBe('203.0.113.1, 203.0.113.2, 127.0.0.1');
});

test('all of several equal headers are sent', async () => {
  const headers = new Headers([
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ]);
  answer.mockResolvedValue(new Response('ok', { headers }));
  const said = await send(['GET / HTTP/1.1']);
  expect(said.match(/^set-cookie: .*$/gim)).toEqual(['set-cookie: a=1', 'set-cookie: b=2']);
});

test('a failure is answered 500 without a word of what failed', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  answer.mockRejectedValue(new Error('the secret cause'));
  const said = await send(['GET / HTTP/1.1']);
  expect(said).toMatch(/^HTTP\/1\.1 500 /);
  expect(said).toMatch(/\r\n\r\nThe server failed to answer\.$/);
  expect(said).not.toContain('secret');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test.each(['x', '@evil.test/', '.evil.test/', ':80/', '*', 'http://evil.test/'])(
  'the target %s is refused: it is no path',
  async (target) => {
    expect(await send([`GET ${target} HTTP/1.1`])).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toHaveBeenCalled();
  },
);

test('a target that begins with two slashes stays a path', async () => {
  await send(['GET //evil.test/x HTTP/1.1']);
  expect(answer.mock.lastCall?.[0].url).toBe('http://site.test//evil.test/x');
});
