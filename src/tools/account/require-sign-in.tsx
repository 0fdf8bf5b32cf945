import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { textFor } from '../../locales/text.tsx';
import { useNetwork } from '../../platform/device/network-store.ts';
import { siteToasts } from '../../ui/site-toasts.ts';
import { OnThisPhone } from './on-this-phone.tsx';
import { SecondStepGate } from './second-step-gate.tsx';
import { useAuth } from './auth-store.ts';
import { Waiting } from './waiting.tsx';

const useText = textFor('account');

/**
 * Shows its children to a signed-in visitor who has taken every step that the account asks for. While
 * the session is read it shows the spinner; anyone else is sent to sign in, with the place they wanted
 * (AUTH-21, AUTH-22). Whoever was signed in a moment ago is told that they are not any more. With no
 * signal nobody is sent away: the page of sign-in might not open, and could do nothing. What is the
 * phone's own is shown in its place.
 */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const words = useText();
  const loading = useAuth((state) => state.loading);
  const user = useAuth((state) => state.user);
  const navigate = useNavigate();
  const offline = useNetwork((network) => network.offline);
  const turnedAway = !loading && !user;

  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (user) wasSignedIn.current = true;
  }, [user]);
  useEffect(() => {
    if (!turnedAway || offline) return;
    if (wasSignedIn.current) {
      siteToasts.show({
        title: words.signedOut.title,
        description: words.signedOut.text,
        variant: 'info',
      });
    }
    const wanted = location.pathname + location.search + location.hash;
    void navigate({ href: `/login?next=${encodeURIComponent(wanted)}`, replace: true });
  }, [turnedAway, offline, navigate, words]);

  if (user) return <SecondStepGate>{children}</SecondStepGate>;
  if (turnedAway && offline) return <WithoutSignal />;
  return <Waiting />;
}

function WithoutSignal() {
  const words = useText().signedOut;
  const said = useRef<HTMLParagraphElement>(null);
  // Who has just signed out stands at the end of a page that is no more.
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className="prose">
        {words.needsSignal}
      </p>
      <OnThisPhone />
    </>
  );
}
