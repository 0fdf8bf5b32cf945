import { useCallback, useEffect, useRef, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { OutboxNotLoadedError } from '../../platform/offline/errors.ts';
import { openOutbox, useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { hasBackgroundSync } from '../../platform/offline/sw-bridge.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OutboxEntry } from './outbox-entry.tsx';

const useText = textFor('outbox');

/** Requests that the list shows at first, and adds at a press: few have more, and a phone draws no thousand. */
const listStep = 50;

type Attempt = 'none' | 'running' | 'unanswered' | 'failed';

/** Everything this phone has queued, as entries of the ledger with their stamps (OUTBOX-01). */
export function OutboxList() {
  const { locale } = useI18n();
  const words = useText();
  const shared = useSharedDevice();
  const items = useOutboxItems();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(listStep);
  const [attempt, setAttempt] = useState<Attempt>('none');
  const [fault, setFault] = useState<'unreadable' | 'notLoaded'>();

  const open = useCallback(() => {
    openOutbox().then(
      () => setFault(undefined),
      (error: unknown) => {
        console.error('The outbox cannot be opened', error);
        setFault(error instanceof OutboxNotLoadedError ? 'notLoaded' : 'unreadable');
      },
    );
  }, []);
  useEffect(() => {
    if (!shared) open();
  }, [shared, open]);

  if (shared) {
    return (
      <Callout title={words.sharedPhone}>
        <a href={addLocalePrefix(pageById('account/settings').path, locale)}>{words.toSettings}</a>
      </Callout>
    );
  }
  if (fault) {
    return (
      <Callout tone="warning" title={words[fault]}>
        <Button tone="secondary" onClick={open}>
          {words.tryAgain}
        </Button>
      </Callout>
    );
  }
  if (!items) {
    return (
      <>
        <noscript>{words.noScript}</noscript>
        <Spinner label={words.loading} />
      </>
    );
  }
  if (items.length === 0) return <p className="prose">{words.empty}</p>;

  async function sendNow() {
    setAttempt('running');
    try {
      const outbox = await openOutbox();
      await outbox.sendNow();
      const { queued, sending } = await outbox.counts();
      // What another tab is sending at this moment may arrive yet.
      setAttempt(queued > 0 && sending === 0 ? 'unanswered' : 'none');
    } catch (error) {
      console.error('The outbox could not be sent', error);
      setAttempt('failed');
    }
  }

  const waiting = items.some(({ state }) => state === 'queued' || state === 'sending');
  return (
    <>
      <ul ref={list} className="entries" aria-label={words.list}>
        {items.slice(0, shown).map((item) => (
          <OutboxEntry key={item.id} item={item} />
        ))}
      </ul>
      {items.length > shown && (
        <ShowMore
          list={list}
          label={words.more(formatNumber(Math.min(listStep, items.length - shown), locale))}
          onMore={() => setShown(shown + listStep)}
        />
      )}
      {waiting && (
        <div className="actions">
          <Button disabled={attempt === 'running'} onClick={() => void sendNow()}>
            {attempt === 'running' ? words.sending : words.sendNow}
          </Button>
        </div>
      )}
      <p role="status" className="prose">
        {attempt === 'unanswered' && waiting && words.stillNoAnswer}
        {attempt === 'failed' && words.notTried}
      </p>
      {waiting && !hasBackgroundSync() && <p className="prose">{words.withoutSync}</p>}
    </>
  );
}
