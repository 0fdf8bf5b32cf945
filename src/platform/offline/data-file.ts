/** A slow line may take this long; the worker waits less (sw/data.ts). */
const timeoutMs = 20_000;

/**
 * A data file of a tool (`/data/…`), from the phone or the network, as parsed JSON: whoever asks checks
 * its shape. The worker keeps it. Rejects when it is on neither.
 */
export async function fetchDataFile(path: `/data/${string}`): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
