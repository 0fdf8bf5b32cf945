import { Suspense } from 'react';
import { lateComponent } from './load-late.tsx';
import { nextStep, type Standing } from './next-step.ts';
import { StepEntry } from './step-entry.tsx';

/** The calendar's rules come with it. */
const DueFirst = lateComponent(() => import('./upcoming-dates.tsx').then((part) => part.DueFirst));

/**
 * The one thing to do next, above all cards. A date of the calendar that is late or near goes before all
 * but a request that needs its person.
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
