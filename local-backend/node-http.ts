import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** No call to the backend carries more; files are not uploaded. */
const maxBodyBytes = 1024 * 1024;

/** A request that is refused before anybody looks at it. */
class UnacceptableRequest extends Error {
  override name = 'UnacceptableRequest';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Turns Node's request into a standard one on `origin`. The body is read to its end first: the
 * database answers one request at a time and must never wait for somebody's slow network.
 *
 * Throws UnacceptableRequest for a body that is too large and for a target that is not a path.
 */
export async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  // `//host` would be read as an address: joined as text and parsed once, it stays a path.
  const target = incoming.url ?? '/';
  if (!target.startsWith('/') || !URL.canParse(origin + target)) {
    throw new UnacceptableRequest(400, 'The address must be a path.');
  }
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  // As Supabase's gateway does: functions learn the caller's address here. What the caller wrote
  // there itself is no news.
  headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '');
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming);
  return new Request(origin + target, { method, headers, body });
}

async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of incoming as AsyncIterable<Buffer>) {
      length += part.length;
      // What is too much is still read, only not kept: who is sending cannot hear an answer.
      if (length <= maxBodyBytes) parts.push(part);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    throw new UnacceptableRequest(400, 'The body ended early.');
  }
  if (length > maxBodyBytes) throw new UnacceptableRequest(413, 'The body is too large.');
  return Buffer.concat(parts);
}

/** Sends a standard response through Node's. A visitor who leaves meanwhile is no error. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (!response.body) {
    outgoing.end();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** The answer to a failure: its own status if it has one, else 500 without a detail. */
export function toErrorResponse(error: unknown): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  if (error instanceof UnacceptableRequest) {
    return new Response(error.message, { status: error.status, headers });
  }
  console.error('A request failed:', error);
  return new Response('The server failed to answer.', { status: 500, headers });
}
