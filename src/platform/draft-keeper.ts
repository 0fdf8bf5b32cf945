/** What is typed is kept this soon after the first key that is not kept (reliability: within 500 ms). */
export const keepAfterMs = 400;

/** Keeps what is typed, soon and again and again, however steadily somebody types. */
export interface DraftKeeper<T> {
  /** Says what stands in the form now: it is kept within `keepAfterMs`. */
  change: (value: T) => void;
  /** Keeps at once what is not kept yet. `leaving`: the page may be gone before a database has written. */
  keep: (leaving?: boolean) => void;
  /** What is not kept yet is not kept any more. */
  forget: () => void;
  /** True while something is not on the phone yet. */
  isBehind: () => boolean;
}

/**
 * The delay counts from the first key, not the last: who types without a pause must lose no more than
 * that. What is being written counts as not kept until `write` has resolved.
 */
export function createDraftKeeper<T>(
  write: (value: T, leaving: boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
): DraftKeeper<T> {
  let unkept: { value: T } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function keep(leaving = false): void {
    stop();
    const latest = unkept;
    if (!latest) return;
    write(latest.value, leaving).then(() => {
      if (unkept === latest) unkept = undefined;
    }, onFailure);
  }

  return {
    change(value) {
      unkept = { value };
      timer ??= setTimeout(keep, keepAfterMs);
    },
    keep,
    forget() {
      stop();
      unkept = undefined;
    },
    isBehind: () => unkept !== undefined,
  };
}
