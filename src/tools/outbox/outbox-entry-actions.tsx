import { useEffect, useRef, useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { openOutbox } from '../../platform/offline/outbox-access.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { whatsAppLink } from '../../content/business.ts';
import { entryOf } from './entries.ts';
import type { EntryTexts } from './model/entry.ts';

const useText = textFor('outbox');

/** Actions on a request that is not sent yet: edit it, send it another way, delete it (OUTBOX-06). */
export function OutboxEntryActions({
  item,
  entryTexts,
}: {
  item: OutboxItem;
  entryTexts: EntryTexts;
}) {
  const texts = useText();
  const [asking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const offered = item.state === 'cancelled' ? 'undo' : asking ? 'delete' : 'all';
  const offeredBefore = useRef(offered);
  const pressed = useRef(false);
  const mustFocus = useRef(false);
  const mustDelete = useRef(false);
  // The pressed button disappears, so the first new button gets the focus. While the request is being sent there
  // is none: then the next one gets it, if the visitor has gone nowhere else.
  useEffect(() => {
    if (offered !== offeredBefore.current) {
      offeredBefore.current = offered;
      mustFocus.current = pressed.current;
    } else if (document.activeElement !== document.body) mustFocus.current = false;
    if (!mustFocus.current || !first.current) return;
    mustFocus.current = false;
    first.current.focus();
  });
  // The outbox refuses a deletion while an attempt is running, so it is repeated once the attempt has failed.
  useEffect(() => {
    if (!mustDelete.current || item.state === 'sending') return;
    if (item.state === 'delivered' || item.state === 'cancelled') mustDelete.current = false;
    else void remove();
  });
  const ask = (isAsking: boolean) => {
    pressed.current = true;
    setAsking(isAsking);
  };
  const entry = entryOf(item);
  const message = entry?.asText?.(item, entryTexts);
  const whatsApp = message && whatsAppLink(message);
  // The server has an earlier text of this id, and accepts no other under it.
  const hasFirstText = item.lastError?.code === 'id-reused';
  const canEdit = entry?.edit !== undefined && message !== undefined && !hasFirstText;

  async function remove() {
    let isRefused = false;
    // Before the answer, because the attempt may end before it comes.
    mustDelete.current = true;
    await withOutbox(async (outbox) => {
      isRefused = !(await outbox.cancel(item.id));
    });
    if (!isRefused) mustDelete.current = false;
  }

  function restore() {
    mustDelete.current = false;
    ask(false);
    void withOutbox((outbox) => outbox.restore(item.id));
  }

  if (offered === 'undo') {
    return (
      <Button ref={first} tone="secondary" onClick={restore}>
        {texts.undo}
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
          {texts.sendAgain}
        </Button>
        <ButtonLink tone="quiet" href={whatsApp} target="_blank" rel="noopener">
          {texts.byWhatsApp}
        </ButtonLink>
      </>
    );
  }
  if (item.state === 'delivered' || item.state === 'sending') return null;
  if (offered === 'delete') {
    return (
      <>
        <p id={`delete-${item.id}`}>{texts.confirmDelete[triedWith(item)]}</p>
        <Button ref={first} aria-describedby={`delete-${item.id}`} onClick={() => void remove()}>
          {texts.delete}
        </Button>
        <Button tone="quiet" onClick={() => ask(false)}>
          {texts.keep}
        </Button>
      </>
    );
  }
  return (
    <>
      {canEdit && (
        <Button
          tone="secondary"
          onClick={({ currentTarget }) => entry?.edit?.(item, entryTexts, currentTarget)}
        >
          {texts.edit}
        </Button>
      )}
      {!canEdit && item.state === 'needs-user' && !hasFirstText && (
        <Button
          tone="secondary"
          onClick={() => void withOutbox((outbox) => outbox.tryAgain(item.id))}
        >
          {texts.tryItAgain}
        </Button>
      )}
      {whatsApp && (
        <ButtonLink tone="quiet" href={whatsApp} target="_blank" rel="noopener">
          {texts.byWhatsApp}
        </ButtonLink>
      )}
      <Button ref={first} tone="quiet" onClick={() => ask(true)}>
        {texts.delete}
      </Button>
    </>
  );
}

/** Returns the question to ask before a deletion. Only an item without attempts is certainly unsent. */
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
