import type { ReactNode } from 'react';
import type { QuestionId } from '../../content/finder/answers.ts';
import type { FinderState } from './use-finder.ts';

/** A link from the result to one question, and back to the result from there. */
export function StepLink({
  finder,
  to,
  label,
  children,
}: {
  finder: FinderState;
  to: QuestionId;
  /** What a screen reader hears, where the visible words alone are not enough. */
  label?: string;
  children: ReactNode;
}) {
  return (
    <a
      href={finder.hrefOf(to, { changing: true })}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        finder.goTo(to, { changing: true });
      }}
    >
      {children}
    </a>
  );
}
