import { PostgrestClient } from '@supabase/postgrest-js';
import type { FunctionEnv } from './function-env.ts';

/** Longer than a healthy answer takes, shorter than the device waits for a function. */
const timeoutMs = 8_000;

/** The signal that ends a query which takes too long. */
export const queryTimeout = () => AbortSignal.timeout(timeoutMs);

/** The database as the service role sees it; `Database` describes the tables it is used for. */
export function serviceClient<Database>(env: FunctionEnv) {
  return new PostgrestClient<Database>(`${env.SUPABASE_URL}/rest/v1`, {
    // Supabase's gateway reads `apikey`; PostgREST behind it reads `Authorization`.
    headers: {
      apikey: env.SUPABASE_SERVICE_ROLE_KEY,
      authorization: `Bearer ${env.SUPABASE_SERVICE_ROLE_KEY}`,
    },
    ...(env.fetch && { fetch: env.fetch }),
    // The device retries with its own back-off: doing it here as well only holds its connection.
    retry: false,
  });
}
