import { pageById } from '../../content/catalog.ts';
import { useI18n, useWords } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { en as accountWords } from '../../i18n/words/account/en.ts';
import { en } from '../../i18n/words/dashboard/en.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useAuth } from './auth-store.ts';
import { Cards } from './cards/cards.tsx';

/** The dashboard of who has no account, or is not signed in: all that is the phone's own (PROF-10). */
export function OnThisPhone() {
  const { locale } = useI18n();
  const words = useWords({ en }).signedOut;
  const { pageNeedsScript } = useWords({ en: accountWords });
  const user = useAuth((state) => state.user);
  const pathOf = (id: string) => addLocalePrefix(pageById(id).path, locale);
  const next = `?next=${encodeURIComponent(pathOf('account/dashboard'))}`;
  return (
    <>
      <noscript>
        <p>{pageNeedsScript}</p>
      </noscript>
      <Cards />
      {user ? (
        <Callout title={words.signedIn}>
          <ButtonLink tone="secondary" href={pathOf('account/dashboard')}>
            {words.toDashboard}
          </ButtonLink>
        </Callout>
      ) : (
        <Callout title={words.title}>
          <p>{words.text}</p>
          <div className="actions">
            <ButtonLink tone="secondary" href={pathOf('account/login') + next}>
              {words.signIn}
            </ButtonLink>
            <ButtonLink tone="quiet" href={pathOf('account/register') + next}>
              {words.register}
            </ButtonLink>
          </div>
        </Callout>
      )}
    </>
  );
}
