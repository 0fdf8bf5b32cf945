import { json, problem } from '../supabase/functions/_shared/responses.ts';
import { boundedQueue, QueueFull, type Queue } from './bounded-queue.ts';
import { functionsPrefix } from './functions.ts';

/** Answers a request with `answer` when its turn comes. */
export interface Admission {
  (request: Request, answer: () => Promise<Response>): Promise<Response>;
  /** Returns the numbers of requests that run and wait for the database. */
  load: Queue['load'];
}

/** Seconds after which a caller may try again. */
const retryAfterS = 5;

/** Well below 15 s, when devices give up: started work is still wanted when it is done. */
const maxWaitMs = 5_000;

/** Functions that wait for other services. They must not delay requests that need only the database. */
const outward = new Set(['lead-forward', 'legal-assistant', 'push-dispatch']);

/**
 * Limits the number of running and waiting requests before the database. `maxRunning` is a few more than the
 * database runs at once, so that it works while a function computes.
 *
 * A request without a place gets 503 with Retry-After at once. A request whose signal aborts while it waits
 * is never started; it rejects with the signal's reason.
 */
export function createAdmission(maxRunning = 4): Admission {
  const toDatabase = boundedQueue({ maxRunning, maxWaiting: 100, maxWaitMs });
  const toServices = boundedQueue({ maxRunning: 16, maxWaiting: 32, maxWaitMs });

  const admit = async (request: Request, answer: () => Promise<Response>) => {
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
  return Object.assign(admit, { load: () => toDatabase.load() });
}

/** Returns the refusal in the format of the called API: function, auth or REST. */
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
