import { useSyncExternalStore } from 'react';
import { LatePart } from './late-part.tsx';

/** Quick access is a button of its own on wide screens only; below 1024 px it is in the drawer. */
const wide = '(min-width: 1024px)';

const loadQuickAccess = async () => (await import('./quick-access.tsx')).QuickAccess;

function subscribe(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Loads quick access where it is shown, so that phones do not download it. */
export function QuickSlot() {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
  return <LatePart wanted={isWide} load={loadQuickAccess} />;
}
