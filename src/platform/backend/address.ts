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

/** Whether there is a backend is not known: there was no answer, or one of somebody else's. */
export class BackendUnreachedError extends Error {
  constructor(cause?: unknown) {
    super('No backend answered', { cause });
    this.name = 'BackendUnreachedError';
  }
}

const patienceMs = 10_000;
let asked: Promise<BackendAddress> | undefined;

/**
 * A hosted project by its settings, else the backend that serves this site, which names its public key.
 * Rejects with BackendUnavailableError when neither is there, and with BackendUnreachedError when that
 * cannot be known; the next call asks again.
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
  const said = await askOwnServer();
  if (typeof said.publishableKey !== 'string') throw new BackendUnavailableError('It names no key');
  return {
    url: location.origin,
    key: said.publishableKey,
    secondFactors: said.secondFactors === true,
  };
}

async function askOwnServer(): Promise<{ publishableKey?: unknown; secondFactors?: unknown }> {
  let missing = false;
  try {
    const response = await fetch('/backend.json', { signal: AbortSignal.timeout(patienceMs) });
    missing = response.status === 404;
    // A portal that asks to log in answers everything with a page of its own.
    return (await response.json()) as object;
  } catch (error) {
    throw missing ? new BackendUnavailableError(error) : new BackendUnreachedError(error);
  }
}

/**
 * The second steps this backend has. Codes by telephone are among them where it sends telephone
 * messages at all. Rejects when it cannot be asked.
 */
export async function factorKinds(): Promise<readonly FactorKind[]> {
  const { secondFactors } = await backendAddress();
  if (!secondFactors) return [];
  return (await waysIn()).includes('phone') ? ['totp', 'phone'] : ['totp'];
}

/**
 * The ways to sign in that the auth server's settings name: `email`, `phone`, and other services by
 * their names there (`google`). Rejects when it cannot be asked.
 */
export async function waysIn(): Promise<readonly string[]> {
  const { url, key } = await backendAddress();
  const response = await fetch(`${url}/auth/v1/settings`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new BackendUnreachedError(`The auth server said ${response.status}`);
  const { external } = (await response.json()) as { external?: Record<string, unknown> };
  return Object.entries(external ?? {}).flatMap(([name, isOn]) => (isOn === true ? [name] : []));
}
