import type { ReactNode } from 'react';

/** A questionnaire that leads to one of its questions, and back to the result from there. */
interface LeadsTo<Step extends string> {
  hrefOf: (at: Step, how: { changing: boolean }) => string;
  goTo: (at: Step, how: { changing: boolean }) => void;
}

/** A link from the result to one question, and back to the result from there. */
export function StepLink<Step extends string>({
  state,
  to,
  label,
  children,
}: {
  state: LeadsTo<Step>;
  to: Step;
  /** What a screen reader hears, where the visible text alone is not enough. */
  label?: string;
  children: ReactNode;
}) {
  return (
    <a
      href={state.hrefOf(to, { changing: true })}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        state.goTo(to, { changing: true });
      }}
    >
      {children}
    </a>
  );
}
