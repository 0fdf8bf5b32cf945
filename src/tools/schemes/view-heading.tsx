import { useEffect, useRef, type ReactNode } from 'react';
import { useTool } from './tool-context.ts';
import { focusInNewView } from './view.ts';

/** The heading of a view. It takes the focus when the visitor opens the view. */
export function ViewHeading({ children }: { children: ReactNode }) {
  const { moved } = useTool();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasMoved = useRef(moved);
  useEffect(() => {
    if (!wasMoved.current) return undefined;
    return focusInNewView(() => heading.current);
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="schemes-heading">
      {children}
    </h2>
  );
}
