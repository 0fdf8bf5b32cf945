import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the service answers a request. */
export type MailBehaviour =
  | 'sends'
  | 'fails'
  | 'is-busy'
  | 'hangs'
  | 'drops'
  | 'sends-and-hangs'
  | 'sends-and-drops';

/** An e-mail as it was asked for. */
interface AskedMail {
  readonly key: string;
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailServer {
  readonly url: string;
  /** Settings that lead the server to it (.env.example). */
  readonly settings: Readonly<Record<string, string>>;
  /** Every request with a good key, repeats too, in the order they came. */
  readonly asked: AskedMail[];
  /** The e-mails that went to a mailbox. */
  readonly sent: AskedMail[];
  behaviour: MailBehaviour;
  /** Called when a request was read, and again when its e-mail was sent, before the answer. */
  onStep: (step: 'asked' | 'sent') => void;
  stop(): Promise<void>;
}

/**
 * A mail service with the documented interface of Resend's `POST /emails`: bearer key, required fields, and
 * Idempotency-Key. The same key with the same body gives the first answer and sends nothing; with another body
 * 409 `invalid_idempotent_request`; during the first request 409 `concurrent_idempotent_requests`.
 */
export async function startMailService(): Promise<MailServer> {
  const apiKey = 're_test';
  const known = new Map<string, { body: string; id: string }>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number, name: string, headers = {}) =>
      response.writeHead(status, headers).end(JSON.stringify({ statusCode: status, name }));
    const body = await text(request);
    if (request.method !== 'POST' || request.url !== '/emails')
      return void refuse(404, 'not_found');
    if (request.headers.authorization !== `Bearer ${apiKey}`) {
      return void refuse(401, 'missing_api_key');
    }
    const mail = JSON.parse(body) as Record<string, string> & { headers?: Record<string, string> };
    for (const field of ['from', 'to', 'subject', 'text']) {
      if (!mail[field]) return void refuse(422, 'missing_required_field');
    }
    const asked: AskedMail = {
      key: String(request.headers['idempotency-key'] ?? ''),
      messageId: mail.headers?.['Message-ID'] ?? '',
      to: mail['to'] ?? '',
      subject: mail['subject'] ?? '',
      text: mail['text'] ?? '',
      html: mail['html'] ?? '',
    };
    server.asked.push(asked);
    const { behaviour } = server;
    server.onStep('asked');
    if (behaviour === 'hangs') return;
    if (behaviour === 'drops') return void request.socket.destroy();
    if (behaviour === 'fails') return void refuse(500, 'internal_server_error');
    if (behaviour === 'is-busy')
      return void refuse(429, 'rate_limit_exceeded', { 'retry-after': '120' });

    const before = asked.key ? known.get(asked.key) : undefined;
    if (before && before.body !== body) return void refuse(409, 'invalid_idempotent_request');
    const id = before?.id ?? crypto.randomUUID();
    if (!before) {
      if (asked.key) known.set(asked.key, { body, id });
      server.sent.push(asked);
      server.onStep('sent');
    }
    if (behaviour === 'sends-and-hangs') return;
    if (behaviour === 'sends-and-drops') return void request.socket.destroy();
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ id }));
  }

  const http = createServer((request, response) => void answer(request, response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/emails`;
  const server: MailServer = {
    url,
    settings: { MAIL_URL: url, MAIL_KEY: apiKey, MAIL_FROM: 'Niyam <letters@example.org>' },
    asked: [],
    sent: [],
    behaviour: 'sends',
    onStep: () => undefined,
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}
