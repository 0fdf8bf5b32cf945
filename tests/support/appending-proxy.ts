import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AppendingProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** The header with the client address for the proxy to see; the proxy removes it. */
export const seenFrom = 'x-test-seen-from';

/**
 * A reverse proxy like nginx with `proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for`: it appends the
 * address that it sees to the caller's header.
 */
export async function startAppendingProxy(target: string): Promise<AppendingProxy> {
  const server = createServer((incoming, outgoing) => {
    const { [seenFrom]: pretended, ...headers } = incoming.headers;
    const address = String(pretended ?? incoming.socket.remoteAddress);
    const written = headers['x-forwarded-for'];
    headers['x-forwarded-for'] = written ? `${String(written)}, ${address}` : address;
    const forwarded = request(
      `${target}${incoming.url ?? '/'}`,
      { method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
