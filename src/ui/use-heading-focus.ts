import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a new heading into view and focuses it, so that a screen reader reads it aloud.
 * Pass `takeFocus` as false if the page itself has just loaded: the page then focuses its own heading.
 */
export function useHeadingFocus(takeFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return heading;
}
