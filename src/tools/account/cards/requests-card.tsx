import { useEffect, useState } from 'react';
import { pageById } from '../../../content/catalog.ts';
import { formatDate } from '../../../i18n/format.ts';
import { textFor, useI18n } from '../../../locales/text.tsx';
import { addLocalePrefix } from '../../../i18n/locale-path.ts';
import { useNetwork } from '../../../platform/device/network-store.ts';
import type { OutboxItem } from '../../../platform/offline/db.ts';
import { Stamp } from '../../../ui/stamp.tsx';
import { stampOf } from '../../outbox/model/stamp.ts';
import { useAuth } from '../auth-store.ts';
import { profileKind } from '../profile-kind.ts';
import { storedRequests, type StoredRequest } from './stored-requests.ts';
import { Card, type CardState } from './card.tsx';

const useText = textFor('dashboard');
const useOutboxText = textFor('outbox');

const shownAtMost = 3;

/** The user's requests: those queued on this device, and others of the account. */
export function RequestsCard({
  state,
  onTryAgain,
  items,
}: {
  state: CardState;
  onTryAgain: () => void;
  items: readonly OutboxItem[];
}) {
  const { locale } = useI18n();
  const texts = useText().requests;
  const office = useOfficeRequests();
  const userId = useAuth(({ user }) => user?.id);
  const own = items.filter((item) => item.state !== 'cancelled' && !isOfSomebodyElse(item, userId));
  const elsewhere = Array.isArray(office)
    ? office.filter(({ id }) => !own.some((item) => item.id === id))
    : [];
  const waiting = own.filter(({ state: at }) => ['queued', 'sending', 'held'].includes(at)).length;
  const refused = own.filter(({ state: at }) => at === 'needs-user').length;
  const isEmpty = own.length + elsewhere.length === 0 && office !== 'loading';
  return (
    <Card
      title={texts.title}
      state={state}
      onTryAgain={onTryAgain}
      action={
        isEmpty
          ? { label: texts.start, href: addLocalePrefix(pageById('site/contact').path, locale) }
          : { label: texts.go, href: addLocalePrefix(pageById('account/outbox').path, locale) }
      }
    >
      {isEmpty && office !== 'failed' && <p>{texts.empty}</p>}
      {refused > 0 && <p>{texts.refused(refused)}</p>}
      {waiting > 0 && <p>{texts.waiting(waiting)}</p>}
      <ul className="dash-requests">
        {own.slice(0, shownAtMost).map((item) => (
          <QueuedRequest key={item.id} item={item} />
        ))}
      </ul>
      {office === 'loading' && <p>{texts.officeLoading}</p>}
      {office === 'failed' && <p>{texts.officeFailed}</p>}
      {elsewhere.length > 0 && (
        <>
          <h3>{texts.office}</h3>
          <ul className="dash-requests">
            {elsewhere.slice(0, shownAtMost).map((request) => (
              <li key={request.id}>
                <span>{texts.received(formatDate(request.received_at, locale))}</span>
                {request.receipt && (
                  <span className="entry-note">{texts.receipt(request.receipt)}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** True for a queued profile change of another user. */
function isOfSomebodyElse({ kind, ownerId }: OutboxItem, userId: string | undefined): boolean {
  return kind === profileKind && userId !== undefined && ownerId !== userId;
}

function QueuedRequest({ item }: { item: OutboxItem }) {
  const { locale } = useI18n();
  const texts = useText().requests;
  const { kinds, stamps } = useOutboxText();
  const names: Record<string, string> = kinds;
  const stamp = stampOf(item);
  return (
    <li>
      <span>
        {names[item.kind] ?? item.kind}
        <span className="entry-note"> {texts.made(formatDate(item.createdAt, locale))}</span>
      </span>
      <Stamp tone={stamp.tone} mark>
        {stamps[stamp.word]}
      </Stamp>
    </li>
  );
}

/** Returns the account's requests; undefined when signed out or without a network. */
function useOfficeRequests(): StoredRequest[] | 'loading' | 'failed' | undefined {
  const session = useAuth((state) => state.session);
  const isOffline = useNetwork(({ offline }) => offline);
  const [answer, setAnswer] = useState<{ to: string; requests: StoredRequest[] | 'failed' }>();
  const canAsk = session !== null && !isOffline;
  const userId = session?.user.id;
  useEffect(() => {
    if (!canAsk || !userId) return;
    let isGone = false;
    storedRequests(userId).then(
      (requests) => {
        if (!isGone) setAnswer({ to: userId, requests });
      },
      (error: unknown) => {
        console.info('The office did not say what it has', error);
        if (!isGone) setAnswer({ to: userId, requests: 'failed' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [canAsk, userId]);
  if (!canAsk) return undefined;
  // An answer for the previous user is not shown to this one.
  return answer && answer.to === userId ? answer.requests : 'loading';
}
