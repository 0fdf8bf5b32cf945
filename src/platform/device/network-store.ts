import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * What the browser says of the network. `offline` is true only when it is sure that there is none;
 * the opposite is never certain, so nothing is sent or promised on the strength of this.
 */
export const networkStore = createStore(() => ({ offline: false }));

export const useNetwork = <T>(select: (network: { offline: boolean }) => T): T =>
  useStore(networkStore, select);

/** Follows the browser's word. Gives a function that stops it. */
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
