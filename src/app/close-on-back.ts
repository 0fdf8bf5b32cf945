import { useRouter, type RouterHistory } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Closes an open modal dialog on navigation. Back closes it and stays on the page; any other navigation
 * closes it on the way, so that it never covers another page. Returns a function that stops it.
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

/** Does the same for a component while `open` is true. `close` must be the same function at each render. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const { history } = useRouter();
  useEffect(() => (open ? closeOnBack(history, close) : undefined), [open, close, history]);
}
