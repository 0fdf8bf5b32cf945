import { useEffect, useRef, type RefObject } from 'react';

/**
 * The heading of what has just been come to: in view, and in focus, so that a screen reader says it.
 * `takeFocus` is false where the page itself has just come: that says its own heading.
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
