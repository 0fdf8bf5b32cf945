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
 * Shows its children to a signed-in user who has taken every step of the account; sends others to the sign-in
 * page with their destination (AUTH-21, AUTH-22).
 * While the session is read it shows the spinner. A user who was signed in a moment ago is told about the
 * sign-out. Without a network nobody is redirected, because the sign-in page might not open and could do
 * nothing; the data of this device is shown instead.
 */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const texts = useText();
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
        title: texts.signedOut.title,
        description: texts.signedOut.text,
        variant: 'info',
      });
    }
    const wanted = location.pathname + location.search + location.hash;
    void navigate({ href: `/login?next=${encodeURIComponent(wanted)}`, replace: true });
  }, [turnedAway, offline, navigate, texts]);

  if (user) return <SecondStepGate>{children}</SecondStepGate>;
  if (turnedAway && offline) return <WithoutSignal />;
  return <Waiting />;
}

function WithoutSignal() {
  const texts = useText().signedOut;
  const said = useRef<HTMLParagraphElement>(null);
  // The focus was on the page that the sign-out removed.
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className="prose">
        {texts.needsSignal}
      </p>
      <OnThisPhone />
    </>
  );
}
