/** The queue has no room: the work was not begun and never will be. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface QueueLimits {
  /** How many run at the same time. */
  readonly maxRunning: number;
  /** How many wait behind them; any number when absent. */
  readonly maxWaiting?: number;
  /** How long one may wait; without an end when absent. */
  readonly maxWaitMs?: number;
}

/**
 * Runs `work` when its turn comes, in the order of the calls. Resolves or rejects as `work` does. A
 * `signal` that aborts while the work waits takes it out of the queue: rejects with the signal's reason.
 * Throws QueueFull when too many wait already, or when it has waited too long.
 */
export type Queue = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Makes a queue. Work that fails does not stop the work behind it. */
export function boundedQueue(limits: QueueLimits): Queue {
  const { maxRunning, maxWaiting = Infinity, maxWaitMs } = limits;
  let running = 0;
  // A set keeps the order of arrival and lets the abandoned leave from the middle.
  const waiting = new Set<() => void>();

  function turn(signal?: AbortSignal): Promise<void> {
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.size >= maxWaiting) return Promise.reject(new QueueFull('Too many are waiting.'));
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const end = () => {
        waiting.delete(begin);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
      };
      const begin = () => {
        end();
        resolve();
      };
      const abandon = () => {
        end();
        reject(signal?.reason as Error);
      };
      const expire = () => {
        end();
        reject(new QueueFull('It has waited too long.'));
      };
      waiting.add(begin);
      signal?.addEventListener('abort', abandon);
      if (maxWaitMs !== undefined) timer = setTimeout(expire, maxWaitMs);
    });
  }

  function pass(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    // The place goes straight to the next, so that nobody who comes now can take it.
    next();
  }

  return async (work, signal) => {
    signal?.throwIfAborted();
    await turn(signal);
    try {
      // It may have aborted between its turn and now.
      signal?.throwIfAborted();
      return await work();
    } finally {
      pass();
    }
  };
}
