import type { ReactNode } from 'react';

/** A questionnaire that can open one of its questions from the result. */
interface LeadsTo<Step extends string> {
  hrefOf: (at: Step, how: { changing: boolean }) => string;
  goTo: (at: Step, how: { changing: boolean }) => void;
}

/** A link from the result to a question. The result comes next. */
export function StepLink<Step extends string>({
  state,
  to,
  label,
  children,
}: {
  state: LeadsTo<Step>;
  to: Step;
  /** Text for screen readers, if the visible text is not enough. */
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
