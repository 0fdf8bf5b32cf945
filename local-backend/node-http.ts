import type { IncomingMessage, ServerResponse } from 'node:http';

/** The longest request body in bytes; files are not uploaded. */
const maxBodyBytes = 1024 * 1024;

/** Answers a standard request; null when another handler must answer it. */
export type Answer = (request: Request) => Promise<Response | null>;

/** A request that is refused before `Answer` sees it. */
class UnacceptableRequest extends Error {
  override name = 'UnacceptableRequest';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * Answers one request of Node's HTTP server with `answer`, which receives a standard request on `origin`. The
 * request's signal aborts when the client leaves before the whole response is sent.
 *
 * Resolves to false when `answer` returned null; then nothing was sent. Never rejects, regardless of the
 * client and of `answer`: a failure is answered 500 without detail, or ends the connection when the headers
 * were sent already.
 */
export async function answerRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  answer: Answer,
): Promise<boolean> {
  const client = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) client.abort();
  });
  try {
    const response = await answer(await toRequest(incoming, origin, client.signal));
    if (!response) return false;
    await send(response, outgoing);
  } catch (error) {
    await sendFailure(error, outgoing, client.signal);
  }
  return true;
}

/**
 * Turns Node's request into a standard one. The body is read to its end first: the database answers one
 * request at a time and must never wait for a slow network.
 *
 * Throws UnacceptableRequest for TRACE, for a target that is not a path, and for a body that is too large or
 * ends early.
 */
async function toRequest(
  incoming: IncomingMessage,
  origin: string,
  signal: AbortSignal,
): Promise<Request> {
  const method = incoming.method ?? 'GET';
  // TRACE is the only method that Node's server reads and a standard request cannot have.
  if (method === 'TRACE') {
    const allow = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
    throw new UnacceptableRequest(405, 'This method is not supported.', { allow });
  }
  // `//host` would be parsed as an address. Joined to the origin before parsing, it stays a path.
  const target = incoming.url ?? '/';
  if (!target.startsWith('/') || !URL.canParse(origin + target)) {
    throw new UnacceptableRequest(400, 'The address must be a path.');
  }
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  // Like every proxy, this server appends the address that it saw behind the caller's own entries
  // (supabase/functions/_shared/client-address.ts decides which entry counts).
  headers.append('x-forwarded-for', incoming.socket.remoteAddress ?? '');
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming);
  return new Request(origin + target, { method, headers, body, signal });
}

async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of incoming as AsyncIterable<Buffer>) {
      length += part.length;
      // The rest is read but not stored: a client that is still sending cannot receive an answer.
      if (length <= maxBodyBytes) parts.push(part);
    }
  } catch (error) {
    // Node versions have different errors for the early end, but in all of them the body is incomplete.
    if (incoming.complete) throw error;
    throw new UnacceptableRequest(400, 'The body ended early.');
  }
  if (length > maxBodyBytes) throw new UnacceptableRequest(413, 'The body is too large.');
  return Buffer.concat(parts);
}

/**
 * Sends a response in one piece. No answer of the server or the backend is a stream, and one piece cannot
 * break in the middle: Node drops it when the client has left.
 */
async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = response.body && Buffer.from(await response.arrayBuffer());
  if (outgoing.destroyed) return;
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  outgoing.end(body ?? undefined);
}

async function sendFailure(
  error: unknown,
  outgoing: ServerResponse,
  client: AbortSignal,
): Promise<void> {
  const refusal = error instanceof UnacceptableRequest;
  // Work that stopped because the client left is no failure.
  const abandoned = client.aborted && error === client.reason;
  if (!refusal && !abandoned) console.error('A request failed:', error);
  if (outgoing.headersSent || outgoing.destroyed) {
    outgoing.destroy();
    return;
  }
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(refusal && error.headers),
  };
  const [status, text] = refusal
    ? [error.status, error.message]
    : [500, 'The server failed to answer.'];
  await send(new Response(text, { status, headers }), outgoing);
}
