import { useEffect, useLayoutEffect, useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { readRecord } from '../../features/install/stored.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { withTexts } from '../../locales/load-text.ts';
import { readSetting, saveSetting } from '../../platform/device/settings.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import type { LedgerView } from './ledger.tsx';

interface Shown {
  View: typeof LedgerView;
  slot: HTMLElement;
  facts: Pick<ComponentProps<typeof LedgerView>, 'ledger' | 'today'>;
}

/**
 * The visitor's own ledger above the cover of the home page. Its code loads only on a device that has
 * something to show. Its last height is saved, so that the next visit reserves the room before it is drawn.
 */
export function HomeLedger() {
  const isShared = useSharedDevice();
  const [shown, setShown] = useState<Shown>();

  // A page that is opened within the app does not run its script.
  useLayoutEffect(() => reserve(readSetting(storageKeys.ledger)), []);

  useEffect(() => {
    if (isShared) setHeight(null);
    if (isShared || !isUsedDevice()) return undefined;
    let isUnmounted = false;
    const read = async () => {
      const { LedgerView: View, readLedger } = await withTexts(import('./ledger.tsx'));
      const today = todayInIndia();
      const ledger = await readLedger(today, Date.now());
      const slot = document.querySelector<HTMLElement>('[data-ledger]');
      if (isUnmounted || !slot) return;
      if (!ledger) setHeight(null);
      setShown(ledger && { View, slot, facts: { ledger, today } });
    };
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      read().catch((error: unknown) => {
        console.info('The ledger cannot be shown', error);
        setHeight(null);
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [isShared]);

  if (!shown || isShared) return null;
  const { View, slot, facts } = shown;
  return createPortal(<View {...facts} onHeight={setHeight} />, slot);
}

/** True when the visitor may have something to show: a second visit, a second guide or saved data. */
const isUsedDevice = (): boolean =>
  readRecord().useful === true ||
  readSetting(storageKeys.calendar) !== null ||
  readSetting(storageKeys.ledger) !== null;

/** Saves the height for the next visit; null: there is no ledger. */
function setHeight(height: number | null): void {
  const text = height === null ? null : `${height}px`;
  if (text !== readSetting(storageKeys.ledger)) saveSetting(storageKeys.ledger, text);
  reserve(text);
}

/** Reserves the room that `.ledger-slot` takes. */
function reserve(height: string | null): void {
  document.documentElement.style.setProperty('--ledger', height);
}
