import type { ReactNode } from 'react';
import type { StepId } from '../../content/health/steps.ts';
import type { HealthState } from './use-health.ts';

/** A link to one question, and back from there to where one was on the way to. */
export function StepLink({
  health,
  to,
  label,
  children,
}: {
  health: HealthState;
  to: StepId;
  /** What a screen reader hears. */
  label: string;
  children: ReactNode;
}) {
  return (
    <a
      href={health.hrefOf(to)}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        health.goTo(to, { changing: true });
      }}
    >
      {children}
    </a>
  );
}
