import type { ClientAddressSource } from '../supabase/functions/_shared/client-address.ts';
import type { FailureCounts } from './failure-counts.ts';
import type { Postgres } from './postgres.ts';

/** What passwords, codes and second factors are judged with. */
export interface AuthRules {
  readonly postgres: Postgres;
  readonly clientAddress: ClientAddressSource;
  /** Creates the counts of one kind of failure; shared with the other processes on the same database. */
  readonly countFailures: (scope: string, windowMs: number) => FailureCounts;
}
