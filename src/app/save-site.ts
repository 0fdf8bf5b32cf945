import { deviceModesStore } from '../platform/device/modes-store.ts';
import { isDeviceCleared } from '../platform/device-cleared.ts';
import {
  saveAllPages,
  saveFirst,
  saveSecond,
  workerInCharge,
} from '../platform/offline/sw-bridge.ts';

/** The rest waits this long after the start: the visitor has begun to read, and the page's own parts are here. */
const restAfterMs = 10_000;
/** A browser may call no moment idle, or forget to (S3). */
const busyAtMostMs = 5_000;
/** After a failure it is tried again, each time after twice as long. */
const firstRetryMs = 30_000;
const longestRetryMs = 600_000;

interface Line {
  effectiveType?: string;
}

/**
 * Saves the site in three parts, each as far as it is missing (PWA-04; docs/decisions/0035): what the first
 * visit saves; then the tools of the second bundle, on any line but 2G; then the rest on a 4G line. With less
 * data wanted, only the first. It goes on where it stopped: at the next visit, when a network comes or
 * changes, when the page is looked at again, and after a while.
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

/** Gives false when a part that is wanted on this line could not be had. */
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

/** Without a network there is nothing to fetch, and a device that was cleared stays so. */
const mayFetch = (): boolean => navigator.onLine && !isDeviceCleared();

const connection = (): (EventTarget & Line) | undefined =>
  (navigator as Navigator & { connection?: EventTarget & Line }).connection;

const lineType = (): string => connection()?.effectiveType ?? '4g';

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: busyAtMostMs });
    else resolve(undefined);
  });
