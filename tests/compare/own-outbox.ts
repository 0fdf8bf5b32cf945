import { openOutboxDb } from '../../src/platform/offline/db.ts';
import { createOutbox } from '../../src/platform/offline/outbox.ts';
import { postJson, type Sender } from '../../src/platform/offline/sender.ts';
import { startOutboxTriggers, type OutboxTriggers } from '../../src/platform/offline/triggers.ts';
import { itemsPath, type QueueUnderTest } from './queue-under-test.ts';

const sender: Sender = {
  kind: 'item',
  schemaVersion: 1,
  send: ({ id, payload }, { signal, fetch }) =>
    postJson({ url: itemsPath, id, body: payload, signal, fetch }),
};

/** The production module, put together as `app/page-outbox.ts` does; without Background Sync, its bonus. */
async function start(): Promise<QueueUnderTest> {
  let triggers: OutboxTriggers | undefined;
  const outbox = createOutbox({
    db: openOutboxDb(),
    senders: [sender],
    ownerId: () => 'anon',
    onChange: () => triggers?.changed(),
  });
  await outbox.purge();
  triggers = startOutboxTriggers({ outbox, registerSync: () => Promise.resolve() });

  const idsWhere = async (isDelivered: boolean) =>
    (await outbox.list())
      .filter(({ state }) => (state === 'delivered') === isDelivered)
      .map(({ id }) => id);

  return {
    async enqueue(id, body) {
      await outbox.enqueue({ kind: 'item', schemaVersion: 1, id, payload: body });
    },
    async drain() {
      await outbox.drain();
    },
    pending: () => idsWhere(false),
    reportedSent: () => idsWhere(true),
  };
}

window.queue = start();
