import { useRouter, type RouterHistory } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * While a modal dialog is open: Back closes it and leaves the page where it is, and any other navigation
 * closes it on its way, so that it never lies over a page that it was not opened on (S4).
 * Returns how to stop.
 */
export function closeOnBack(history: RouterHistory, close: () => void): () => void {
  return history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }) => {
      close();
      return action === 'BACK';
    },
  });
}

/** The same for a part of the interface, while `open` is true. `close` must be the same function each time. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const { history } = useRouter();
  useEffect(() => (open ? closeOnBack(history, close) : undefined), [open, close, history]);
}
