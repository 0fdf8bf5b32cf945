import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages, useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/account/en.ts';
import { siteToasts } from '../../ui/site-toasts.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { SecondStepGate } from './second-step-gate.tsx';
import { useAuth } from './auth-store.ts';

/**
 * Shows its children to a signed-in visitor who has taken every step that the account asks for. While
 * the session is read it shows the spinner; anyone else is sent to sign in, with the place they wanted
 * (AUTH-21, AUTH-22). Whoever was signed in a moment ago is told that they are not any more.
 */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const { loading: loadingWord } = useMessages().shell;
  const words = useWords({ en });
  const loading = useAuth((state) => state.loading);
  const user = useAuth((state) => state.user);
  const navigate = useNavigate();
  const turnedAway = !loading && !user;

  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (user) wasSignedIn.current = true;
  }, [user]);
  useEffect(() => {
    if (!turnedAway) return;
    if (wasSignedIn.current) {
      siteToasts.show({
        title: words.signedOut.title,
        description: words.signedOut.text,
        variant: 'info',
      });
    }
    const wanted = location.pathname + location.search;
    void navigate({ href: `/login?next=${encodeURIComponent(wanted)}`, replace: true });
  }, [turnedAway, navigate, words]);

  if (user) return <SecondStepGate>{children}</SecondStepGate>;
  return (
    <>
      <noscript>
        <p>{words.pageNeedsScript}</p>
      </noscript>
      <Spinner label={loadingWord} />
    </>
  );
}
