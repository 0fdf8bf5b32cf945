/** A slow line may take this long; the worker waits as long (sw/data.ts). */
const timeoutMs = 20_000;

/**
 * A data file of a tool (`/data/…`), from the phone or the network, as parsed JSON: whoever asks checks
 * its shape. The worker keeps it. On the very first visit there is no worker yet: then the file is
 * asked for once more when there is one, which costs a few bytes, and is there without a signal.
 * Rejects when it is on neither.
 */
export async function fetchDataFile(path: `/data/${string}`): Promise<unknown> {
  const workers = navigator.serviceWorker;
  if (workers && !workers.controller) {
    workers.addEventListener('controllerchange', () => void handOver(path), { once: true });
  }
  return load(path);
}

async function load(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

async function handOver(path: string): Promise<void> {
  try {
    await load(path);
  } catch (error) {
    console.info(`${path} is not kept yet`, error);
  }
}
