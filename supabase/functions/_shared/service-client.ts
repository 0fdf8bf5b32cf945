import { PostgrestClient } from '@supabase/postgrest-js';
import type { FunctionEnv } from './function-env.ts';
import type { Database } from './tables.ts';

/** Longer than a healthy answer takes, and shorter than a device's timeout for a function. */
const timeoutMs = 8_000;

/** Returns a signal that aborts a query after the timeout. */
export const queryTimeout = () => AbortSignal.timeout(timeoutMs);

/** Returns a database client with the service role. */
export function serviceClient(env: FunctionEnv) {
  return new PostgrestClient<Database>(`${env.SUPABASE_URL}/rest/v1`, {
    // Supabase's gateway reads `apikey`; PostgREST behind it reads `Authorization`.
    headers: {
      apikey: env.SUPABASE_SERVICE_ROLE_KEY,
      authorization: `Bearer ${env.SUPABASE_SERVICE_ROLE_KEY}`,
    },
    ...(env.fetch && { fetch: env.fetch }),
    // The device retries with its own back-off; a retry here would only hold its connection.
    retry: false,
  });
}

export type ServiceClient = ReturnType<typeof serviceClient>;

/** The database failed, and the caller may try again later. The message may be logged. */
export class StoreError extends Error {
  /** True when the database refused a value: the same request always fails. */
  readonly isRequestFault: boolean;

  /** `code` is the SQLSTATE: class 22 is a value that no column can hold, 23 one that a constraint refuses. */
  constructor(message: string, code?: string) {
    super(message);
    this.isRequestFault = /^(22[0-9A-Z]{3}|23502|23514)$/.test(code ?? '');
  }
}

/** Returns the data of a query. Throws StoreError when the query failed. */
export function checked<T>({ data, error, status }: Outcome<T>): T {
  if (error || data === null) throw new StoreError(reasonOf(status, error?.code), error?.code);
  return data;
}

interface Outcome<T> {
  data: T | null;
  error: { code: string } | null;
  status: number;
}

/** Returns a reason that may be logged: an error's details quote the row, and so personal data. */
export const reasonOf = (status: number, code: string | undefined): string =>
  `status ${status}, code ${code || 'none'}`;
