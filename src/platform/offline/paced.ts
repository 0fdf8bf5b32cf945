/** After each run, the device rests for this multiple of the run's duration. */
const rest = 4;

/**
 * Limits how often `work` runs when it is called at each of many changes.
 * The first call runs it at once. Calls during the run, and during the rest after it, cause one further run,
 * so the last state is always shown. The work must not reject.
 */
export function paced(work: () => Promise<void>): () => void {
  let busy = false;
  let wanted = false;
  async function run(): Promise<void> {
    busy = true;
    wanted = false;
    const began = performance.now();
    await work();
    await new Promise((resolve) => setTimeout(resolve, (performance.now() - began) * rest));
    busy = false;
  }
  return function want() {
    wanted = true;
    if (!busy) void run().then(() => wanted && want());
  };
}
