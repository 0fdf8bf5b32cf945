import { useEffect, useState } from 'react';
import { textFor, useI18n } from '../../../locales/text.tsx';
import { useNetwork } from '../../../platform/device/network-store.ts';
import { useSharedDevice } from '../../../platform/device/shared-device-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { siteToasts } from '../../../ui/site-toasts.ts';
import { useAuth } from '../auth-store.ts';
import { countHere, countInAccount, type Counts } from './count-things.ts';
import { readKeeping, useKeeping } from './keeping.ts';
import { sayNo, sayYes, syncThings } from './sync-here.ts';

const useText = textFor('dashboard');

/**
 * Asks a person who has signed in whether this phone's things should be kept with the account, and shows
 * first what would go and what would come (PROF-10). Once it has an answer it only keeps both in step.
 */
export function MergeOffer() {
  const isShared = useSharedDevice();
  const userId = useAuth(({ user }) => user?.id);
  const hasSession = useAuth(({ session }) => session !== null);
  const isOffline = useNetwork(({ offline }) => offline);
  const keeping = useKeeping((state) => state.keeping);

  useEffect(() => {
    if (userId) void readKeeping(userId);
  }, [userId]);
  // Nothing here holds what it has read: now the phone may get what the account has.
  useEffect(() => {
    if (!hasSession || isOffline) return;
    const both = () => {
      if (document.visibilityState === 'visible') void syncThings('both');
    };
    both();
    document.addEventListener('visibilitychange', both);
    return () => document.removeEventListener('visibilitychange', both);
  }, [hasSession, isOffline]);

  if (isShared || !userId || keeping !== null) return null;
  return <Offer userId={userId} canAsk={hasSession && !isOffline} />;
}

function Offer({ userId, canAsk }: { userId: string; canAsk: boolean }) {
  const { locale } = useI18n();
  const words = useText().offer;
  const [here, setHere] = useState<Counts>();
  const [there, setThere] = useState<Counts | 'failed'>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    countHere(userId).then(setHere, (error: unknown) => {
      console.info('What is on this phone cannot be counted', error);
    });
  }, [userId]);
  useEffect(() => {
    if (!canAsk) return;
    countInAccount(userId).then(setThere, (error: unknown) => {
      console.info('The account could not be asked', error);
      setThere('failed');
    });
  }, [canAsk, userId]);

  async function answer(work: () => Promise<void>, title: string) {
    setBusy(true);
    setRefused(false);
    try {
      await work();
      siteToasts.show({ title, variant: 'success' });
    } catch (error) {
      console.error('The choice was not kept', error);
      setRefused(true);
      setBusy(false);
    }
  }

  // A phone that cannot even be counted has nothing to offer.
  if (!here) return null;
  const isNothing = here.length === 0 && Array.isArray(there) && there.length === 0;
  if (isNothing) return null;
  return (
    <Callout title={words.title}>
      <div className="dash-offer">
        <p>{here.length > 0 ? words.onPhone : words.nothingHere}</p>
        <ThingList counts={here} />
        {!canAsk || there === 'failed' ? (
          <p>{words.notAsked}</p>
        ) : there === undefined ? (
          <p>{words.asking}</p>
        ) : (
          there.length > 0 && (
            <>
              <p>{words.inAccount}</p>
              <ThingList counts={there} />
            </>
          )
        )}
        <p>{words.notice.text}</p>
        <div className="actions">
          <Button
            disabled={busy}
            onClick={() =>
              void answer(
                () => sayYes(userId, { version: words.notice.version, language: locale }),
                canAsk ? words.done : words.later,
              )
            }
          >
            {busy ? words.running : words.yes}
          </Button>
          <Button
            tone="secondary"
            disabled={busy}
            onClick={() => void answer(() => sayNo(userId), words.declined)}
          >
            {words.no}
          </Button>
        </div>
        <div role="alert">{refused && <p>{words.refused}</p>}</div>
      </div>
    </Callout>
  );
}

function ThingList({ counts }: { counts: Counts }) {
  const words = useText().things;
  if (counts.length === 0) return null;
  return (
    <ul className="prose-list">
      {counts.map(({ kind, count }) => (
        <li key={kind}>{words[kind](count)}</li>
      ))}
    </ul>
  );
}
