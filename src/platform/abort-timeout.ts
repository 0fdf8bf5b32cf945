/** Adds `AbortSignal.timeout` to browsers older than 2022. Pages and the worker use it. */
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
