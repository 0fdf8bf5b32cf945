import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { useI18n, useMessages, useWords } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { en } from '../../i18n/words/account/en.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { isUnreached } from './account-error.ts';
import { arrive } from './arrive.ts';
import { safeReturnPath } from './return-path.ts';
import { followSession } from './session.ts';

/** Where the links of letters and of other sign-in services arrive (AUTH-25). */
export function Callback() {
  const { locale } = useI18n();
  const { loading } = useMessages().shell;
  const words = useWords({ en }).callback;
  const router = useRouter();
  const [failed, setFailed] = useState<'refused' | 'unreached'>();
  const arrived = useRef(false);

  useEffect(() => {
    // A code works once: React's double effects must not use it up.
    if (arrived.current) return;
    arrived.current = true;
    const link = new URL(location.href);
    // No token stays in the address, in the history or in what a page view reports (AUTH-33).
    history.replaceState(history.state, '', link.pathname);
    followSession()
      .then((client) => arrive(client, link))
      .then((next) =>
        router.navigate({ href: safeReturnPath(next, location.origin), replace: true }),
      )
      .catch((error: unknown) => {
        console.info('The link did not sign in', error);
        setFailed(isUnreached(error) ? 'unreached' : 'refused');
      });
  }, [router]);

  if (!failed) return <Spinner label={loading} />;
  return (
    <div role="alert">
      <Callout tone="warning" title={words.failed}>
        <p>{words[failed]}</p>
        <ButtonLink href={addLocalePrefix(pageById('account/login').path, locale)}>
          {words.signIn}
        </ButtonLink>
      </Callout>
    </div>
  );
}
