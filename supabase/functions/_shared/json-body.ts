import { problem } from './responses.ts';

export type JsonBody = { ok: true; value: unknown } | { ok: false; response: Response };

/**
 * Reads a request's JSON body of at most `maxBytes`.
 *
 * Returns the value, or the answer to send instead: 415 when it is not declared as JSON, 413 when it is too
 * large (regardless of Content-Length), 400 when it cannot be parsed.
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<JsonBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return refuse(415, 'not-json', 'Send the form as application/json.');
  }
  const bytes = await readAtMost(request, maxBytes);
  if (!bytes) return refuse(413, 'too-large', `The form may take at most ${maxBytes} bytes.`);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    return refuse(400, 'not-json', 'The body is not valid JSON.');
  }
}

function refuse(status: number, code: string, message: string): JsonBody {
  return { ok: false, response: problem(status, { code, message }) };
}

/** Reads a body, and stops with undefined as soon as the limit is exceeded. */
export async function readAtMost(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined;
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    if (length + part.value.length > maxBytes) {
      await reader?.cancel();
      return undefined;
    }
    bytes.set(part.value, length);
    length += part.value.length;
  }
  return bytes.subarray(0, length);
}
