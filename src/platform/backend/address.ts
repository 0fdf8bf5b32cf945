import { supabaseAnonKey, supabaseUrl } from '../env.ts';

/** A way to give a second proof of who one is, by the auth server's names. */
export type FactorKind = 'totp' | 'phone';

/** Where the backend is, and what it says of itself before anybody signs in. */
interface BackendAddress {
  /** Without a slash at the end. */
  url: string;
  /** The public key. */
  key: string;
  /** False: it has no second step. A hosted project does not say; it refuses when it has none. */
  secondFactors: boolean;
}

/** Sign-in is not to be had here: no backend is set up. */
export class BackendUnavailableError extends Error {
  constructor(cause?: unknown) {
    super('No backend is set up: VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY name one', { cause });
    this.name = 'BackendUnavailableError';
  }
}

/** The backend could not be asked: there is no network, or nobody answers. */
export class BackendUnreachableError extends Error {
  constructor(cause: unknown) {
    super('The backend did not answer', { cause });
    this.name = 'BackendUnreachableError';
  }
}

const patienceMs = 10_000;
let asked: Promise<BackendAddress> | undefined;

/**
 * A hosted project by its settings, else the backend that serves this site, which names its public key.
 * Rejects with BackendUnavailableError when neither is there, with BackendUnreachableError when nobody
 * can be asked; the next call asks again.
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
  // A portal that wants a log-in answers everything with a page of its own.
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
 * The second steps this backend has. Codes by telephone are among them where it sends telephone
 * messages at all. Rejects when it cannot be asked.
 */
export async function factorKinds(): Promise<readonly FactorKind[]> {
  const { url, key, secondFactors } = await backendAddress();
  if (!secondFactors) return [];
  const response = await ask(`${url}/auth/v1/settings`, { apikey: key });
  if (!response.ok) throw new BackendUnavailableError(`The auth server said ${response.status}`);
  const { external } = (await response.json()) as { external?: { phone?: unknown } };
  return external?.phone === true ? ['totp', 'phone'] : ['totp'];
}

/** Only what somebody has answered; a server that fails is as good as none. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    throw new BackendUnreachableError(error);
  }
  if (response.status >= 500) throw new BackendUnreachableError(`Status ${response.status}`);
  return response;
}
