/** So long may work go on before the page may react to somebody, in ms. A task of 50 ms is felt. */
const pieceMs = 12;

/**
 * Does work for each of many things, and lets the page react in between. Rejects with the first error of the work, or of
 * reading the things.
 */
export async function inPieces<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  let began = performance.now();
  for (const one of all) {
    work(one);
    if (performance.now() - began < pieceMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}
