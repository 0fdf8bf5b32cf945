import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a new heading into view and focuses it, so that a screen reader reads it aloud.
 * Pass `takeFocus` as false if the page itself has just loaded: the page then focuses its own heading.
 * @param start the element to scroll to, where what belongs to the heading begins above it.
 */
export function useHeadingFocus(
  takeFocus: boolean,
  start?: RefObject<HTMLElement | null>,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    (start ?? heading).current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [takeFocus, start]);
  return heading;
}
