let listener: (() => void) | undefined;
let saved = false;

/** To be called when the visitor has saved something on this phone that must not get lost. */
export function announceSaved(): void {
  saved = true;
  listener?.();
}

/** Calls `tell` whenever something is saved, and at once when something was saved before. One listener. */
export function watchSaved(tell: () => void): void {
  listener = tell;
  if (saved) tell();
}
