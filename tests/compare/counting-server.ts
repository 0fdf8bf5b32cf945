import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Bundle } from './bundle.ts';
import type { PlannedCrash, FaultPlan } from './fault-plan.ts';
import { itemsPath, type ItemBody } from './queue-under-test.ts';

/** The server of the comparison, and the bad network in front of it. Faults happen below the browser. */
export interface CountingServer {
  readonly url: string;
  /** How often each id was committed: with a unique key one row each, without it one row each time. */
  readonly commits: ReadonlyMap<string, number>;
  /** When the id was first committed (ms since 1970); waits for it. */
  committedAt(id: string): Promise<number>;
  /** Follows the plan of faults, or none. */
  setNetwork(network: 'faulty' | 'calm'): void;
  /** Calls `kill` in the middle of that request; its sender gets no answer. */
  killDuring(crash: PlannedCrash, kill: () => void): void;
  close(): Promise<void>;
}

export async function startCountingServer(
  plan: FaultPlan,
  bundle: Bundle,
): Promise<CountingServer> {
  const commits = new Map<string, number>();
  const attempts = new Map<string, number>();
  const times = new Map<string, number>();
  const committed = new EventEmitter();
  let network: 'faulty' | 'calm' = 'calm';
  let pendingCrash: { crash: PlannedCrash; kill: () => void; requests: number } | undefined;

  const server = createServer((request, response) => {
    // One connection a request: browsers quietly repeat a POST that dies on a connection used before,
    // and the queue would not see the fault.
    response.setHeader('connection', 'close');
    if (request.method !== 'POST' || request.url !== itemsPath) {
      servePage(request, response, bundle);
      return;
    }
    takeItem(request, response).catch((error: unknown) => {
      // A phone that died in the middle of its request is no fault of ours.
      if (request.complete) console.error(error);
      request.socket.destroy();
    });
  });

  async function takeItem(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { id } = JSON.parse(await text(request)) as ItemBody;
    const attempt = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, attempt);
    const commit = () => {
      commits.set(id, (commits.get(id) ?? 0) + 1);
      times.set(id, times.get(id) ?? Date.now());
      committed.emit(id);
    };
    const closeConnection = () => request.socket.destroy();

    if (pendingCrash && ++pendingCrash.requests === pendingCrash.crash.atRequest) {
      if (pendingCrash.crash.afterCommit) commit();
      pendingCrash.kill();
      pendingCrash = undefined;
      closeConnection();
      return;
    }
    const answer = JSON.stringify({ id, receipt: `N-${id.slice(0, 6)}` });
    switch (network === 'calm' ? 'none' : plan.faultOf(id, attempt)) {
      case 'reset':
        closeConnection();
        return;
      case 'answer-lost':
        commit();
        closeConnection();
        return;
      case 'status-500':
        response.writeHead(500, { 'content-type': 'text/plain' }).end('Try again');
        return;
      case 'captive-portal':
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<h1>Welcome to the Wi-Fi</h1>');
        return;
      case 'cut-off':
        commit();
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': answer.length,
        });
        response.write(answer.slice(0, answer.length / 2), closeConnection);
        return;
      default:
        commit();
        response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    commits,
    async committedAt(id) {
      if (!times.has(id)) await once(committed, id);
      return times.get(id) ?? Number.NaN;
    },
    setNetwork(next) {
      network = next;
    },
    killDuring(crash, kill) {
      pendingCrash = { crash, kill, requests: 0 };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function servePage(request: IncomingMessage, response: ServerResponse, bundle: Bundle): void {
  const script = { '/queue.js': bundle.page, '/sw.js': bundle.worker }[request.url ?? ''];
  if (script !== undefined) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  } else if (request.url === '/') {
    const page = '<!doctype html><title>Queue</title><script src="/queue.js"></script>';
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  } else {
    response.writeHead(404).end();
  }
}
