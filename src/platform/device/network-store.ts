import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * The browser's statement about the network. `offline` is true only when there is certainly none. False
 * proves nothing, so no send or promise depends on it.
 */
export const networkStore = createStore(() => ({ offline: false }));

export const useNetwork = <T>(select: (network: { offline: boolean }) => T): T =>
  useStore(networkStore, select);

/** Follows the browser's statement. Returns a function that stops it. */
export function watchNetwork(): () => void {
  const read = () => networkStore.setState({ offline: !navigator.onLine });
  read();
  addEventListener('online', read);
  addEventListener('offline', read);
  return () => {
    removeEventListener('online', read);
    removeEventListener('offline', read);
  };
}
