import { useEffect, useRef, useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { openOutbox } from '../../platform/offline/outbox-access.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { whatsAppLink } from '../../content/business.ts';
import { entryOf } from './entries.ts';
import type { EntryTexts } from './model/entry.ts';

const useText = textFor('outbox');

/** What a person can do with a request that has not gone: change it, take another way, delete it (OUTBOX-06). */
export function OutboxEntryActions({ item, texts }: { item: OutboxItem; texts: EntryTexts }) {
  const words = useText();
  const [asking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const offered = item.state === 'cancelled' ? 'undo' : asking ? 'delete' : 'all';
  const offeredBefore = useRef(offered);
  const pressed = useRef(false);
  // A press takes its own button away: the first one in its place gets the focus.
  useEffect(() => {
    if (offered === offeredBefore.current) return;
    offeredBefore.current = offered;
    if (pressed.current) first.current?.focus();
  }, [offered]);
  const ask = (isAsking: boolean) => {
    pressed.current = true;
    setAsking(isAsking);
  };
  const entry = entryOf(item);
  const message = entry?.asText?.(item, texts);
  const whatsApp = message && whatsAppLink(message);
  // The office has an earlier text under this id: no other will be taken under it.
  const hasFirstText = item.lastError?.code === 'id-reused';
  const canEdit = entry?.edit !== undefined && message !== undefined && !hasFirstText;

  function restore() {
    ask(false);
    void withOutbox((outbox) => outbox.restore(item.id));
  }

  if (offered === 'undo') {
    return (
      <Button ref={first} tone="secondary" onClick={restore}>
        {words.undo}
      </Button>
    );
  }
  if (item.state === 'delivered' && whatsApp) {
    return (
      <>
        <Button
          tone="secondary"
          onClick={() => void withOutbox((outbox) => outbox.sendAgain(item.id))}
        >
          {words.sendAgain}
        </Button>
        <ButtonLink tone="quiet" href={whatsApp} target="_blank" rel="noopener">
          {words.byWhatsApp}
        </ButtonLink>
      </>
    );
  }
  if (item.state === 'delivered' || item.state === 'sending') return null;
  if (offered === 'delete') {
    return (
      <>
        <p id={`delete-${item.id}`}>{words.confirmDelete[triedWith(item)]}</p>
        <Button
          ref={first}
          aria-describedby={`delete-${item.id}`}
          onClick={() => void withOutbox((outbox) => outbox.cancel(item.id))}
        >
          {words.delete}
        </Button>
        <Button tone="quiet" onClick={() => ask(false)}>
          {words.keep}
        </Button>
      </>
    );
  }
  return (
    <>
      {canEdit && (
        <Button
          tone="secondary"
          onClick={({ currentTarget }) => entry?.edit?.(item, texts, currentTarget)}
        >
          {words.edit}
        </Button>
      )}
      {!canEdit && item.state === 'needs-user' && !hasFirstText && (
        <Button
          tone="secondary"
          onClick={() => void withOutbox((outbox) => outbox.tryAgain(item.id))}
        >
          {words.tryItAgain}
        </Button>
      )}
      {whatsApp && (
        <ButtonLink tone="quiet" href={whatsApp} target="_blank" rel="noopener">
          {words.byWhatsApp}
        </ButtonLink>
      )}
      <Button ref={first} tone="quiet" onClick={() => ask(true)}>
        {words.delete}
      </Button>
    </>
  );
}

/** What is known of an item that is to be deleted: only one that was never tried is surely not sent. */
function triedWith({ state, attempts }: OutboxItem): 'untried' | 'tried' | 'refused' {
  if (state === 'needs-user' || state === 'held') return 'refused';
  return attempts === 0 ? 'untried' : 'tried';
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
