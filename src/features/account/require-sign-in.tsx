import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { pageById } from '../../content/catalog.ts';
import { useI18n, useMessages, useWords } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { en } from '../../i18n/words/account/en.ts';
import { useNetwork } from '../../platform/device/network-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { SecondStepGate } from './second-step-gate.tsx';
import { useAuth } from './auth-store.ts';

/**
 * Shows its children to a signed-in visitor who has taken every step that the account asks for. While
 * the session is read it shows the spinner; anyone else is sent to sign in, with the place they wanted
 * (AUTH-21, AUTH-22). Whoever was signed in a moment ago is told that they are not any more. With no
 * signal nobody is sent away: the page of sign-in might not open, and could do nothing.
 */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const { loading: loadingWord } = useMessages().shell;
  const words = useWords({ en });
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
    const wanted = location.pathname + location.search;
    void navigate({ href: `/login?next=${encodeURIComponent(wanted)}`, replace: true });
  }, [turnedAway, offline, navigate, words]);

  if (user) return <SecondStepGate>{children}</SecondStepGate>;
  if (turnedAway && offline) return <NeedsSignal />;
  return (
    <>
      <noscript>
        <p>{words.pageNeedsScript}</p>
      </noscript>
      <Spinner label={loadingWord} />
    </>
  );
}

function NeedsSignal() {
  const { locale } = useI18n();
  const { signedOut: words, signIn } = useWords({ en });
  const pathOf = (id: string) => addLocalePrefix(pageById(id).path, locale);
  return (
    <div role="status">
      <Callout title={words.title}>
        <p>{words.needsSignal}</p>
        <div className="actions">
          <ButtonLink tone="secondary" href={pathOf('account/on-this-phone')}>
            {words.onThisPhone}
          </ButtonLink>
          {/* What the browser says of the network may be wrong. */}
          <ButtonLink tone="quiet" href={pathOf('account/login')}>
            {signIn.submit}
          </ButtonLink>
        </div>
      </Callout>
    </div>
  );
}
