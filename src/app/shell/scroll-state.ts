import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** True while the page is scrolled by more than so many px. False where there is no page yet. */
export const useScrolledBeyond = (px: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > px,
    () => false,
  );
