import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message as the service got it, and as the browser would read it. */
interface TakenMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** A browser that has subscribed. */
export interface Browser {
  /** As the page sends it to our server. */
  readonly address: { endpoint: string; p256dh: string; auth: string };
  readonly taken: TakenMessage[];
  /** What the service answers instead of 201. */
  answer: { status: number; headers?: Record<string, string> };
}

export interface PushService {
  browser(): Browser;
  /** `fetch`, with the service's public address led to this machine, over HTTP. */
  readonly fetch: typeof fetch;
  stop(): Promise<void>;
}

const origin = 'https://push.example';

/**
 * A push service and the browsers behind it. Messages are decrypted with Node's own cryptography, step by
 * step as RFC 8188 and RFC 8291 say for the receiver: none of the code that encrypts has a part in it.
 */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser & { ecdh: ECDH; secret: Buffer }>();
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const browser = browsers.get(request.url ?? '');
    if (!browser) {
      response.writeHead(404).end();
      return;
    }
    const body = await buffer(request);
    const { ecdh, secret, taken, answer } = browser;
    taken.push({ headers: request.headers, body, text: decrypt(body, ecdh, secret) });
    response.writeHead(answer.status, answer.headers).end();
  }
  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    browser() {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const secret = randomBytes(16);
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const browser = {
        ecdh,
        secret,
        address: { endpoint: origin + path, p256dh, auth: secret.toString('base64url') },
        taken: [],
        answer: { status: 201 },
      };
      browsers.set(path, browser);
      return browser;
    },
    fetch: (input, init) => fetch(String(input).replace(origin, local), init),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function decrypt(body: Buffer, ecdh: ECDH, secret: Buffer): string {
  const salt = body.subarray(0, 16);
  const size = body.readUInt32BE(16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  if (record.length > size) throw new Error('There is more than one record');
  const shared = ecdh.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync('sha256', shared, secret, info, 32));
  const key = hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
  cipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new Error('The last record does not end as one');
  }
  return plain.subarray(0, end).toString('utf8');
}
