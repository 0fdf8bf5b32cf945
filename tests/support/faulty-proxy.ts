import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The network's effect on one request. */
export type Fault =
  | { kind: 'none' }
  /** The connection breaks before the server receives the request. */
  | { kind: 'reset' }
  /** The server processes the request; its response never arrives. */
  | { kind: 'answer-lost' }
  /** The network accepts the request and never responds. */
  | { kind: 'silence' }
  /** The server processes the request; its response arrives changed: truncated, or another request's. */
  | { kind: 'answer-altered'; alter: (body: string) => string }
  /** The connection breaks after a number of bytes of the response. */
  | { kind: 'cut'; bytes: number }
  /** A slow network: the same delay before the request and before the response. */
  | { kind: 'slow'; ms: number }
  /** Another server responds: a captive portal, a broken server, a rate limit. */
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body?: string }
  /** Our own server refuses, and names the item of the request as the real one does (_shared/name-item.ts). */
  | { kind: 'refusal'; status: number; headers?: Record<string, string>; error: object };

/** Chooses the fault for a request; called once per request. */
export type FaultPlan = (request: { method: string; path: string }) => Fault;

export interface FaultyProxy {
  readonly url: string;
  /** Takes effect from the next request. */
  setPlan(plan: FaultPlan): void;
  /** The requests so far, oldest first. */
  readonly seen: readonly { method: string; path: string }[];
  close(): Promise<void>;
}

/** A network with faults in front of a local server. Faults occur outside the browser. */
export async function startFaultyProxy(targetPort: number): Promise<FaultyProxy> {
  let plan: FaultPlan = () => ({ kind: 'none' });
  const seen: { method: string; path: string }[] = [];

  const server = createServer((incoming, outgoing) => {
    const about = { method: incoming.method ?? 'GET', path: incoming.url ?? '/' };
    seen.push(about);
    const fault = plan(about);
    switch (fault.kind) {
      case 'reset':
        incoming.socket.destroy();
        return;
      case 'silence':
        incoming.resume();
        return;
      case 'answer':
        incoming.resume();
        outgoing.writeHead(fault.status, { 'content-type': 'text/html', ...fault.headers });
        outgoing.end(fault.body ?? '');
        return;
      case 'refusal': {
        const item = String(incoming.headers['idempotency-key']);
        incoming.resume();
        outgoing.writeHead(fault.status, {
          'content-type': 'application/json',
          'x-niyam-item': item,
          ...fault.headers,
        });
        outgoing.end(JSON.stringify({ item, error: fault.error }));
        return;
      }
      case 'slow':
        setTimeout(() => forward(incoming, outgoing, targetPort, fault), fault.ms);
        return;
      default:
        forward(incoming, outgoing, targetPort, fault);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setPlan: (next) => {
      plan = next;
    },
    seen,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  fault: Fault,
): void {
  const upstream = httpRequest(
    {
      host: '127.0.0.1',
      port,
      path: incoming.url,
      method: incoming.method,
      headers: incoming.headers,
    },
    (answer) => {
      switch (fault.kind) {
        case 'answer-lost':
          // Waits for the whole response: by then the server has committed.
          answer.resume().on('end', () => incoming.socket.destroy());
          return;
        case 'cut':
          cutAnswer(answer, outgoing, fault.bytes);
          return;
        case 'answer-altered':
          void alterAnswer(answer, outgoing, fault.alter);
          return;
        case 'slow':
          setTimeout(() => pass(answer, outgoing), fault.ms);
          return;
        default:
          pass(answer, outgoing);
      }
    },
  );
  upstream.on('error', () => incoming.socket.destroy());
  incoming.pipe(upstream);
}

function pass(answer: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(outgoing);
}

function cutAnswer(answer: IncomingMessage, outgoing: ServerResponse, bytes: number): void {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  let passed = 0;
  answer.on('data', (part: Buffer) => {
    if (passed < bytes) outgoing.write(part.subarray(0, bytes - passed));
    passed += part.length;
    // Sends the bytes written so far before the connection breaks.
    if (passed >= bytes) setTimeout(() => outgoing.destroy(), 200);
  });
}

async function alterAnswer(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  alter: (body: string) => string,
): Promise<void> {
  const body = alter(await text(answer));
  const { 'content-length': _length, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  outgoing.end(body);
}
