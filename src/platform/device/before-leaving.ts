import { useEffect } from 'react';

/**
 * Calls `save` when the page is hidden or left, and when the component unmounts. A hidden page may never
 * return, and leaving by Back does not always hide the page first.
 */
export function useBeforeLeaving(save: () => void): void {
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
}
