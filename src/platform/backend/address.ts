import { supabaseAnonKey, supabaseUrl } from '../env.ts';

/** Kinds of a second sign-in step, as the auth server names them. */
export type FactorKind = 'totp' | 'phone';

/** The address of the backend and its features. */
interface BackendAddress {
  /** Without a trailing slash. */
  url: string;
  /** The public (publishable or anon) key. */
  key: string;
  /**
   * False when the backend has no second sign-in step. True for hosted projects, which do not state it: they
   * refuse a request instead.
   */
  secondFactors: boolean;
}

/** The site has no backend, so nobody can sign in. */
export class BackendUnavailableError extends Error {
  constructor(cause?: unknown) {
    super('No backend is set up: VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY name one', { cause });
    this.name = 'BackendUnavailableError';
  }
}

/** The backend did not answer: no network, or a server error. */
export class BackendUnreachableError extends Error {
  constructor(cause: unknown) {
    super('The backend did not answer', { cause });
    this.name = 'BackendUnreachableError';
  }
}

const timeoutMs = 10_000;
let asked: Promise<BackendAddress> | undefined;

/**
 * Returns the address of the backend. The settings name a hosted project; otherwise the server of this site
 * is the backend and states its public key.
 * Rejects with BackendUnavailableError when there is no backend, and with BackendUnreachableError when the
 * server does not answer. After a failure the next call asks again.
 */
export function backendAddress(): Promise<BackendAddress> {
  asked ??= findBackend().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function findBackend(): Promise<BackendAddress> {
  if (supabaseUrl) return { url: supabaseUrl, key: supabaseAnonKey, secondFactors: true };
  const response = await ask('/backend.json');
  // A captive portal answers every request with its own HTML page.
  const isPage = response.headers.get('content-type')?.includes('html') ?? false;
  if (response.ok && isPage) throw new BackendUnreachableError('A page was the answer');
  try {
    const { publishableKey: key, secondFactors } = (await response.json()) as {
      publishableKey?: unknown;
      secondFactors?: unknown;
    };
    if (typeof key !== 'string') throw new Error('It names no key');
    return { url: location.origin, key, secondFactors: secondFactors === true };
  } catch (error) {
    throw new BackendUnavailableError(error);
  }
}

/**
 * Returns the kinds of second sign-in steps that the backend offers. Codes by telephone are among them only
 * where the backend sends text messages. Rejects when the backend does not answer.
 */
export async function factorKinds(): Promise<readonly FactorKind[]> {
  const { url, key, secondFactors } = await backendAddress();
  if (!secondFactors) return [];
  const response = await ask(`${url}/auth/v1/settings`, { apikey: key });
  if (!response.ok) throw new BackendUnavailableError(`The auth server said ${response.status}`);
  const { external } = (await response.json()) as { external?: { phone?: unknown } };
  return external?.phone === true ? ['totp', 'phone'] : ['totp'];
}

/** Fetches an answer. Throws BackendUnreachableError when there is none, or a status of 500 or more. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new BackendUnreachableError(error);
  }
  if (response.status >= 500) throw new BackendUnreachableError(`Status ${response.status}`);
  return response;
}
