import { PostgrestClient } from '@supabase/postgrest-js';
import type { FunctionEnv } from './function-env.ts';
import type { Database } from './tables.ts';

/** Longer than a healthy answer takes, shorter than the device waits for a function. */
const timeoutMs = 8_000;

/** The signal that ends a query which takes too long. */
export const queryTimeout = () => AbortSignal.timeout(timeoutMs);

/** The database as the service role sees it. */
export function serviceClient(env: FunctionEnv) {
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

export type ServiceClient = ReturnType<typeof serviceClient>;

/** The database did not do as asked: to be tried again later. Its message is fit for a log. */
export class StoreError extends Error {
  /** True when the database refused a value: the same request fails for ever. */
  readonly isRequestFault: boolean;

  /** `code` is the SQLSTATE: class 22 is a value that no column can hold, 23 one that a constraint refuses. */
  constructor(message: string, code?: string) {
    super(message);
    this.isRequestFault = /^(22[0-9A-Z]{3}|23502|23514)$/.test(code ?? '');
  }
}

/** What a query gave. Throws StoreError. */
export function checked<T>({ data, error, status }: Outcome<T>): T {
  if (error || data === null) throw new StoreError(reasonOf(status, error?.code), error?.code);
  return data;
}

interface Outcome<T> {
  data: T | null;
  error: { code: string } | null;
  status: number;
}

/** Fit for a log: an error's details quote the row, and with it a person's data. */
export const reasonOf = (status: number, code: string | undefined): string =>
  `status ${status}, code ${code || 'none'}`;
