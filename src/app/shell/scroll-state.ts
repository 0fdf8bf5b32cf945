import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** Returns true while the page is scrolled by more than `px` pixels; false before a page exists. */
export const useScrolledBeyond = (px: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > px,
    () => false,
  );
