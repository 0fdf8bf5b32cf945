import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type RemoteJWKSet,
} from 'jose';
import type { FunctionEnv } from './function-env.ts';

/** The user of a request, as far as its access token tells. */
export type TokenOutcome =
  /** The request has no user: it carries no token, or an API key instead. */
  | { kind: 'none' }
  | { kind: 'user'; id: string }
  /** The token is invalid; `message` may be sent in an answer. */
  | { kind: 'refused'; message: string }
  /** The token could not be checked; `reason` may be logged. */
  | { kind: 'unavailable'; reason: string };

/** A key set is fetched again after this time (AUTH-20). */
export const keySetMaxAgeMs = 600_000;

const askTimeoutMs = 5_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Checks the access token of a request (AUTH-18 to AUTH-20). Its expiry is checked here, its signature with
 * the project's key set, by RS256 and ES256 only.
 *
 * A project without such keys, such as the embedded backend, signs with a secret that functions do not have.
 * The auth server checks the token then.
 */
export async function readAccessToken(headers: Headers, env: FunctionEnv): Promise<TokenOutcome> {
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  // API keys of the newer kind are no tokens: sb_publishable_...
  if (!token?.includes('.')) return { kind: 'none' };
  let payload: JWTPayload;
  let alg: string | undefined;
  try {
    payload = decodeJwt(token);
    ({ alg } = decodeProtectedHeader(token));
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) {
      return refused('Invalid JWT structure');
    }
    throw error;
  }
  // API keys of the older kind are tokens, but their role is not a user's.
  if (payload['role'] !== 'authenticated') return { kind: 'none' };
  if (payload.exp === undefined) return refused('Missing exp claim');
  if (payload.exp <= Date.now() / 1000) return refused('JWT has expired');
  if (!payload.sub || !uuid.test(payload.sub)) return refused('Invalid sub claim');
  if (alg !== 'RS256' && alg !== 'ES256' && alg !== 'HS256') return refused('Invalid alg claim');

  const keySet = keySetOf(env);
  try {
    if (!keySet.fresh) await keySet.reload();
    if (alg === 'HS256') {
      const hasKeys = (keySet.jwks()?.keys.length ?? 0) > 0;
      return hasKeys ? refused('Invalid alg claim') : await askAuthServer(token, env);
    }
    await jwtVerify(token, keySet, { algorithms: ['RS256', 'ES256'] });
    return { kind: 'user', id: payload.sub };
  } catch (error) {
    return outcomeOf(error);
  }
}

const refused = (message: string): TokenOutcome => ({ kind: 'refused', message });

/** One key set for each environment. It lives as long as the function. */
const keySets = new WeakMap<FunctionEnv, RemoteJWKSet>();

function keySetOf(env: FunctionEnv): RemoteJWKSet {
  const known = keySets.get(env);
  if (known) return known;
  const url = new URL(`${env.SUPABASE_URL}/auth/v1/.well-known/jwks.json`);
  const keySet = createRemoteJWKSet(url, {
    cacheMaxAge: keySetMaxAgeMs,
    timeoutDuration: askTimeoutMs,
    ...(env.fetch && { [customFetch]: env.fetch }),
  });
  keySets.set(env, keySet);
  return keySet;
}

function outcomeOf(error: unknown): TokenOutcome {
  if (error instanceof errors.JWTExpired) return refused('JWT has expired');
  if (error instanceof errors.JOSEAlgNotAllowed) return refused('Invalid alg claim');
  if (
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  ) {
    return refused('Invalid JWT signature');
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    return refused(`Invalid ${error.claim} claim`);
  }
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) {
    return refused('Invalid JWT structure');
  }
  // Only the name: the message may quote the request.
  return { kind: 'unavailable', reason: error instanceof Error ? error.name : 'unknown' };
}

/** Asks the auth server for the token's user. It checks the signature and that the session is still open. */
async function askAuthServer(token: string, env: FunctionEnv): Promise<TokenOutcome> {
  const response = await (env.fetch ?? fetch)(`${env.SUPABASE_URL}/auth/v1/user`, {
    headers: { apikey: env.SUPABASE_SERVICE_ROLE_KEY, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(askTimeoutMs),
  });
  // 403 also means that the user or the session no longer exists.
  if (response.status === 401 || response.status === 403) return refused(await refusalOf(response));
  if (!response.ok) return { kind: 'unavailable', reason: `status ${response.status}` };
  const user = (await response.json()) as { id?: unknown };
  if (typeof user.id === 'string' && uuid.test(user.id)) return { kind: 'user', id: user.id };
  return { kind: 'unavailable', reason: 'no user in the answer' };
}

async function refusalOf(response: Response): Promise<string> {
  const { error_code: code } = (await response.json()) as { error_code?: unknown };
  return code === 'user_not_found' || code === 'session_not_found'
    ? 'Auth session missing!'
    : 'Invalid JWT signature';
}
