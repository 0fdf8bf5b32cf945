import { savedButNotPending, type QueueUnderTest } from './queue-under-test.ts';
import type { WorkboxAnswer, WorkboxRequest } from './workbox-messages.ts';

/** The page's side of Workbox's queue, which lives in a service worker. */
async function start(): Promise<QueueUnderTest> {
  await navigator.serviceWorker.register('/sw.js');
  const { active: worker } = await navigator.serviceWorker.ready;
  if (!worker) throw new Error('The worker is not active');

  const ask = (request: WorkboxRequest): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }: MessageEvent<WorkboxAnswer>) => {
        port1.close();
        if ('failed' in data) reject(new Error(data.failed));
        else resolve(data.pending);
      });
      port1.start();
      worker.postMessage(request, [port2]);
    });
  const pending = () => ask({ type: 'pending' });

  return {
    async enqueue(id, body) {
      await ask({ type: 'enqueue', id, body });
    },
    async drain() {
      await ask({ type: 'drain' });
    },
    pending,
    reportedSent: (saved) => savedButNotPending(saved, pending()),
  };
}

window.queue = start();
