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

/** The data on this device, and two ways to save less of it (TRUST-04). */
export function ThisPhone() {
  const texts = useText();
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
      title={asking === 'share' ? texts.shared.sure : texts.clear.sure}
      confirm={asking === 'share' ? texts.shared.confirm : texts.clear.confirm}
      keep={texts.clear.keep}
      onConfirm={() => void clear(asking === 'share')}
      onKeep={() => setAsking('nothing')}
    >
      {waiting > 0 && <p>{texts.clear.unsent(waiting)}</p>}
      {offline && <p>{texts.clear.offline}</p>}
    </SureQuestion>
  );
  return (
    <>
      <section className="section" aria-labelledby="shared-phone">
        <h2 id="shared-phone">{texts.shared.title}</h2>
        <p className="prose">{shared ? texts.shared.isOn : texts.shared.isOff}</p>
        <div className="actions">
          {shared ? (
            <Button tone="secondary" onClick={() => setSharedDevice(false)}>
              {texts.shared.turnOff}
            </Button>
          ) : (
            <Button tone="secondary" onClick={() => setAsking('share')}>
              {texts.shared.turnOn}
            </Button>
          )}
        </div>
        {asking === 'share' && question}
      </section>
      <section className="section" aria-labelledby="clear-phone">
        <h2 id="clear-phone">{texts.clear.title}</h2>
        <p className="prose">{texts.clear.what}</p>
        <div className="actions">
          <Button tone="secondary" onClick={() => setAsking('clear')}>
            {texts.clear.button}
          </Button>
        </div>
        {asking === 'clear' && question}
      </section>
      <div role="status">{cleared && <ClearedReport cleared={cleared} />}</div>
    </>
  );
}
