import { connect } from 'node:net';
import { sampleLead } from '../backend/sample-lead.ts';
import { randomFrom } from '../../build/random.ts';

export interface Cuts {
  /** Connections closed before the whole request was sent. */
  inRequest: number;
  /** Connections closed after the request and before the whole response was read. */
  inResponse: number;
  /** Connections that the server ended first. */
  endedByServer: number;
}

interface CutOptions {
  readonly url: string;
  readonly seed: number;
  readonly connections: number;
  /** Connections open at the same time. */
  readonly atOnce: number;
  /** Paths of the site that exist. */
  readonly paths: readonly string[];
}

/** A client waits no longer for a response that does not come. */
const timeoutMs = 20_000;

/**
 * Opens connections and cuts each at a random byte of its request or its response. What is cut where
 * follows from the seed; which bytes the server has seen by then does not.
 */
export async function cutConnections(options: CutOptions): Promise<Cuts> {
  const { url, seed, connections, atOnce, paths } = options;
  const { hostname, port } = new URL(url);
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const cuts: Cuts = { inRequest: 0, inResponse: 0, endedByServer: 0 };
  const lengths = new Map<string, number>();
  let left = connections;

  async function lengthOf(name: string, request: Buffer): Promise<number> {
    const known = lengths.get(name);
    if (known !== undefined) return known;
    const { received } = await exchange(request, Infinity, false);
    lengths.set(name, received);
    return received;
  }

  /** Sends bytes, reads at most `most` of the response and closes, with a reset or in good order. */
  function exchange(bytes: Buffer, most: number, reset: boolean) {
    return new Promise<{ received: number; ended: boolean }>((resolve) => {
      let received = 0;
      let ended = false;
      const socket = connect(Number(port), hostname, () => {
        socket.write(bytes, () => {
          if (most === 0) cut();
        });
      });
      const cut = () => (reset ? socket.resetAndDestroy() : socket.destroy());
      socket.setTimeout(timeoutMs, cut);
      socket.on('data', (part) => {
        received += part.length;
        if (received >= most) cut();
      });
      socket.on('end', () => {
        ended = true;
        socket.end();
      });
      // A reset by the server is one more way to end: the count says it.
      socket.on('error', () => {
        ended = true;
      });
      socket.on('close', () => resolve({ received, ended }));
    });
  }

  async function client(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const { name, bytes } = pick(requestsOf(pick(paths)));
      const reset = random() < 0.5;
      const at = random();
      if (random() < 0.5) {
        const { ended } = await exchange(
          bytes.subarray(0, Math.floor(at * bytes.length)),
          0,
          reset,
        );
        cuts[ended ? 'endedByServer' : 'inRequest'] += 1;
      } else {
        const most = Math.floor(at * (await lengthOf(name, bytes)));
        const { ended } = await exchange(bytes, most, reset);
        cuts[ended ? 'endedByServer' : 'inResponse'] += 1;
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, client));
  return cuts;
}

/** The requests a connection may carry, each with the name of its kind. */
function requestsOf(path: string): readonly { name: string; bytes: Buffer }[] {
  const page = [`GET ${path}`, 'accept-encoding: br'];
  return [
    { name: path, bytes: requestBytes(page) },
    { name: path, bytes: requestBytes(page) },
    { name: path, bytes: requestBytes(page) },
    { name: `plain ${path}`, bytes: requestBytes([`GET ${path}`]) },
    { name: `head ${path}`, bytes: requestBytes([`HEAD ${path}`]) },
    { name: 'missing', bytes: requestBytes(['GET /there/is/nothing']) },
    { name: 'ping', bytes: requestBytes(['GET /ping']) },
    { name: 'rest', bytes: requestBytes(['GET /rest/v1/leads?select=id']) },
    { name: 'lead', bytes: requestBytes(lead, JSON.stringify(sampleLead())) },
    { name: 'large', bytes: requestBytes(lead, 'x'.repeat(100_000)) },
    { name: 'token', bytes: requestBytes(['POST /auth/v1/token?grant_type=refresh_token'], '{}') },
  ];
}

const lead = ['POST /functions/v1/lead-intake', 'content-type: application/json'];

function requestBytes([line, ...headers]: readonly string[], body = ''): Buffer {
  const head = [`${line} HTTP/1.1`, 'host: niyam.test', 'connection: close', ...headers];
  if (body) head.push(`content-length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}
