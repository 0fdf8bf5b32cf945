/** What a function is given to work with, whether Deno or the embedded backend runs it. */
export interface FunctionEnv {
  /** Origin of the Supabase project; its REST API is below `/rest/v1`. */
  readonly SUPABASE_URL: string;
  /** A service_role key: bypasses row-level security, so it never leaves the server. */
  readonly SUPABASE_SERVICE_ROLE_KEY: string;
  /** Replaces the global `fetch`, when the database lives in this very process. */
  readonly fetch?: typeof fetch;
}

export type FunctionHandler = (request: Request, env: FunctionEnv) => Promise<Response>;
