import {
  workerRequests,
  type WorkerReply,
  type WorkerRequest,
} from '../src/platform/offline/sw-messages.ts';

/** What the worker does for a page, by the type of its message. Resolves with false for "it is not so". */
export type RequestHandlers = Readonly<
  Record<WorkerRequest['type'], (about: string) => Promise<boolean | void>>
>;

/**
 * Does what pages ask for. The new version takes over when the visitor says so, never by itself; the
 * other requests are answered on the port that they bring. Several tabs that ask for the same at once
 * share one piece of work.
 */
export function listenToPages(worker: ServiceWorkerGlobalScope, handlers: RequestHandlers): void {
  const underWay = new Map<string, Promise<boolean>>();

  function once({ type, about = '' }: WorkerRequest): Promise<boolean> {
    const key = `${type} ${about}`;
    const work = underWay.get(key) ?? succeeds(handlers[type], about);
    underWay.set(key, work);
    return work.finally(() => underWay.delete(key));
  }

  worker.addEventListener('message', (event: ExtendableMessageEvent) => {
    // workbox-window's `messageSkipWaiting()` sends this.
    if (typeOf(event.data) === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting());
    if (!isRequest(event.data)) return;
    const [port] = event.ports;
    const reply = (done: boolean) => port?.postMessage({ done } satisfies WorkerReply);
    event.waitUntil(once(event.data).then(reply));
  });
}

async function succeeds(
  handler: (about: string) => Promise<boolean | void>,
  about: string,
): Promise<boolean> {
  try {
    return (await handler(about)) !== false;
  } catch (error) {
    console.info('The worker could not do what a page asked for', error);
    return false;
  }
}

const types: readonly string[] = Object.values(workerRequests);

const isRequest = (message: unknown): message is WorkerRequest => types.includes(typeOf(message));

const typeOf = (message: unknown): string =>
  typeof message === 'object' && message !== null && 'type' in message ? String(message.type) : '';
