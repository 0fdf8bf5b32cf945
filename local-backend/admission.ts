import { json, problem } from '../supabase/functions/_shared/responses.ts';
import { boundedQueue, QueueFull, type Queue } from './bounded-queue.ts';
import { functionsPrefix } from './functions.ts';

/** Answers a request with `answer` when its turn comes. */
export type Admission = (request: Request, answer: () => Promise<Response>) => Promise<Response>;

/** When there may be room again. */
const retryAfterS = 5;

/** Well below the 15 s after which a device gives up: what is begun is still wanted when it is done. */
const maxWaitMs = 5_000;

/** Functions that wait for another service: they must not hold up those that need the database alone. */
const outward = new Set(['lead-forward', 'legal-assistant', 'push-dispatch']);

/**
 * Bounds how many requests are at work and how many wait, in front of the one database connection (X5).
 *
 * Who finds no room is answered 503 with Retry-After at once, and tries again. A request whose signal
 * aborts while it waits is never begun: rejects with the signal's reason.
 */
export function createAdmission(): Admission {
  // A few at once, so that the database has work while a function computes.
  const toDatabase = boundedQueue({ maxRunning: 4, maxWaiting: 100, maxWaitMs });
  const toServices = boundedQueue({ maxRunning: 16, maxWaiting: 32, maxWaitMs });

  return async (request, answer) => {
    const { pathname } = new URL(request.url);
    const name = pathname.startsWith(functionsPrefix) && pathname.slice(functionsPrefix.length);
    const queue: Queue = name && outward.has(name) ? toServices : toDatabase;
    try {
      return await queue(answer, request.signal);
    } catch (error) {
      if (error instanceof QueueFull) return busy(pathname);
      throw error;
    }
  };
}

/** The refusal in the words of the API that was called: a function, auth or REST. */
function busy(pathname: string): Response {
  const code = 'busy';
  const message = 'Too many requests are waiting. Send it again a little later.';
  const headers = { 'retry-after': String(retryAfterS) };
  if (pathname.startsWith(functionsPrefix)) return problem(503, { code, message }, headers);
  const body = pathname.startsWith('/auth/')
    ? { code: 503, error_code: code, msg: message }
    : { code, message, details: null, hint: null };
  return json(503, body, headers);
}
