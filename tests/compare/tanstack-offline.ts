import { createCollection, localOnlyCollectionOptions } from '@tanstack/db';
import { startOfflineExecutor } from '@tanstack/offline-transactions';
import { checkAnswer } from './answer-check.ts';
import {
  itemsPath,
  savedButNotPending,
  type ItemBody,
  type QueueUnderTest,
} from './queue-under-test.ts';

/** The interval of looking for a new item in the outbox. */
const pollMs = 5;

/** TanStack's offline transactions as their guide shows them: an action, a mutation that throws, its key. */
async function start(): Promise<QueueUnderTest> {
  const items = createCollection(
    localOnlyCollectionOptions<ItemBody, string>({ id: 'items', getKey: ({ id }) => id }),
  );
  const executor = startOfflineExecutor({
    collections: { items },
    mutationFns: {
      saveItem: async ({ transaction, idempotencyKey }) => {
        const item = transaction.mutations[0].modified as unknown as ItemBody;
        const response = await fetch(itemsPath, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
          body: JSON.stringify(item),
        });
        await checkAnswer(response, item.id);
      },
    },
  });
  await executor.waitForInit();
  if (!executor.isOfflineEnabled) throw new Error(executor.storageDiagnostic.message);

  const saveItem = executor.createOfflineAction<ItemBody>({
    mutationFnName: 'saveItem',
    onMutate: (item) => {
      items.insert(item);
    },
  });
  const pending = async () =>
    (await executor.peekOutbox()).flatMap(({ mutations }) =>
      mutations.map(({ modified }) => String(modified.id)),
    );
  return {
    async enqueue(id, body) {
      const transaction = saveItem(body);
      transaction.isPersisted.promise.catch((error: unknown) =>
        console.error('The item failed for good', error),
      );
      // Nothing says "it is in the outbox", and the guide warns that what shows is not yet stored.
      while (transaction.state !== 'completed' && !(await pending()).includes(id)) {
        if (transaction.state === 'failed') throw new Error('The item was not saved');
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
    },
    drain() {
      executor.getOnlineDetector().notifyOnline();
      return Promise.resolve();
    },
    pending,
    reportedSent: (saved) => savedButNotPending(saved, pending()),
  };
}

window.queue = start();
