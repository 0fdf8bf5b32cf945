import { useEffect } from 'react';

/**
 * Keeps what was entered when the page is hidden or left, and when the part that calls this goes: a hidden
 * page may never come back, and one that is left by Back is not always told that it is hidden.
 */
export function useBeforeLeaving(keep: () => void): void {
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
}
