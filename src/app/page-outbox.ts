import { outboxOwner } from '../features/account/auth-store.ts';
import { openOutboxDb } from '../platform/offline/db.ts';
import { showOutboxItems, type PageOutbox } from '../platform/offline/outbox-access.ts';
import { createOutbox, type Outbox } from '../platform/offline/outbox.ts';
import { requestBackgroundSync } from '../platform/offline/sw-bridge.ts';
import { outboxChannel, type OutboxChanged } from '../platform/offline/sw-messages.ts';
import { startOutboxTriggers, type OutboxTriggers } from '../platform/offline/triggers.ts';
import { outboxSenders } from './outbox-senders.ts';

export { announceSentLeads } from './sent-leads.ts';

/** Puts the page's outbox together, shows what is in it, and starts sending. */
export async function startPageOutbox(): Promise<PageOutbox> {
  const channel = new BroadcastChannel(outboxChannel);
  let triggers: OutboxTriggers | undefined;
  let closed = false;

  const db = openOutboxDb();
  const outbox: Outbox = createOutbox({
    db,
    senders: outboxSenders,
    ownerId: outboxOwner,
    onChange: () => {
      if (closed) return;
      channel.postMessage({ type: 'outbox-changed' } satisfies OutboxChanged);
      changed();
    },
  });

  const show = async () => showOutboxItems(await outbox.list());
  function changed(): void {
    triggers?.changed();
    show().catch((error: unknown) => console.error('The outbox cannot be read', error));
  }

  channel.addEventListener('message', changed);
  await outbox.purge();
  await show();
  triggers = startOutboxTriggers({ outbox, registerSync: requestBackgroundSync });
  return {
    ...outbox,
    close() {
      closed = true;
      triggers?.stop();
      channel.close();
      db.retire();
    },
  };
}
