import { startTransition, useEffect, useState } from 'react';
import { spotAfter, spotAt, type Path, type Spot } from './path.ts';
import type { SpotLink } from './spot-link.ts';

/**
 * Shows a position and adds its address, the part after `#`, to the browser's history. `from` first replaces the
 * current address, so that Back returns there.
 */
export type Move = (hash: string, how?: { from?: string }) => Promise<void>;

export interface SpotState<Step extends string, Link extends SpotLink<Step>> {
  /** The visitor's position. */
  at: Spot<Step>;
  /** An answer of the result is being changed; the result comes next. */
  changing: boolean;
  /** The visitor has moved since the page loaded. */
  hasMoved: boolean;
  goTo: (link: Link) => void;
  /**
   * Continues after an answered question. `after` contains the questions after this answer, `link` the rest
   * of the next address. `toResult`: an answer of the result was changed.
   */
  goOnFrom: (
    step: Step,
    after: Path<Step>,
    link: Omit<Link, 'at' | 'changing'>,
    toResult?: boolean,
  ) => void;
}

/**
 * Returns the position in a questionnaire, and functions to move. The address contains the position, so that
 * the browser's Back returns to the previous question, and a reload stays. `link` is read from the current
 * address; `path` follows from the answers.
 */
export function useSpot<Step extends string, Link extends SpotLink<Step>>(
  link: Link,
  path: Path<Step>,
  { move, write }: { move: Move; write: (link: Link) => string },
): SpotState<Step, Link> {
  const [hasMoved, setHasMoved] = useState(false);
  const at = spotAt(link.at, path);
  const changing = link.changing ?? false;

  useEffect(() => {
    const onMove = () => setHasMoved(true);
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, []);

  function goTo(to: Link) {
    startTransition(() => setHasMoved(true));
    // Back must return to this question and not to "the first open one".
    void move(write(to), link.at ? {} : { from: write({ ...link, at }) });
  }

  return {
    at,
    changing,
    hasMoved,
    goTo,
    goOnFrom(step, after, rest, toResult = changing) {
      const next = spotAfter(step, after, toResult);
      goTo({ ...rest, at: next, changing: toResult && next !== 'result' } as Link);
    },
  };
}
