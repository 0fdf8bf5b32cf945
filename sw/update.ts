/** The new version takes over when the visitor says so, never by itself. */
export function listenForUpdates(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('message', (event: ExtendableMessageEvent) => {
    const message: unknown = event.data;
    // workbox-window's `messageSkipWaiting()` sends this shape.
    if (isObject(message) && message.type === 'SKIP_WAITING') {
      event.waitUntil(worker.skipWaiting());
    }
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
