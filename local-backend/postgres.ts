import type { Connection } from '@supabase/lite';

/** A Postgres database as the server uses it besides the API: the embedded one or that of DATABASE_URL. */
export interface Postgres extends Queries {
  /** Runs `work` in one transaction; rolls back when it rejects. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

interface QueryResult<Row> {
  rows: Row[];
  affectedRows?: number;
}

interface Queries {
  query<Row>(sql: string, values?: unknown[]): Promise<QueryResult<Row>>;
  /** Runs any number of statements without values. */
  exec(sql: string): Promise<unknown>;
}

export interface Transaction extends Queries {
  /** Undoes the transaction now. `work` may still return a result. */
  rollback(): Promise<void>;
}

/** An open database with what the server must know about its kind. */
export interface OpenPostgres {
  readonly postgres: Postgres;
  /** The connection in the form that @supabase/lite works on. */
  readonly connection: Connection;
  /** The number of requests that may run at the same time. */
  readonly maxRequests: number;
  /** Whether other server processes may use the same database. */
  readonly isShared: boolean;
  /** Makes the database usable after a request that failed. */
  repair(): Promise<void>;
  /** Runs `work` while no other server process does. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
