/** After each time the phone has this many times as long to itself. */
const rest = 4;

/**
 * Makes of work that follows each change something that may be called at each of a thousand changes: it
 * is done at once, and for all calls that come during it and a while after, once more. What is shown
 * last is always the last state. The work must not reject.
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
