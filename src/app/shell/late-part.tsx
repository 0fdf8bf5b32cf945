import { useEffect, useState, type ComponentType } from 'react';

interface LatePartProps {
  wanted: boolean;
  /** The same function at each render. */
  load: () => Promise<ComponentType>;
}

/**
 * A part of the shell that loads when it is wanted; nothing before, or if it cannot load. It is no `lazy`
 * component: one that suspends while the router opens a page can keep that page from being shown.
 */
export function LatePart({ wanted, load }: LatePartProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (part) => setPart(() => part),
      (error: unknown) => console.info('A part of the page could not be loaded', error),
    );
  }, [wanted, load]);
  return wanted && Part ? <Part /> : null;
}
