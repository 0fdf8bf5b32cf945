let listener: (() => void) | undefined;
let told = false;

/** To be called when the visitor has had something kept on this phone that must not get lost. */
export function tellKept(): void {
  told = true;
  listener?.();
}

/** Has `tell` called whenever something is kept, and at once when something was before. One listener. */
export function watchKept(tell: () => void): void {
  listener = tell;
  if (told) tell();
}
