import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';
import { isUnreached } from './account-error.ts';
import { arrive } from './arrive.ts';
import { safeReturnPath } from './return-path.ts';
import { followSession } from './session.ts';
import { Waiting } from './waiting.tsx';

const useText = textFor('account');

/** The page behind links of e-mails and of other sign-in services (AUTH-25). */
export function Callback() {
  const { locale } = useI18n();
  const { callback: texts } = useText();
  const router = useRouter();
  /** With the link, if it is still valid. */
  const [failed, setFailed] = useState<{ link?: URL }>();
  const [waitsForOther, setWaitsForOther] = useState(false);
  const arrived = useRef(false);

  const signIn = useCallback(
    async (link: URL) => {
      setFailed(undefined);
      try {
        const { next, change } = await arrive(await followSession(), link);
        if (change === 'other-mailbox-waits') {
          setWaitsForOther(true);
          return;
        }
        if (change) siteToasts.show({ title: texts.addressChanged, variant: 'success' });
        await router.navigate({ href: safeReturnPath(next, location.origin), replace: true });
      } catch (error) {
        console.info('The link did not sign in', error);
        setFailed(isUnreached(error) ? { link } : {});
      }
    },
    [router, texts.addressChanged],
  );

  useEffect(() => {
    // A code works once, and React runs effects twice in development.
    if (arrived.current) return;
    arrived.current = true;
    const link = new URL(location.href);
    // No token stays in the address, in the history or in page views (AUTH-33).
    history.replaceState(history.state, '', link.pathname);
    void signIn(link);
  }, [signIn]);

  if (waitsForOther) {
    return (
      <div role="status">
        <Callout title={texts.half.title}>
          <p>{texts.half.text}</p>
        </Callout>
      </div>
    );
  }
  if (!failed) return <Waiting />;
  const { link } = failed;
  if (link) {
    return (
      <div role="alert">
        <Callout tone="warning" title={texts.unreached}>
          <p>{texts.unreachedText}</p>
          <Button onClick={() => void signIn(link)}>{texts.again}</Button>
        </Callout>
      </div>
    );
  }
  return (
    <div role="alert">
      <Callout tone="warning" title={texts.failed}>
        <p>{texts.refused}</p>
        <ButtonLink href={addLocalePrefix(pageById('account/login').path, locale)}>
          {texts.signIn}
        </ButtonLink>
      </Callout>
    </div>
  );
}
