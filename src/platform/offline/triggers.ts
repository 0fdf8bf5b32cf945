import type { Outbox } from './outbox.ts';

/** Longest timer in ms. Devices sleep and clocks jump, and looking again is cheap. */
const longestTimerMs = 5 * 60_000;
/** After a change another sender is usually active. This delay in ms checks its result. */
const afterChangeMs = 300;
/** Shortest delay in ms before another look, unless the outbox changes. */
const shortestWaitMs = 1000;

export interface OutboxTriggers {
  /** Call this after every change to the outbox, in this tab or another. */
  changed(): void;
  /** Call this after a sign-in or sign-out, because other items may be sent then. */
  ownerChanged(): void;
  stop(): void;
}

/**
 * Sends waiting items whenever sending may succeed (OUTBOX-03): at start, on `online`, when the page becomes
 * visible, and when the next item is due. `registerSync` requests a Background Sync as an addition.
 */
export function startOutboxTriggers({
  outbox,
  registerSync,
}: {
  outbox: Pick<Outbox, 'drain' | 'drainUnreached'>;
  /** Never rejects. */
  registerSync: () => Promise<void>;
}): OutboxTriggers {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let changedMeanwhile = false;
  let stopped = false;

  async function drain(how: 'drain' | 'drainUnreached' = 'drain'): Promise<void> {
    if (running || stopped) {
      // The network returned during an attempt on the old network: drain once more afterwards.
      again ||= how === 'drainUnreached';
      return;
    }
    running = true;
    again = false;
    changedMeanwhile = false;
    clearTimeout(timer);
    try {
      const { nextAt } = await outbox[how]();
      // Looks again even without waiting items: a tab that closes right after queueing informs
      // nobody.
      const wait = nextAt === null ? longestTimerMs : Math.max(shortestWaitMs, nextAt - Date.now());
      drainIn(Math.min(longestTimerMs, wait));
      // Not awaited, because it never resolves without a worker.
      if (nextAt !== null) void registerSync();
    } catch (error) {
      if (stopped) return;
      console.error('The outbox could not be sent', error);
      drainIn(longestTimerMs);
    } finally {
      running = false;
      if (again) void drain('drainUnreached');
      // The change may have come after the drain's last look, whose result then omits it.
      else if (changedMeanwhile) drainIn(afterChangeMs);
    }
  }

  function drainIn(wait: number): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void drain(), wait);
  }

  // The network may be another one, so items that failed for lack of a network are due at once.
  const now = () => void drain('drainUnreached');
  const onVisible = () => {
    if (document.visibilityState === 'visible') now();
  };
  addEventListener('online', now);
  document.addEventListener('visibilitychange', onVisible);
  now();
  return {
    changed() {
      if (running) changedMeanwhile = true;
      else drainIn(afterChangeMs);
    },
    ownerChanged: now,
    stop() {
      stopped = true;
      clearTimeout(timer);
      removeEventListener('online', now);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
