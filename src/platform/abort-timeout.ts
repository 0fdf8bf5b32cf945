/** Gives browsers before 2022 `AbortSignal.timeout`, which pages and worker both use. */
if (!('timeout' in AbortSignal)) {
  Object.defineProperty(AbortSignal, 'timeout', {
    value: (milliseconds: number) => {
      const controller = new AbortController();
      setTimeout(
        () => controller.abort(new DOMException('The time is over', 'TimeoutError')),
        milliseconds,
      );
      return controller.signal;
    },
  });
}
