/** Delay from the first unsaved key to saving, in ms. Typed text must be saved within 500 ms. */
export const saveAfterMs = 400;

/** Saves typed text at short intervals, also while a visitor types without a pause. */
export interface DraftSaver<T> {
  /** Takes the current value of the form; it is saved within `saveAfterMs`. */
  change: (value: T) => void;
  /** Saves an unsaved value at once. `leaving`: the page may end before a database has written. */
  save: (leaving?: boolean) => void;
  /** Drops the unsaved value. */
  forget: () => void;
  /** True while a value is not saved yet. */
  isBehind: () => boolean;
}

/**
 * Creates a saver that calls `write`. The delay starts at the first key, not the last, so that steady typing
 * does not postpone it. A value counts as unsaved until `write` has resolved. `onFailure` receives
 * rejections.
 */
export function createDraftSaver<T>(
  write: (value: T, leaving: boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
): DraftSaver<T> {
  let unsaved: { value: T } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function save(leaving = false): void {
    stop();
    const latest = unsaved;
    if (!latest) return;
    write(latest.value, leaving).then(() => {
      if (unsaved === latest) unsaved = undefined;
    }, onFailure);
  }

  return {
    change(value) {
      unsaved = { value };
      timer ??= setTimeout(save, saveAfterMs);
    },
    save,
    forget() {
      stop();
      unsaved = undefined;
    },
    isBehind: () => unsaved !== undefined,
  };
}
