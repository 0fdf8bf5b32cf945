import { deviceModesStore } from '../platform/device/modes-store.ts';
import { isDeviceCleared } from '../platform/device-cleared.ts';
import {
  saveAllPages,
  saveFirst,
  saveSecond,
  workerInCharge,
} from '../platform/offline/sw-bridge.ts';

/**
 * Delay in ms before the rest of the site is saved: the visitor reads by then, and the page's own parts have
 * loaded.
 */
const restAfterMs = 10_000;
/** Longest wait in ms for an idle moment, because a browser may never report one. */
const busyAtMostMs = 5_000;
/** Delay in ms before a failed attempt is repeated. It doubles each time. */
const firstRetryMs = 30_000;
const longestRetryMs = 600_000;

interface Line {
  effectiveType?: string;
}

/**
 * Saves the missing files of the site in three steps (PWA-04; docs/decisions/0035): files of the first visit;
 * then the second group of tools, except on 2G; then the rest, on 4G. With the setting "use less data", only
 * the first step.
 * Continues at the next visit, when the network returns or changes, when the page becomes visible, and after
 * a delay.
 */
export function saveSite(): void {
  const started = Date.now();
  let isRunning = false;
  let isAskedAgain = false;
  let retryMs = firstRetryMs;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    isAskedAgain = false;
    clearTimeout(retry);
    try {
      await workerInCharge();
      if (await saveParts(started)) retryMs = firstRetryMs;
      else {
        retry = setTimeout(go, retryMs);
        retryMs = Math.min(retryMs * 2, longestRetryMs);
      }
    } finally {
      isRunning = false;
      if (isAskedAgain) go();
    }
  }
  const go = () => {
    run().catch((error: unknown) => console.info('The site is not all saved', error));
  };

  go();
  addEventListener('online', go);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') go();
  });
  connection()?.addEventListener('change', go);
}

/** Returns false when files for this line could not be fetched. */
async function saveParts(started: number): Promise<boolean> {
  if (!mayFetch()) return true;
  if (!(await saveFirst())) return false;
  if (!mayFetch() || deviceModesStore.getState().saveData || /2g/.test(lineType())) return true;
  if (!(await saveSecond())) return false;
  await new Promise((resolve) => setTimeout(resolve, started + restAfterMs - Date.now()));
  await idle();
  if (!mayFetch() || deviceModesStore.getState().saveData || lineType() !== '4g') return true;
  return saveAllPages();
}

/** False without a network, and on a device that was cleared. */
const mayFetch = (): boolean => navigator.onLine && !isDeviceCleared();

const connection = (): (EventTarget & Line) | undefined =>
  (navigator as Navigator & { connection?: EventTarget & Line }).connection;

const lineType = (): string => connection()?.effectiveType ?? '4g';

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: busyAtMostMs });
    else resolve(undefined);
  });
