let listener: (() => void) | undefined;
let saved = false;

/** Call this after the visitor has saved data on this device that must not be lost. */
export function announceSaved(): void {
  saved = true;
  listener?.();
}

/** Calls `tell` at each save, and at once if data was saved before. There is one listener. */
export function watchSaved(tell: () => void): void {
  listener = tell;
  if (saved) tell();
}
