import type { PGlite } from '@supabase/lite/pglite';

/** Returns the first database error since the last call; undefined when there was none. */
export type TakeRefusal = () => Refusal | undefined;

export interface Refusal {
  /** SQLSTATE, such as `23514`; undefined when Postgres gave none. */
  readonly code: string | undefined;
  readonly message: string;
  /** The detail of the error. For a failed CHECK, Postgres quotes the row here. */
  readonly detail: string | null;
}

/**
 * Saves the errors of Postgres, so that an answer can include them. This works because requests run one at a
 * time.
 */
export function watchRefusals(database: PGlite): TakeRefusal {
  let last: Refusal | undefined;
  const query = database.query.bind(database);
  database.query = async (...args: Parameters<typeof query>) => {
    try {
      return await query(...args);
    } catch (error) {
      const { code, message, detail } = error as NodeJS.ErrnoException & { detail?: string };
      // Errors after the first one, such as that of a rollback, are only its consequences.
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

/** Classes of SQLSTATE for requests that always fail, however often they are sent. */
const requestFaults = ['0A', '21', '22', '23', '26', '2B', '42', '44', 'P0'];

/**
 * Answers an invalid request with a 4xx where @supabase/lite 0.10 answers 500: a 5xx tells clients to send
 * the same request again. Every other response passes unchanged.
 *
 * A request is invalid when Postgres refused a value or a statement, or when it could not be turned into a
 * query. A failure of the server's own code, of the connection or of its resources stays 5xx.
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

/** Returns the reason why the data API could not read a request; undefined for other failures. */
async function unreadableReason(response: Response): Promise<string | undefined> {
  const text = await response.clone().text();
  if (!text.startsWith('{')) return undefined;
  const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
  // `SUP` is the API's code for any thrown error; these errors come from its own code, not from the request.
  const isOwnFault = /^(TypeError|ReferenceError|SyntaxError|AssertionError)/;
  if (code !== 'SUP' || typeof message !== 'string' || isOwnFault.test(message)) return undefined;
  return message;
}

/**
 * Refuses a request that cannot become a query: an address with broken percent-encoding, or with the
 * character NUL, which Postgres cannot store. Returns null for every other request.
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

/** Returns an error in the format of Supabase's auth server. */
export const authFault = (msg: string): Response =>
  Response.json({ code: 400, error_code: 'validation_failed', msg }, { status: 400 });
