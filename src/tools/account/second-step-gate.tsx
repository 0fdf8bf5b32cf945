import { lazy, Suspense, type ReactNode } from 'react';
import { useMessages } from '../../locales/text.tsx';
import { loadPart } from '../../platform/load-part.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { wantsCode } from './assurance.ts';
import { useAuth } from './auth-store.ts';
import { withTexts } from '../../locales/load-text.ts';

/** Loaded on demand, because most accounts have no second step. */
const LoadedQuestion = lazy(async () => {
  const { AskSecondStep: question } = await loadPart(() =>
    withTexts(import('./ask-second-step.tsx')),
  );
  return { default: question };
});

/** Asks for the code of the account's second step. */
export function AskSecondStep({ onGiven }: { onGiven?: () => void }) {
  const { loading } = useMessages().shell;
  return (
    <Suspense fallback={<Spinner label={loading} />}>
      <LoadedQuestion {...(onGiven && { onGiven })} />
    </Suspense>
  );
}

/** Shows its children when the session has all steps that its account requires (AUTH-14). */
export function SecondStepGate({ children }: { children: ReactNode }) {
  const session = useAuth((state) => state.session);
  // Without a session there is no network: saved data is shown, and the server returns nothing.
  return session && wantsCode(session) ? <AskSecondStep /> : children;
}
