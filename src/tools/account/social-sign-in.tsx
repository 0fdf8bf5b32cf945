import { useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { socialProviders, type SocialProvider } from '../../platform/backend/social-providers.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { Button } from '../../ui/button.tsx';
import { accountErrorText } from './account-error.ts';
import { followSession } from './session.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';

const useText = textFor('account');

/**
 * A button for each configured sign-in service (AUTH-29). None on a shared device: it saves no PKCE verifier,
 * so the return would fail.
 */
export function SocialSignIn({
  providers = socialProviders,
}: {
  providers?: typeof socialProviders;
}) {
  const texts = useText();
  const isShared = useSharedDevice();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function goTo(provider: SocialProvider) {
    setBusy(true);
    setFailure(undefined);
    try {
      await signInWithProvider(await followSession(), provider, new URL(location.href));
    } catch (error) {
      console.error('The other service could not be reached', error);
      setFailure(accountErrorText(error, texts));
    } finally {
      setBusy(false);
    }
  }

  if (isShared || providers.length === 0) return null;
  return (
    <section className="section" aria-labelledby="social-sign-in">
      <h2 id="social-sign-in">{texts.social.title}</h2>
      <div className="actions">
        {providers.map((provider) => (
          <Button
            key={provider}
            tone="secondary"
            disabled={busy}
            data-needs-app
            onClick={() => void goTo(provider)}
          >
            {texts.social.with(texts.social.names[provider])}
          </Button>
        ))}
      </div>
      <div role="alert">{failure && <p>{failure}</p>}</div>
    </section>
  );
}
