import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/account/en.ts';
import { BackendUnavailableError, waysIn } from '../../platform/backend/address.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { accountErrorWords } from './account-error.ts';
import { returnPathHere } from './return-path.ts';
import { followSession } from './session.ts';

type Service = keyof typeof en.otherWays.services;

/**
 * A button for each other service that the auth server's settings name (AUTH-29); nothing where there is
 * none. Says beforehand where no backend is set up at all (AUTH-27).
 */
export function OtherWays() {
  const words = useWords({ en });
  const [ways, setWays] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    waysIn().then(setWays, (error: unknown) => {
      if (!(error instanceof BackendUnavailableError)) {
        console.info('The ways to sign in are not known', error);
        return;
      }
      console.warn(error.message);
      setFailure(words.errors.unavailable);
    });
  }, [words]);

  async function goTo(provider: Service) {
    setFailure(undefined);
    try {
      const client = await followSession();
      const next = encodeURIComponent(returnPathHere());
      const { error } = await client.auth.signInWithOAuth({
        provider,
        options: { redirectTo: `${location.origin}/auth/callback?next=${next}` },
      });
      if (error) throw error;
    } catch (error) {
      console.error('The other service was not reached', error);
      setFailure(accountErrorWords(error, words));
    }
  }

  const { services, title } = words.otherWays;
  const offered = (Object.keys(services) as Service[]).filter((name) => ways.includes(name));
  return (
    <>
      {offered.length > 0 && (
        <section className="section" aria-label={title}>
          <p className="prose">{title}</p>
          <div className="actions">
            {offered.map((name) => (
              <Button key={name} tone="secondary" onClick={() => void goTo(name)}>
                {words.otherWays.with(services[name])}
              </Button>
            ))}
          </div>
        </section>
      )}
      <div role="alert">
        {failure && (
          <Callout tone="warning" title={failure}>
            {null}
          </Callout>
        )}
      </div>
    </>
  );
}
