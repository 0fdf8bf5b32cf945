import type { SupabaseClient as Client } from '@supabase/supabase-js';
import type { Database, Json } from '../../../supabase/database.types.ts';
import { backendAddress } from './address.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { sessionKey, sessionStorage } from './session-storage.ts';

/** Types of supabase-js. This module is the only one that imports the package. */
export type { AuthChangeEvent, Factor, Session, User } from '@supabase/supabase-js';

/** The client, typed with the tables and functions of supabase/migrations. */
export type SupabaseClient = Client<Database>;

export type { Json };

/** A row of a table. */
export type Row<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Row'];

let loading: Promise<SupabaseClient> | undefined;

/**
 * Loads the Supabase client once, on first use: a sign-in, or a saved session.
 * Rejects as `backendAddress` does. After a failure the next call tries again.
 */
export function loadClient(): Promise<SupabaseClient> {
  loading ??= makeClient().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function makeClient(): Promise<SupabaseClient> {
  const [{ createClient }, { url, key }] = await Promise.all([
    import('@supabase/supabase-js'),
    backendAddress(),
  ]);
  return createClient<Database>(url, key, {
    global: { fetch: (input, init) => fetchAnswer(input, init) },
    auth: {
      flowType: 'pkce',
      storage: sessionStorage,
      storageKey: sessionKey,
      // The callback page exchanges the code itself, so that it can explain an error (AUTH-25).
      detectSessionInUrl: false,
    },
  });
}
