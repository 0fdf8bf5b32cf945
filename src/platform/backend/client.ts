import type { SupabaseClient } from '@supabase/supabase-js';
import { supabaseAnonKey, supabaseUrl } from '../env.ts';
import { sessionKey, sessionStorage } from './session-storage.ts';

/** The client's own types, through its door. */
export type { AuthChangeEvent, Session, SupabaseClient, User } from '@supabase/supabase-js';

let loading: Promise<SupabaseClient> | undefined;

/**
 * The Supabase client, unmodified, downloaded on first use: signing in, or a session that is kept here.
 * Rejects with BackendUnavailableError when neither the settings nor the server name a backend; the
 * next call tries again.
 */
export function loadClient(): Promise<SupabaseClient> {
  loading ??= makeClient().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Sign-in is not to be had here: no backend is set up, or none answers. */
export class BackendUnavailableError extends Error {
  constructor(cause?: unknown) {
    super('No backend is set up: VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY name one', { cause });
    this.name = 'BackendUnavailableError';
  }
}

async function makeClient(): Promise<SupabaseClient> {
  const [{ createClient }, { url, key }] = await Promise.all([
    import('@supabase/supabase-js'),
    backend(),
  ]);
  return createClient(url, key, {
    auth: {
      flowType: 'pkce',
      storage: sessionStorage,
      storageKey: sessionKey,
      // The callback page exchanges the code itself, so that it can say what went wrong (AUTH-25).
      detectSessionInUrl: false,
    },
  });
}

/** A hosted project by its settings, else the backend that serves this site, which names its public key. */
async function backend(): Promise<{ url: string; key: string }> {
  if (supabaseUrl) return { url: supabaseUrl, key: supabaseAnonKey };
  try {
    const response = await fetch('/backend.json', { signal: AbortSignal.timeout(10_000) });
    const settings = (await response.json()) as { publishableKey?: unknown };
    if (typeof settings.publishableKey !== 'string') throw new Error('It names no key');
    return { url: location.origin, key: settings.publishableKey };
  } catch (error) {
    throw new BackendUnavailableError(error);
  }
}
