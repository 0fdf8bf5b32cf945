import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { openOutbox, useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { hasBackgroundSync } from '../../platform/offline/sw-bridge.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OutboxEntry } from './outbox-entry.tsx';

type Attempt = 'none' | 'running' | 'unanswered';

/** Everything this phone has queued, as entries of the ledger with their stamps (OUTBOX-01). */
export function OutboxList() {
  const { outbox: words } = useMessages();
  const items = useOutboxItems();
  const [attempt, setAttempt] = useState<Attempt>('none');
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    openOutbox().catch((error: unknown) => {
      console.error('The outbox cannot be opened', error);
      setRefused(true);
    });
  }, []);

  if (refused)
    return (
      <Callout tone="warning" title={words.unreadable}>
        {null}
      </Callout>
    );
  if (!items) return <Spinner label={words.loading} />;
  if (items.length === 0) return <p className="prose">{words.empty}</p>;

  async function sendNow() {
    setAttempt('running');
    const outbox = await openOutbox();
    await outbox.retryNow();
    const { queued, sending } = await outbox.counts();
    setAttempt(queued + sending > 0 ? 'unanswered' : 'none');
  }

  const waiting = items.some(({ state }) => state === 'queued' || state === 'sending');
  return (
    <>
      <ul className="entries" aria-label={words.list}>
        {items.map((item) => (
          <OutboxEntry key={item.id} item={item} />
        ))}
      </ul>
      {waiting && (
        <div className="actions">
          <Button disabled={attempt === 'running'} onClick={() => void sendNow()}>
            {attempt === 'running' ? words.sending : words.sendNow}
          </Button>
        </div>
      )}
      <p role="status" className="prose">
        {attempt === 'unanswered' && words.stillNoAnswer}
      </p>
      {waiting && !hasBackgroundSync() && <p className="prose">{words.withoutSync}</p>}
    </>
  );
}
