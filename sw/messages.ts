import type { WorkerReply } from '../src/platform/offline/sw-messages.ts';

/**
 * Does what pages ask for. The new version takes over when the visitor says so, never by itself; the
 * other requests, by the type of their message, are answered on the port that they bring.
 */
export function listenToPages(
  worker: ServiceWorkerGlobalScope,
  requests: Readonly<Record<string, () => Promise<void>>>,
): void {
  worker.addEventListener('message', (event: ExtendableMessageEvent) => {
    const type = typeOf(event.data);
    // workbox-window's `messageSkipWaiting()` sends this.
    if (type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting());
    const work = requests[type];
    if (work) event.waitUntil(answer(work, event.ports[0]));
  });
}

async function answer(work: () => Promise<void>, port: MessagePort | undefined): Promise<void> {
  const reply = (done: boolean) => port?.postMessage({ done } satisfies WorkerReply);
  try {
    await work();
    reply(true);
  } catch (error) {
    console.info('The worker could not do what a page asked for', error);
    reply(false);
  }
}

const typeOf = (message: unknown): string =>
  typeof message === 'object' && message !== null && 'type' in message ? String(message.type) : '';
