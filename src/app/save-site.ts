import { deviceModesStore } from '../platform/device/modes-store.ts';
import { isPhoneCleared } from '../platform/phone-cleared.ts';
import { saveAllPages } from '../platform/offline/sw-bridge.ts';

/** The visitor has begun to read by then, and what the page itself needs is here. */
const afterMs = 10_000;

/**
 * Brings the pages that the first visit left out, once the phone is idle on a good line (PWA-04).
 * With less data wanted, or on 3G and worse, they come only when asked for (Settings).
 */
export function saveSiteWhenIdle(): void {
  setTimeout(() => {
    const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
    const goodLine = (connection?.effectiveType ?? '4g') === '4g' && navigator.onLine;
    if (!goodLine || deviceModesStore.getState().saveData || isPhoneCleared()) return;
    const save = () => {
      saveAllPages().catch((error: unknown) => console.info('The site is not all saved', error));
    };
    if ('requestIdleCallback' in window) requestIdleCallback(save);
    else save();
  }, afterMs);
}
