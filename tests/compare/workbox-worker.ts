// The module itself: the package's front door declares types for every file of this project.
import { Queue } from 'workbox-background-sync/Queue.js';
import { checkAnswer } from './answer-check.ts';
import { itemsPath } from './queue-under-test.ts';
import type { WorkboxAnswer, WorkboxRequest } from './workbox-messages.ts';

/** A worker's message, which TypeScript's DOM library does not carry. */
interface WorkerMessage extends MessageEvent<WorkboxRequest> {
  waitUntil(work: Promise<void>): void;
}

/**
 * Workbox's queue as its documentation shows it. Sending is asked for by the browser's sync event and
 * by the page; the two take turns, because the queue does not guard against being replayed twice at once.
 */
const queue = new Queue('items', { onSync: () => inTurn(replay) });

let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}

/** The queue's own replay; or, where answers are looked at, the loop its documentation gives for that. */
async function replay(): Promise<void> {
  if (ANSWER_CHECK === 'none') return queue.replayRequests();
  for (;;) {
    const entry = await queue.shiftRequest();
    if (!entry) return;
    try {
      await checkAnswer(await fetch(entry.request.clone()), idOf(entry));
    } catch (error) {
      await queue.unshiftRequest(entry);
      throw error;
    }
  }
}

const idOf = ({ metadata }: { metadata?: object }): string =>
  metadata && 'id' in metadata ? String(metadata.id) : '';

async function answer(request: WorkboxRequest): Promise<WorkboxAnswer> {
  switch (request.type) {
    case 'enqueue': {
      const { id, body } = request;
      const headers = { 'content-type': 'application/json', 'idempotency-key': id };
      const post = new Request(itemsPath, { method: 'POST', headers, body: JSON.stringify(body) });
      await queue.pushRequest({ request: post, metadata: { id } });
      return { pending: [] };
    }
    case 'drain':
      await inTurn(replay);
      return { pending: [] };
    case 'pending':
      // In turn: an item on its way is out of the queue, and back in it if that fails.
      return { pending: (await inTurn(() => queue.getAll())).map(idOf) };
  }
}

self.addEventListener('message', (event) => {
  const message = event as WorkerMessage;
  const reply = (said: WorkboxAnswer) => message.ports[0]?.postMessage(said);
  message.waitUntil(
    answer(message.data).then(reply, (error: unknown) => reply({ failed: String(error) })),
  );
});
