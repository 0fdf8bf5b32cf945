import { outboxSenders } from '../src/app/outbox-senders.ts';
import { chatKind, receiptOfChat } from '../src/features/assistant/chat.sender.ts';
import { en } from '../src/i18n/words/push/en.ts';
import { openOutboxDb, type OutboxItem } from '../src/platform/offline/db.ts';
import { createOutbox } from '../src/platform/offline/outbox.ts';
import { outboxChannel, outboxSyncTag } from '../src/platform/offline/sw-messages.ts';

/** Background Sync, which TypeScript's worker library does not carry. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/**
 * Sends what waits when the browser wakes the worker, also with every tab closed. The same outbox as
 * the page's, under the same lock. A signed-in person's items wait for the page, which knows who it is.
 */
export function sendInBackground(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync' as 'install', (event) => {
    const { tag } = event as SyncEvent;
    if (tag === outboxSyncTag) event.waitUntil(drain(worker));
  });
}

async function drain(worker: ServiceWorkerGlobalScope): Promise<void> {
  const channel = new BroadcastChannel(outboxChannel);
  const db = openOutboxDb();
  try {
    const outbox = createOutbox({
      db,
      senders: outboxSenders,
      ownerId: () => 'anon',
      onChange: () => channel.postMessage({ type: 'outbox-changed' }),
    });
    const before = answeredIn(await outbox.list());
    await outbox.drainUnreached();
    const now = answeredIn(await outbox.list());
    if (now.some((id) => !before.includes(id))) await tellOfAnswer(worker);
    const { queued, sending } = await outbox.counts();
    // A rejected sync is tried again by the browser; the page tries in any case.
    if (queued + sending > 0) throw new Error(`${queued + sending} items still wait`);
  } finally {
    channel.close();
    db.close();
  }
}

/** Questions that the assistant has answered and nobody has read (`collect-answers.ts` takes those away). */
const answeredIn = (items: readonly OutboxItem[]): string[] =>
  items
    .filter(
      ({ kind, receipt }) => kind === chatKind && receiptOfChat(receipt)?.status === 'answered',
    )
    .map(({ id }) => id);

/** A page that is looked at says it itself (`app/sent-questions.ts`). */
async function tellOfAnswer({ clients, registration }: ServiceWorkerGlobalScope): Promise<void> {
  if (Notification.permission !== 'granted') return;
  const windows = await clients.matchAll({ type: 'window' });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await registration.showNotification(en.answered, {
    body: en.answeredText,
    tag: 'answer',
    icon: '/icons/icon-192.png',
    data: { path: '/legal-assistant' },
  });
}
