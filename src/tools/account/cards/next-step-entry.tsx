import { Suspense } from 'react';
import { lateComponent } from './load-late.tsx';
import { nextStep, type Standing } from '../model/next-step.ts';
import { StepEntry } from './step-entry.tsx';

/** Loaded on demand, because it includes the calendar's rules. */
const DueFirst = lateComponent(() => import('./upcoming-dates.tsx').then((part) => part.DueFirst));

/**
 * The next step, above all cards. A late or near date of the calendar precedes everything except a request
 * that needs the user.
 */
export function NextStepEntry({ standing, hasDates }: { standing: Standing; hasDates: boolean }) {
  const step = nextStep(standing);
  const entry = <StepEntry step={step} />;
  if (!hasDates || step === 'request') return entry;
  return (
    <Suspense fallback={entry}>
      <DueFirst otherwise={step} />
    </Suspense>
  );
}
