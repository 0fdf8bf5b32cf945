import { authStore, outboxOwner } from '../tools/account/auth-store.ts';
import { createChatSender } from '../tools/assistant/chat.outbox.ts';
import { chatKind } from '../tools/assistant/stored.ts';
import { openOutboxDb, type OutboxItem } from '../platform/offline/db.ts';
import {
  closeOutbox,
  showOutboxItems,
  type PageOutbox,
} from '../platform/offline/outbox-access.ts';
import { createOutbox, type Outbox } from '../platform/offline/outbox.ts';
import { paced } from '../platform/offline/paced.ts';
import { requestBackgroundSync } from '../platform/offline/sw-bridge.ts';
import { outboxChannel, type OutboxChanged } from '../platform/offline/sw-messages.ts';
import { startOutboxTriggers, type OutboxTriggers } from '../platform/offline/triggers.ts';
import { outboxSenders } from './outbox-senders.ts';

export { announceSentLeads } from './sent-leads.ts';
export { announceAnswers } from './sent-questions.ts';

const longestTimerMs = 2 ** 31 - 1;

/**
 * Senders of a page. Unlike the worker, a page can complete questions that were saved before the assistant
 * was on the device.
 */
const pageSenders = [
  ...outboxSenders.filter(({ kind }) => kind !== chatKind),
  createChatSender(async (request) => {
    const { completeQuestion } = await import('../tools/assistant/complete-question.ts');
    return completeQuestion(request);
  }),
];

/** Creates the page's outbox, shows its items, and starts sending. */
export async function startPageOutbox(): Promise<PageOutbox> {
  const channel = new BroadcastChannel(outboxChannel);
  let triggers: OutboxTriggers | undefined;
  let stopWatchingOwner: (() => void) | undefined;
  let tidying: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const db = openOutboxDb();
  // Another tab removes all data from this device.
  db.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null) return;
    // Closed at once, because running reads would find no database.
    closed = true;
    void closeOutbox().then(() => showOutboxItems([]));
  });
  const outbox: Outbox = createOutbox({
    db,
    senders: pageSenders,
    ownerId: outboxOwner,
    onChange: () => {
      if (closed) return;
      channel.postMessage({ type: 'outbox-changed' } satisfies OutboxChanged);
      changed();
    },
  });

  async function show(): Promise<void> {
    const items = await outbox.list();
    if (closed) return;
    showOutboxItems(items);
    tidyWhenDue(items);
  }
  const showSoon = paced(() =>
    show().catch((error: unknown) => {
      if (!closed) console.error('The outbox cannot be read', error);
    }),
  );
  function changed(): void {
    triggers?.changed();
    showSoon();
  }
  /** Removes cancelled items and expired texts as soon as they are due, on any page. */
  function tidyWhenDue(items: readonly OutboxItem[]): void {
    clearTimeout(tidying);
    const ends = items.flatMap(({ state, nextAt, wipeAt }) =>
      state === 'cancelled' ? [nextAt] : state === 'delivered' && wipeAt ? [wipeAt] : [],
    );
    if (ends.length === 0) return;
    tidying = setTimeout(
      () => {
        outbox
          .purge()
          .catch((error: unknown) => console.error('The outbox could not be tidied', error));
      },
      // Browsers treat a longer timeout as zero.
      Math.min(longestTimerMs, Math.max(0, Math.min(...ends) - Date.now())),
    );
  }
  function close(): void {
    closed = true;
    clearTimeout(tidying);
    stopWatchingOwner?.();
    triggers?.stop();
    channel.close();
    db.retire();
  }

  channel.addEventListener('message', changed);
  try {
    await outbox.recoverStranded();
    await outbox.purge();
    await show();
  } catch (error) {
    close();
    throw error;
  }
  triggers = startOutboxTriggers({ outbox, registerSync: requestBackgroundSync });
  // A session is restored after the first look, which skips its user's items.
  stopWatchingOwner = authStore.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) triggers?.ownerChanged();
  });
  return {
    ...outbox,
    async enqueue(item) {
      const saved = await outbox.enqueue(item);
      // Requested at once, because the tab may close during the first attempt.
      void requestBackgroundSync();
      return saved;
    },
    close,
  };
}
