import { AsyncLocalStorage } from 'node:async_hooks';

export interface Refusal {
  /** SQLSTATE, such as `23514`; undefined when Postgres gave none. */
  readonly code: string | undefined;
  readonly message: string;
  /** The detail of the error. For a failed CHECK, Postgres quotes the row here. */
  readonly detail: string | null;
}

/** The first database error of each request that runs. */
const current = new AsyncLocalStorage<{ first?: Refusal }>();

/** Answers a request, and returns the answer with the first database error behind it, if there was one. */
export async function withRefusal(
  answer: () => Promise<Response>,
): Promise<{ response: Response; refusal: Refusal | undefined }> {
  const noted: { first?: Refusal } = {};
  const response = await current.run(noted, answer);
  return { response, refusal: noted.first };
}

/** Saves a database error for the answer of the request that runs. Each driver's queries call this. */
export function noteRefusal(error: unknown): void {
  const noted = current.getStore();
  if (!noted) return;
  const { code, message, detail } = error as NodeJS.ErrnoException & { detail?: string };
  // Errors after the first one, such as that of a rollback, are only its consequences.
  noted.first ??= { code, message, detail: detail ?? null };
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
