import { useEffect, useState } from 'react';
import { pageById } from '../../../content/catalog.ts';
import { formatDate } from '../../../i18n/format.ts';
import { textFor, useI18n } from '../../../locales/text.tsx';
import { addLocalePrefix } from '../../../i18n/locale-path.ts';
import { useNetwork } from '../../../platform/device/network-store.ts';
import type { OutboxItem } from '../../../platform/offline/db.ts';
import { isUnconfirmed } from '../../../platform/offline/receipt.ts';
import { Stamp } from '../../../ui/stamp.tsx';
import { useAuth } from '../auth-store.ts';
import { profileKind } from '../profile-kind.ts';
import { officeRequests, type OfficeRequest } from './office-requests.ts';
import { Card, type CardState } from './card.tsx';

const useText = textFor('dashboard');
const useOutboxText = textFor('outbox');

const shownAtMost = 3;

/** What was asked of the office: what this phone has queued, and what the account knows beside it. */
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
  const words = useText().requests;
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
      title={words.title}
      state={state}
      onTryAgain={onTryAgain}
      action={
        isEmpty
          ? { label: words.start, href: addLocalePrefix(pageById('site/contact').path, locale) }
          : { label: words.go, href: addLocalePrefix(pageById('account/outbox').path, locale) }
      }
    >
      {isEmpty && office !== 'failed' && <p>{words.empty}</p>}
      {refused > 0 && <p>{words.refused(refused)}</p>}
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
      <ul className="dash-requests">
        {own.slice(0, shownAtMost).map((item) => (
          <QueuedRequest key={item.id} item={item} />
        ))}
      </ul>
      {office === 'loading' && <p>{words.officeLoading}</p>}
      {office === 'failed' && <p>{words.officeFailed}</p>}
      {elsewhere.length > 0 && (
        <>
          <h3>{words.office}</h3>
          <ul className="dash-requests">
            {elsewhere.slice(0, shownAtMost).map((request) => (
              <li key={request.id}>
                <span>{words.received(formatDate(request.received_at, locale))}</span>
                {request.receipt && (
                  <span className="entry-note">{words.receipt(request.receipt)}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** A change that waits for another person's account is nothing of this one's. */
function isOfSomebodyElse({ kind, ownerId }: OutboxItem, userId: string | undefined): boolean {
  return kind === profileKind && userId !== undefined && ownerId !== userId;
}

function QueuedRequest({ item }: { item: OutboxItem }) {
  const { locale } = useI18n();
  const words = useText().requests;
  const { kinds, stamps } = useOutboxText();
  const names: Record<string, string> = kinds;
  const tone = { delivered: 'done', 'needs-user': 'problem' } as const;
  return (
    <li>
      <span>
        {names[item.kind] ?? item.kind}
        <span className="entry-note"> {words.made(formatDate(item.createdAt, locale))}</span>
      </span>
      <Stamp tone={item.state in tone ? tone[item.state as keyof typeof tone] : 'waiting'}>
        {stamps[item.state === 'delivered' && isUnconfirmed(item) ? 'unconfirmed' : item.state]}
      </Stamp>
    </li>
  );
}

/** The account's requests; undefined where nobody is signed in or there is no signal. */
function useOfficeRequests(): OfficeRequest[] | 'loading' | 'failed' | undefined {
  const session = useAuth((state) => state.session);
  const isOffline = useNetwork(({ offline }) => offline);
  const [answer, setAnswer] = useState<{ to: string; requests: OfficeRequest[] | 'failed' }>();
  const canAsk = session !== null && !isOffline;
  const userId = session?.user.id;
  useEffect(() => {
    if (!canAsk || !userId) return;
    let isGone = false;
    officeRequests(userId).then(
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
  // What somebody else was told who was signed in here before is not shown to this person.
  return answer && answer.to === userId ? answer.requests : 'loading';
}
