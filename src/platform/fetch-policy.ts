/**
 * How long what was fetched counts as fresh, and how a fetch that failed is repeated (specification,
 * section 9; DATA-01 to DATA-03).
 */
export const fetchPolicy = {
  /** Milliseconds for which data is used without asking again. */
  staleAfterMs: 300_000,
  /** Milliseconds after which data that nothing shows any more is dropped. */
  collectAfterMs: 300_000,
  /** Repeats after a first failure. */
  retries: 3,
} as const;

const firstDelayMs = 1000;
const longestDelayMs = 30_000;

/** Milliseconds before a repeat; the first is number 0. Doubles from 1 s, at most 30 s. */
export const retryDelay = (repeat: number): number =>
  Math.min(firstDelayMs * 2 ** repeat, longestDelayMs);

/** Fetches, and again while the server says that it cannot now (5xx). A dead network is not asked again. */
export async function fetchWithRetries(
  send: () => Promise<Response>,
  retries: number = fetchPolicy.retries,
): Promise<Response> {
  for (let repeat = 0; ; repeat += 1) {
    const response = await send();
    if (response.status < 500 || repeat >= retries) return response;
    await new Promise((resolve) => setTimeout(resolve, retryDelay(repeat)));
  }
}
