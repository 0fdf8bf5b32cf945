/** How long fetched data counts as fresh, and how failed fetches are repeated (DATA-01 to DATA-03). */
export const fetchPolicy = {
  /** Age in ms up to which data is used without another fetch. */
  staleAfterMs: 300_000,
  /** Age in ms after which unused data is dropped. */
  collectAfterMs: 300_000,
  /** Repeats after a first failure. */
  retries: 3,
} as const;

const firstDelayMs = 1000;
const longestDelayMs = 30_000;

/** Returns the ms before a repeat. The first repeat has number 0. The delay doubles from 1 s up to 30 s. */
export const retryDelay = (repeat: number): number =>
  Math.min(firstDelayMs * 2 ** repeat, longestDelayMs);

/** Fetches, and repeats while the server answers 5xx. Rejects at once without a network, as `send` does. */
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
