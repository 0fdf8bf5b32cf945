import type { PGlite } from '@supabase/lite/pglite';

/** The last error of Postgres since it was asked for; undefined when there was none. */
export type TakeRefusal = () => Refusal | undefined;

export interface Refusal {
  /** SQLSTATE, such as `23514`. */
  readonly code: string;
  readonly message: string;
}

/** Remembers what Postgres refuses, so that an answer can say it: requests run one at a time. */
export function watchRefusals(database: PGlite): TakeRefusal {
  let last: Refusal | undefined;
  const query = database.query.bind(database);
  database.query = async (...args: Parameters<typeof query>) => {
    try {
      return await query(...args);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code) last = { code, message };
      throw error;
    }
  };
  return () => {
    const taken = last;
    last = undefined;
    return taken;
  };
}

/**
 * The answer PostgREST gives where a CHECK does not hold: 400 with its code.
 *
 * @supabase/lite 0.10 answers 500 there, and a 5xx tells clients to send the same again.
 */
export function asPostgrestWould(response: Response, refusal: Refusal | undefined): Response {
  if (response.status !== 500 || refusal?.code !== '23514') return response;
  const { code, message } = refusal;
  return Response.json({ code, details: null, hint: null, message }, { status: 400 });
}
