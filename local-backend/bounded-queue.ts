/** The queue is full: the work was not started and never will be. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface QueueLimits {
  /** Number of tasks that run at the same time. */
  readonly maxRunning: number;
  /** Number of waiting tasks; unlimited when absent. */
  readonly maxWaiting?: number;
  /** Longest wait in ms; unlimited when absent. */
  readonly maxWaitMs?: number;
}

/**
 * Runs `work` in the order of the calls, and resolves or rejects as it does. A `signal` that aborts while the
 * work waits removes it from the queue; the call then rejects with the signal's reason. Throws QueueFull when
 * too many tasks wait, or after the longest wait.
 */
export interface Queue {
  <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Returns the numbers of tasks that run and wait. */
  load(): { running: number; waiting: number };
}

/** Creates a queue. Work that fails does not stop later work. */
export function boundedQueue(limits: QueueLimits): Queue {
  const { maxRunning, maxWaiting = Infinity, maxWaitMs } = limits;
  let running = 0;
  // A set retains the order of arrival, and tasks can leave from the middle.
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
    // The place goes directly to the next task, so that no new task can take it.
    next();
  }

  const queue = async <Result>(work: () => Promise<Result>, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    await turn(signal);
    try {
      // The signal may have aborted between its turn and now.
      signal?.throwIfAborted();
      return await work();
    } finally {
      pass();
    }
  };
  return Object.assign(queue, { load: () => ({ running, waiting: waiting.size }) });
}
