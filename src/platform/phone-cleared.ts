let cleared = false;

/** True once this page has removed everything: nothing may come back before the next visit. */
export const isPhoneCleared = (): boolean => cleared;

/** To be called when everything is about to be removed. */
export function markPhoneCleared(): void {
  cleared = true;
}
