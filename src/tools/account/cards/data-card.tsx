import { useState } from 'react';
import { pageById } from '../../../content/catalog.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { textFor, useI18n } from '../../../locales/text.tsx';
import { addLocalePrefix } from '../../../i18n/locale-path.ts';
import { Button } from '../../../ui/button.tsx';
import { useAuth } from '../auth-store.ts';
import { dropKeeping, useKeeping } from '../things/keeping.ts';
import { sayNo } from '../things/sync-here.ts';
import { Card } from './card.tsx';

const useText = textFor('dashboard');

/** Where a person's things are kept, and the way to change one's mind about the account. */
export function DataCard({ isShared }: { isShared: boolean }) {
  const { locale } = useI18n();
  const words = useText().data;
  const userId = useAuth(({ user }) => user?.id);
  const { keeping, running, failed } = useKeeping((state) => state);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<'stopped' | 'stopFailed'>();

  async function attempt(work: () => Promise<void>, after?: 'stopped') {
    setBusy(true);
    setSaid(undefined);
    try {
      await work();
      setSaid(after);
    } catch (error) {
      console.error('The choice was not kept', error);
      setSaid('stopFailed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card
      title={words.title}
      state={isShared ? 'shared' : 'ready'}
      action={{
        label: words.go,
        href: addLocalePrefix(pageById('legal/privacy-policy').path, locale),
      }}
    >
      <p>{words.phone}</p>
      {userId && keeping?.choice === 'yes' && (
        <>
          <p>{words.account}</p>
          <p className="entry-note">
            {running
              ? words.syncing
              : failed
                ? words.failed
                : keeping.syncedAt && words.synced(formatDateTime(keeping.syncedAt, locale))}
          </p>
          <Button
            tone="quiet"
            disabled={busy}
            onClick={() => void attempt(() => sayNo(userId), 'stopped')}
          >
            {words.stop}
          </Button>
        </>
      )}
      {userId && keeping?.choice === 'no' && (
        <Button tone="quiet" disabled={busy} onClick={() => void attempt(dropKeeping)}>
          {words.start}
        </Button>
      )}
      <p role="status">{said && words[said]}</p>
    </Card>
  );
}
