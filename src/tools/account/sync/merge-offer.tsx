import { useEffect, useState } from 'react';
import { textFor, useI18n } from '../../../locales/text.tsx';
import { useNetwork } from '../../../platform/device/network-store.ts';
import { useSharedDevice } from '../../../platform/device/shared-device-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { siteToasts } from '../../../ui/site-toasts.ts';
import { useAuth } from '../auth-store.ts';
import { countHere, countInAccount, type Counts } from './count-items.ts';
import { readSyncChoice, useSyncState } from './sync-choice.ts';
import { sayNo, sayYes, syncDevice } from './sync-device.ts';

const useText = textFor('dashboard');

/**
 * Asks a signed-in user whether the account may save this device's items, and first shows the items to send
 * and receive (PROF-10). After an answer it only syncs.
 */
export function MergeOffer() {
  const isShared = useSharedDevice();
  const userId = useAuth(({ user }) => user?.id);
  const hasSession = useAuth(({ session }) => session !== null);
  const isOffline = useNetwork(({ offline }) => offline);
  const syncChoice = useSyncState((state) => state.syncChoice);

  useEffect(() => {
    if (userId) void readSyncChoice(userId);
  }, [userId]);
  // No tool is open that has read its data, so the device may receive items now.
  useEffect(() => {
    if (!hasSession || isOffline) return;
    const both = () => {
      if (document.visibilityState === 'visible') void syncDevice('both');
    };
    both();
    document.addEventListener('visibilitychange', both);
    return () => document.removeEventListener('visibilitychange', both);
  }, [hasSession, isOffline]);

  if (isShared || !userId || syncChoice !== null) return null;
  return <Offer userId={userId} canAsk={hasSession && !isOffline} />;
}

function Offer({ userId, canAsk }: { userId: string; canAsk: boolean }) {
  const { locale } = useI18n();
  const texts = useText().offer;
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
      console.error('The choice was not saved', error);
      setRefused(true);
      setBusy(false);
    }
  }

  // Without readable storage there is nothing to offer.
  if (!here) return null;
  const isNothing = here.length === 0 && Array.isArray(there) && there.length === 0;
  if (isNothing) return null;
  return (
    <Callout title={texts.title}>
      <div className="dash-offer">
        <p>{here.length > 0 ? texts.onPhone : texts.nothingHere}</p>
        <CountList counts={here} />
        {!canAsk || there === 'failed' ? (
          <p>{texts.notAsked}</p>
        ) : there === undefined ? (
          <p>{texts.asking}</p>
        ) : (
          there.length > 0 && (
            <>
              <p>{texts.inAccount}</p>
              <CountList counts={there} />
            </>
          )
        )}
        <p>{texts.notice.text}</p>
        <div className="actions">
          <Button
            disabled={busy}
            onClick={() =>
              void answer(
                () => sayYes(userId, { version: texts.notice.version, language: locale }),
                canAsk ? texts.done : texts.later,
              )
            }
          >
            {busy ? texts.running : texts.yes}
          </Button>
          <Button
            tone="secondary"
            disabled={busy}
            onClick={() => void answer(() => sayNo(userId), texts.declined)}
          >
            {texts.no}
          </Button>
        </div>
        <div role="alert">{refused && <p>{texts.refused}</p>}</div>
      </div>
    </Callout>
  );
}

function CountList({ counts }: { counts: Counts }) {
  const texts = useText().things;
  if (counts.length === 0) return null;
  return (
    <ul className="prose-list">
      {counts.map(({ kind, count }) => (
        <li key={kind}>{texts[kind](count)}</li>
      ))}
    </ul>
  );
}
