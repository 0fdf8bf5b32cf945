import { authFault } from './refusals.ts';

/** A request to the auth API, read as far as the rules about it need. */
export interface AuthRequest {
  readonly request: Request;
  /** Method and path below `/auth/v1`, such as `POST /verify`. */
  readonly call: string;
  readonly query: URLSearchParams;
  /** The JSON object it carries; empty when there is none. */
  readonly body: Readonly<Record<string, unknown>>;
}

const prefix = '/auth/v1';

/** What every path of the auth API is made of; ids in it are written by the server, in small letters. */
const plainPath = /^(\/[a-z0-9_.-]+)+$/;

/**
 * Refuses a request to the auth API in any spelling but the plain one; null for every other request.
 *
 * @supabase/lite 0.10 decodes a path and answers HEAD as GET, while the rules here compare method and path as
 * they came: `POST /%74oken` and `HEAD /verify` would pass them all. Its paths need no encoding, and Supabase's auth
 * server knows no HEAD.
 */
export function refuseOddSpelling({ url, method }: Request): Response | null {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(`${prefix}/`)) return null;
  if (!plainPath.test(pathname)) return authFault('The path cannot be spelled like this');
  return method === 'HEAD' ? new Response(null, { status: 405, headers: { allow: 'GET' } }) : null;
}

/** Fields that are text wherever they are used. */
const texts = [
  'email',
  'password',
  'phone',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'nonce',
  'redirect_to',
  'scope',
];

/**
 * Reads a request to the auth API; null for any other. Gives the answer to send instead where the body is not what
 * @supabase/lite 0.10 could read without failing: no object, a field of the wrong type, or the character NUL,
 * which Postgres has not.
 */
export async function readAuthRequest(request: Request): Promise<AuthRequest | Response | null> {
  const { pathname, searchParams: query } = new URL(request.url);
  if (!pathname.startsWith(`${prefix}/`)) return null;
  const call = `${request.method} ${pathname.slice(prefix.length)}`;
  const text = request.body ? await request.clone().text() : '';
  let value: unknown = {};
  try {
    if (text !== '') value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // It is refused there, in the words of Supabase's auth server.
    return { request, call, query, body: {} };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return authFault('The body must be a JSON object');
  }
  const body = value as Record<string, unknown>;
  const wrong = texts.find((name) => !['string', 'undefined'].includes(typeof (body[name] ?? '')));
  if (wrong) return authFault(`The field ${wrong} must be text`);
  if (typeof (body['data'] ?? {}) !== 'object' || Array.isArray(body['data'])) {
    return authFault('The field data must be an object');
  }
  if (JSON.stringify(body).includes('\\u0000'))
    return authFault('The character NUL is not allowed');
  return { request, call, query, body };
}

/** The same request with other fields in its body. */
export function withFields(
  { request, body }: AuthRequest,
  fields: Readonly<Record<string, unknown>>,
): Request {
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify({ ...body, ...fields }),
  });
}

export const textOf = ({ body }: AuthRequest, name: string): string =>
  typeof body[name] === 'string' ? body[name] : '';
