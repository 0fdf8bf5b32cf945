/** Work that continues after its request was answered. Closing the server waits for it. */
export interface BackgroundWork {
  add(work: Promise<void>): void;
  /** Resolves when all work has ended, or after `atMostMs`. */
  settled(atMostMs: number): Promise<void>;
}

export function trackBackgroundWork(): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    add(work) {
      const forget = () => void running.delete(tracked);
      // Failures are logged where they happen; only the end counts here.
      const tracked = work.then(forget, forget);
      running.add(tracked);
    },
    async settled(atMostMs) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, atMostMs);
      });
      await Promise.race([Promise.all(running), late]);
      clearTimeout(timer);
    },
  };
}
