import type { PGlite } from '@supabase/lite/pglite';

/** What went wrong in the database since it was asked for; undefined when nothing did. */
export type TakeRefusal = () => Refusal | undefined;

export interface Refusal {
  /** SQLSTATE, such as `23514`; undefined when Postgres did not answer with one. */
  readonly code: string | undefined;
  readonly message: string;
  /** What the error says besides. Postgres' own detail of a failed CHECK quotes the row. */
  readonly detail: string | null;
}

/** Remembers what Postgres refuses, so that an answer can say it: requests run one at a time. */
export function watchRefusals(database: PGlite): TakeRefusal {
  let last: Refusal | undefined;
  const query = database.query.bind(database);
  database.query = async (...args: Parameters<typeof query>) => {
    try {
      return await query(...args);
    } catch (error) {
      const { code, message, detail } = error as NodeJS.ErrnoException & { detail?: string };
      // What is refused after it, such as a rollback, only follows from it.
      last ??= { code, message, detail: detail ?? null };
      throw error;
    }
  };
  return () => {
    const taken = last;
    last = undefined;
    return taken;
  };
}

/** Classes of SQLSTATE that say: the request asks for what cannot be, however often it is sent. */
const requestFaults = ['0A', '21', '22', '23', '26', '2B', '42', '44', 'P0'];

/**
 * The answer to a request that is itself at fault, where @supabase/lite 0.10 answers 500: a 5xx tells clients
 * to send the same again. Every other response is passed on as it is.
 *
 * A request is at fault where Postgres refused a value or a statement, or where the request could not be made into
 * a query at all. A fault of the server's own code, of the connection or of its resources stays 5xx.
 */
export async function blameRequest(
  request: Request,
  response: Response,
  refusal: Refusal | undefined,
): Promise<Response> {
  if (response.status !== 500) return response;
  const isAuth = new URL(request.url).pathname.startsWith('/auth/');
  if (refusal) {
    const { code, message, detail } = refusal;
    if (!code || !requestFaults.includes(code.slice(0, 2))) return response;
    return isAuth
      ? authFault('A value in the request is not acceptable')
      : restFault(code, message, detail);
  }
  if (isAuth) return response;
  const message = await unreadableReason(response);
  return message === undefined ? response : restFault('PGRST100', message);
}

/** Why the data API could not read a request; undefined when it failed for another reason. */
async function unreadableReason(response: Response): Promise<string | undefined> {
  const text = await response.clone().text();
  if (!text.startsWith('{')) return undefined;
  const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
  // `SUP` is its code for whatever was thrown; those errors are of its own code, not of the request.
  const isOwnFault = /^(TypeError|ReferenceError|SyntaxError|AssertionError)/;
  if (code !== 'SUP' || typeof message !== 'string' || isOwnFault.test(message)) return undefined;
  return message;
}

/**
 * Refuses what no query can be made of: an address with broken percent-encoding, or with the character NUL, which
 * Postgres has not. Null for every other request.
 */
export function refuseUnreadable(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  const isAuth = pathname.startsWith('/auth/');
  try {
    if (!decodeURIComponent(pathname + search.replace(/\+/g, ' ')).includes('\0')) return null;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  const message = 'The address of the request cannot be read';
  return isAuth ? authFault(message) : restFault('PGRST100', message);
}

const restFault = (code: string, message: string, details: string | null = null): Response =>
  Response.json({ code, details, hint: null, message }, { status: 400 });

/** As Supabase's auth server says it. */
export const authFault = (msg: string): Response =>
  Response.json({ code: 400, error_code: 'validation_failed', msg }, { status: 400 });
