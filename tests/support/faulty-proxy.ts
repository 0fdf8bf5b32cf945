import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the network does to one request. */
export type Fault =
  | { kind: 'none' }
  /** The connection dies before the server has seen the request. */
  | { kind: 'reset' }
  /** The server has done its work; its answer never arrives. */
  | { kind: 'answer-lost' }
  /** The line accepts the request and never replies. */
  | { kind: 'silence' }
  /** The server has done its work; its answer arrives changed: cut off, or another's. */
  | { kind: 'answer-altered'; alter: (body: string) => string }
  /** The line breaks after so many bytes of the answer. */
  | { kind: 'cut'; bytes: number }
  /** A slow line: so long until the request gets through, and as long again for the answer. */
  | { kind: 'slow'; ms: number }
  /** Someone else answers: a captive portal's page, a broken server, a limit. */
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body?: string }
  /** Our own server refuses, and names the item of the request as it does (_shared/name-item.ts). */
  | { kind: 'refusal'; status: number; headers?: Record<string, string>; error: object };

/** Chooses the fault for a request; asked once for each. */
export type FaultPlan = (request: { method: string; path: string }) => Fault;

export interface FaultyProxy {
  readonly url: string;
  /** Takes effect with the next request. */
  setPlan(plan: FaultPlan): void;
  /** Requests that have passed by, oldest first. */
  readonly seen: readonly { method: string; path: string }[];
  close(): Promise<void>;
}

/** A network with faults, in front of a server on this machine. Faults happen below the browser, not in it. */
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
  const onward = httpRequest(
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
          // Wait for the whole answer: by then the server has committed.
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
  onward.on('error', () => incoming.socket.destroy());
  incoming.pipe(onward);
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
    // What was written gets through first.
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
