import { useState } from 'react';
import { pageById } from '../../../content/catalog.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { textFor, useI18n } from '../../../locales/text.tsx';
import { addLocalePrefix } from '../../../i18n/locale-path.ts';
import { Button } from '../../../ui/button.tsx';
import { useAuth } from '../auth-store.ts';
import { removeSyncChoice, useSyncState } from '../sync/sync-choice.ts';
import { sayNo } from '../sync/sync-device.ts';
import { Card } from './card.tsx';

const useText = textFor('dashboard');

/** Shows where the user's data is saved, and lets the user change the choice. */
export function DataCard({ isShared }: { isShared: boolean }) {
  const { locale } = useI18n();
  const texts = useText().data;
  const userId = useAuth(({ user }) => user?.id);
  const { syncChoice, running, failed } = useSyncState((state) => state);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<'stopped' | 'stopFailed'>();

  async function attempt(work: () => Promise<void>, after?: 'stopped') {
    setBusy(true);
    setSaid(undefined);
    try {
      await work();
      setSaid(after);
    } catch (error) {
      console.error('The choice was not saved', error);
      setSaid('stopFailed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card
      title={texts.title}
      state={isShared ? 'shared' : 'ready'}
      action={{
        label: texts.go,
        href: addLocalePrefix(pageById('legal/privacy-policy').path, locale),
      }}
    >
      <p>{texts.phone}</p>
      {userId && syncChoice?.choice === 'yes' && (
        <>
          <p>{texts.account}</p>
          <p className="entry-note">
            {running
              ? texts.syncing
              : failed
                ? texts.failed
                : syncChoice.syncedAt && texts.synced(formatDateTime(syncChoice.syncedAt, locale))}
          </p>
          <Button
            tone="quiet"
            disabled={busy}
            onClick={() => void attempt(() => sayNo(userId), 'stopped')}
          >
            {texts.stop}
          </Button>
        </>
      )}
      {userId && syncChoice?.choice === 'no' && (
        <Button tone="quiet" disabled={busy} onClick={() => void attempt(removeSyncChoice)}>
          {texts.start}
        </Button>
      )}
      <p role="status">{said && texts[said]}</p>
    </Card>
  );
}
