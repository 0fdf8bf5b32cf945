import { useNavigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { SecondStepGate } from './second-step-gate.tsx';
import { useAuth } from './auth-store.ts';

/**
 * Shows its children to a signed-in visitor who has taken every step that the account asks for. While
 * the session is read it shows the spinner; anyone else is sent to sign in, with the place they wanted
 * (AUTH-21, AUTH-22).
 */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const { loading: loadingWord } = useMessages().shell;
  const loading = useAuth((state) => state.loading);
  const user = useAuth((state) => state.user);
  const navigate = useNavigate();
  const turnedAway = !loading && !user;

  useEffect(() => {
    if (!turnedAway) return;
    const wanted = location.pathname + location.search;
    void navigate({ href: `/login?next=${encodeURIComponent(wanted)}`, replace: true });
  }, [turnedAway, navigate]);

  return user ? <SecondStepGate>{children}</SecondStepGate> : <Spinner label={loadingWord} />;
}
