import { useEffect, useState } from 'react';
import { spotAfter, spotAt, type Path, type Spot } from './path.ts';
import type { SpotLink } from './spot-link.ts';

/** Goes to another place of the page, by the part of the address behind `#`. */
export type Move = (hash: string, how?: { replace: boolean }) => Promise<void>;

export interface SpotState<Step extends string, Link extends SpotLink<Step>> {
  /** Where the visitor is. */
  at: Spot<Step>;
  /** An answer is being changed from the result, which comes next. */
  changing: boolean;
  /** The visitor has gone on or back since the page came. */
  hasMoved: boolean;
  goTo: (link: Link) => void;
  /**
   * Goes on from an answered question.
   * @param after the questions that are asked after this answer.
   * @param link the rest of the next address.
   * @param toResult an answer of the result was changed.
   */
  goOnFrom: (
    step: Step,
    after: Path<Step>,
    link: Omit<Link, 'at' | 'changing'>,
    toResult?: boolean,
  ) => void;
}

/**
 * Where somebody is in a questionnaire. The address says it, so that the browser's Back goes back a
 * question, and a reload stays.
 * @param link what the address carries now.
 * @param path the questions that are asked, by the answers there are.
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

  async function go(to: Link): Promise<void> {
    setHasMoved(true);
    // Back must find the question that is left, not "the first that is open".
    if (!link.at) await move(write({ ...link, at }), { replace: true });
    await move(write(to));
  }
  const goTo = (to: Link) => void go(to);

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
