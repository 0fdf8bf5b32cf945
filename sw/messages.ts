import {
  workerRequests,
  type WorkerReply,
  type WorkerRequest,
} from '../src/platform/offline/sw-messages.ts';

/** Handlers of page requests by message type. They resolve with false for "no". */
export type RequestHandlers = Readonly<
  Record<WorkerRequest['type'], (about: string) => Promise<boolean | void>>
>;

/**
 * Answers requests of pages on the port of the message. A new version starts only when the visitor agrees.
 * Equal requests of several tabs share one run.
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
    // workbox-window's `messageSkipWaiting()` sends this message.
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
