/** Work that goes on after its request was answered, and that closing waits for. */
export interface BackgroundWork {
  add(work: Promise<void>): void;
  /** Resolves when none is left, or after this time at the latest. */
  settled(atMostMs: number): Promise<void>;
}

export function trackBackgroundWork(): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    add(work) {
      const forget = () => void running.delete(tracked);
      // Failures are logged where they happen; here only the end counts.
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
