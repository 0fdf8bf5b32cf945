import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** How the receiver answers a message. */
export type ReceiverBehaviour = 'takes' | 'fails' | 'redirects' | 'hangs' | 'takes-and-drops';

interface ReceivedMessage {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

export interface WebhookReceiver {
  /** Settings that lead the server to it (.env.example). */
  readonly settings: Readonly<Record<string, string>>;
  /** Every message whose signature is good, repeats too. */
  readonly received: ReceivedMessage[];
  /** Messages by their id: what is left when repeats are dropped. */
  readonly taken: Map<string, ReceivedMessage>;
  /** How many messages had no good signature. */
  refused: number;
  behaviour: ReceiverBehaviour;
  /** Called when a message was taken, before the answer. */
  onTaken: () => void;
  stop(): Promise<void>;
}

/**
 * A receiver of webhooks that checks signatures with the library of Standard Webhooks, in which none of our code
 * has a part, and drops repeats by their id.
 */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const verifier = new Webhook(secret);
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const header = (name: string) => String(request.headers[name] ?? '');
    const message: ReceivedMessage = {
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
      body,
    };
    try {
      verifier.verify(body, {
        'webhook-id': message.id,
        'webhook-timestamp': message.timestamp,
        'webhook-signature': message.signature,
      });
    } catch {
      receiver.refused += 1;
      response.writeHead(401).end();
      return;
    }
    receiver.received.push(message);
    const { behaviour } = receiver;
    if (behaviour === 'hangs') return;
    if (behaviour === 'fails') return void response.writeHead(500).end();
    if (behaviour === 'redirects')
      return void response.writeHead(302, { location: '/other' }).end();
    receiver.taken.set(message.id, message);
    receiver.onTaken();
    if (behaviour === 'takes-and-drops') return void request.socket.destroy();
    response.writeHead(204).end();
  }
  const http = createServer((request, response) => {
    receive(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    settings: { LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, LEAD_WEBHOOK_SECRET: secret },
    received: [],
    taken: new Map(),
    refused: 0,
    behaviour: 'takes',
    onTaken: () => undefined,
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return receiver;
}
