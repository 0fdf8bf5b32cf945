import { useState } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { openOutbox } from '../../platform/offline/outbox-access.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { OutboxActions } from './outbox-list.tsx';

/** What a person can do with a request that has not gone: change it, take another way, delete it (OUTBOX-06). */
export function OutboxEntryActions({
  item,
  actions,
}: {
  item: OutboxItem;
  actions: OutboxActions;
}) {
  const { outbox: words } = useMessages();
  const [asking, setAsking] = useState(false);
  const whatsApp = actions.whatsApp(item);

  function confirmDelete() {
    setAsking(false);
    void withOutbox((outbox) => outbox.cancel(item.id));
  }

  if (item.state === 'cancelled') {
    return (
      <Button tone="secondary" onClick={() => void withOutbox((outbox) => outbox.restore(item.id))}>
        {words.undo}
      </Button>
    );
  }
  if (item.state === 'delivered' || item.state === 'sending') return null;
  if (asking) {
    return (
      <>
        <p>{words.confirmDelete}</p>
        <Button onClick={confirmDelete}>{words.delete}</Button>
        <Button tone="quiet" onClick={() => setAsking(false)}>
          {words.keep}
        </Button>
      </>
    );
  }
  return (
    <>
      {whatsApp && (
        <>
          <Button
            tone="secondary"
            onClick={({ currentTarget }) => actions.edit(item, currentTarget)}
          >
            {words.edit}
          </Button>
          <ButtonLink tone="quiet" href={whatsApp} target="_blank" rel="noopener">
            {words.byWhatsApp}
          </ButtonLink>
        </>
      )}
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
    </>
  );
}

async function withOutbox(
  work: (outbox: Awaited<ReturnType<typeof openOutbox>>) => Promise<unknown>,
): Promise<void> {
  try {
    await work(await openOutbox());
  } catch (error) {
    console.error('The request could not be changed', error);
  }
}
