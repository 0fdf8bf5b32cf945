import { useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { clearDevice, type Cleared } from '../../platform/clear-device.ts';
import { useNetwork } from '../../platform/device/network-store.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { setSharedDevice, useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { closeOutbox, useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { Button } from '../../ui/button.tsx';
import { SureQuestion } from '../../ui/sure-question.tsx';
import { ClearedReport } from './cleared-report.tsx';

const useText = textFor('this-phone');

type Asking = 'nothing' | 'clear' | 'share';

/** What this phone keeps, and the two ways to have it keep less (TRUST-04). */
export function ThisPhone() {
  const words = useText();
  const shared = useSharedDevice();
  const offline = useNetwork((network) => network.offline);
  const waiting =
    useOutboxItems()?.filter(({ state }) => state !== 'delivered' && state !== 'cancelled')
      .length ?? 0;
  const [asking, setAsking] = useState<Asking>('nothing');
  const [cleared, setCleared] = useState<Cleared | 'running' | 'failed'>();

  async function clear(thenShare: boolean) {
    setAsking('nothing');
    setCleared('running');
    try {
      await closeOutbox();
      const stayShared = thenShare || shared;
      const result = await clearDevice(stayShared ? { [storageKeys.sharedDevice]: 'on' } : {});
      if (stayShared) setSharedDevice(true);
      setCleared(result);
    } catch (error) {
      console.error('The phone could not be cleared', error);
      setCleared('failed');
    }
  }

  const question = (
    <SureQuestion
      title={asking === 'share' ? words.shared.sure : words.clear.sure}
      confirm={asking === 'share' ? words.shared.confirm : words.clear.confirm}
      keep={words.clear.keep}
      onConfirm={() => void clear(asking === 'share')}
      onKeep={() => setAsking('nothing')}
    >
      {waiting > 0 && <p>{words.clear.unsent(waiting)}</p>}
      {offline && <p>{words.clear.offline}</p>}
    </SureQuestion>
  );
  return (
    <>
      <section className="section" aria-labelledby="shared-phone">
        <h2 id="shared-phone">{words.shared.title}</h2>
        <p className="prose">{shared ? words.shared.isOn : words.shared.isOff}</p>
        <div className="actions">
          {shared ? (
            <Button tone="secondary" onClick={() => setSharedDevice(false)}>
              {words.shared.turnOff}
            </Button>
          ) : (
            <Button tone="secondary" onClick={() => setAsking('share')}>
              {words.shared.turnOn}
            </Button>
          )}
        </div>
        {asking === 'share' && question}
      </section>
      <section className="section" aria-labelledby="clear-phone">
        <h2 id="clear-phone">{words.clear.title}</h2>
        <p className="prose">{words.clear.what}</p>
        <div className="actions">
          <Button tone="secondary" onClick={() => setAsking('clear')}>
            {words.clear.button}
          </Button>
        </div>
        {asking === 'clear' && question}
      </section>
      <div role="status">{cleared && <ClearedReport cleared={cleared} />}</div>
    </>
  );
}
