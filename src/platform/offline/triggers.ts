import type { Outbox } from './outbox.ts';

/** No timer is set further ahead than this: phones sleep, clocks jump, and a look costs nothing. */
const longestTimerMs = 5 * 60_000;
/** After a change somebody is usually sending already; this is the look that it was done. */
const afterChangeMs = 300;
/** A drain that could not send what is due looks again no sooner, unless something changes. */
const shortestWaitMs = 1000;

export interface OutboxTriggers {
  /** To be called after every change to the outbox, in this tab or another. */
  changed(): void;
  /** To be called when somebody has signed in or out: what may be sent is another now. */
  ownerChanged(): void;
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
      // The network came back while an attempt on the old one is still dying: afterwards, once more.
      again ||= how === 'drainUnreached';
      return;
    }
    running = true;
    again = false;
    changedMeanwhile = false;
    clearTimeout(timer);
    try {
      const { nextAt } = await outbox[how]();
      // Also where nothing waits: a tab that dies right after it has queued something tells nobody.
      const wait = nextAt === null ? longestTimerMs : Math.max(shortestWaitMs, nextAt - Date.now());
      drainIn(Math.min(longestTimerMs, wait));
      // Not waited for: where the worker never comes, nor does this.
      if (nextAt !== null) void registerSync();
    } catch (error) {
      if (stopped) return;
      console.error('The outbox could not be sent', error);
      drainIn(longestTimerMs);
    } finally {
      running = false;
      if (again) void drain('drainUnreached');
      // It may have come after the drain's last look, which then has told of nothing that waits.
      else if (changedMeanwhile) drainIn(afterChangeMs);
    }
  }

  function drainIn(wait: number): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void drain(), wait);
  }

  // The network may be another one: what it failed before is not made to wait any longer.
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
