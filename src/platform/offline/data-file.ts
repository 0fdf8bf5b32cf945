/** Long enough for a slow line. The worker's own timeout is shorter (sw/data.ts). */
const timeoutMs = 20_000;

/**
 * Fetches a tool's data file (`/data/…`) from the device or the network, and returns its JSON. The caller
 * checks the shape. The worker saves the file. Rejects when both sources fail.
 */
export async function fetchDataFile(path: `/data/${string}`): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
