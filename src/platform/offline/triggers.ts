import type { Outbox } from './outbox.ts';

/** No timer is set further ahead than this: phones sleep, clocks jump, and a look costs nothing. */
const longestTimerMs = 5 * 60_000;
/** After a change somebody is usually sending already; this is the look that it was done. */
const afterChangeMs = 1000;

export interface OutboxTriggers {
  /** To be called after every change to the outbox, in this tab or another. */
  changed(): void;
  stop(): void;
}

/**
 * Sends what waits whenever it may succeed: at start, when the browser says it is online, when the
 * page is seen again, and when the next item is due (OUTBOX-03). `registerSync` asks for Background
 * Sync, a bonus.
 */
export function startOutboxTriggers({
  outbox,
  registerSync,
}: {
  outbox: Pick<Outbox, 'drain'>;
  registerSync: () => Promise<void>;
}): OutboxTriggers {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;

  async function drain(): Promise<void> {
    if (running) return;
    running = true;
    clearTimeout(timer);
    try {
      const { nextAt } = await outbox.drain();
      if (nextAt !== null) {
        drainIn(Math.min(longestTimerMs, Math.max(afterChangeMs, nextAt - Date.now())));
        await registerSync();
      }
    } catch (error) {
      console.error('The outbox could not be sent', error);
      drainIn(longestTimerMs);
    } finally {
      running = false;
    }
  }

  function drainIn(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void drain(), wait);
  }

  const now = () => void drain();
  const onVisible = () => {
    if (document.visibilityState === 'visible') now();
  };
  addEventListener('online', now);
  document.addEventListener('visibilitychange', onVisible);
  now();
  return {
    changed() {
      if (!running) drainIn(afterChangeMs);
    },
    stop() {
      clearTimeout(timer);
      removeEventListener('online', now);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
