import { authFault } from './refusals.ts';

/** A request to the auth API, with the parts that the rules need. */
export interface AuthRequest {
  readonly request: Request;
  /** Method and path below `/auth/v1`, such as `POST /verify`. */
  readonly call: string;
  readonly query: URLSearchParams;
  /** The JSON object in the body; empty when there is none. */
  readonly body: Readonly<Record<string, unknown>>;
}

const prefix = '/auth/v1';

/** Matches every path of the auth API. Ids in it are written by the server, in lower case. */
const plainPath = /^(\/[a-z0-9_.-]+)+$/;

/**
 * Refuses a request to the auth API in any spelling except the plain one; null for every other request.
 *
 * @supabase/lite 0.10 decodes a path and answers HEAD as GET, while the rules here compare method and path as
 * they arrived. `POST /%74oken` and `HEAD /verify` would bypass all rules. Its paths need no encoding, and
 * Supabase's auth server does not know HEAD.
 */
export function refuseOddSpelling({ url, method }: Request): Response | null {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(`${prefix}/`)) return null;
  if (!plainPath.test(pathname)) return authFault('The path cannot be spelled like this');
  return method === 'HEAD' ? new Response(null, { status: 405, headers: { allow: 'GET' } }) : null;
}

/** Fields that must be text wherever they occur. */
const texts = [
  'email',
  'password',
  'current_password',
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
 * Reads a request to the auth API; null for any other. Returns the answer to send instead when @supabase/lite
 * 0.10 would fail on the body: no object, a field of the wrong type, or the character NUL, which Postgres
 * cannot store.
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
    // @supabase/lite refuses it with the text of Supabase's auth server.
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

/** Returns the same request with other fields in its body. */
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
