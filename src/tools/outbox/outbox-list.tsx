import { useCallback, useEffect, useRef, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { OutboxNotLoadedError } from '../../platform/offline/errors.ts';
import { openOutbox, useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { hasBackgroundSync } from '../../platform/offline/sw-bridge.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OutboxEntry } from './outbox-entry.tsx';
import './outbox.css';

const useText = textFor('outbox');

/**
 * Requests that the list shows at first and adds at a tap. Few visitors have more, and a device renders a
 * thousand slowly.
 */
const listStep = 50;

type Attempt = 'none' | 'running' | 'unanswered' | 'failed';

/** All queued requests of this device, as ledger entries with stamps (OUTBOX-01). */
export function OutboxList() {
  const { locale } = useI18n();
  const texts = useText();
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
      <Callout title={texts.sharedPhone}>
        <a href={addLocalePrefix(pageById('account/settings').path, locale)}>{texts.toSettings}</a>
      </Callout>
    );
  }
  if (fault) {
    return (
      <Callout tone="warning" title={texts[fault]}>
        <Button tone="secondary" onClick={open}>
          {texts.tryAgain}
        </Button>
      </Callout>
    );
  }
  if (!items) {
    return (
      <>
        <noscript>{texts.noScript}</noscript>
        <Spinner label={texts.loading} />
      </>
    );
  }
  if (items.length === 0) return <NothingWaits />;

  async function sendNow() {
    setAttempt('running');
    try {
      const outbox = await openOutbox();
      await outbox.sendNow();
      const { queued, sending } = await outbox.counts();
      // An item that another tab is sending may still arrive.
      setAttempt(queued > 0 && sending === 0 ? 'unanswered' : 'none');
    } catch (error) {
      console.error('The outbox could not be sent', error);
      setAttempt('failed');
    }
  }

  const waiting = items.some(({ state }) => state === 'queued' || state === 'sending');
  return (
    <>
      <ul ref={list} className="entries outbox-entries" aria-label={texts.list}>
        {items.slice(0, shown).map((item) => (
          <OutboxEntry key={item.id} item={item} />
        ))}
      </ul>
      {items.length > shown && (
        <ShowMore
          list={list}
          label={texts.more(formatNumber(Math.min(listStep, items.length - shown), locale))}
          onMore={() => setShown(shown + listStep)}
        />
      )}
      {waiting && (
        <div className="actions">
          <Button disabled={attempt === 'running'} onClick={() => void sendNow()}>
            {attempt === 'running' ? texts.sending : texts.sendNow}
          </Button>
        </div>
      )}
      <p role="status" className="prose">
        {attempt === 'unanswered' && waiting && texts.stillNoAnswer}
        {attempt === 'failed' && texts.notTried}
      </p>
      {waiting && !hasBackgroundSync() && <p className="prose">{texts.withoutSync}</p>}
    </>
  );
}

/** The empty list, with what fills it: a request to the office, or a question. */
function NothingWaits() {
  const { locale } = useI18n();
  const texts = useText();
  return (
    <div className="outbox-none">
      <p>{texts.empty}</p>
      <div className="actions">
        <ButtonLink href={addLocalePrefix(pageById('site/contact').path, locale)}>
          {texts.getHelp}
        </ButtonLink>
        <ButtonLink
          tone="secondary"
          href={addLocalePrefix(pageById('tools/legal-assistant').path, locale)}
        >
          {texts.askQuestion}
        </ButtonLink>
      </div>
    </div>
  );
}
