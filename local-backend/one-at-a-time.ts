/**
 * Wraps an asynchronous function so that its calls run one after another, in the order made. A
 * call that fails does not stop those behind it.
 */
export function oneAtATime<Arguments extends unknown[], Result>(
  run: (...args: Arguments) => Promise<Result>,
): (...args: Arguments) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const result = last.then(() => run(...args));
    // The failure is the caller's to handle; the queue only waits for the end.
    last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  };
}
