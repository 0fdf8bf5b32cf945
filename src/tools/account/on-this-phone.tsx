import { pageById, type PageId } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useAuth } from './auth-store.ts';
import { Cards } from './cards/cards.tsx';

const useAccountText = textFor('account');
const useText = textFor('dashboard');

/** The dashboard without an account: all data of this device (PROF-10). */
export function OnThisPhone() {
  const { locale } = useI18n();
  const texts = useText().signedOut;
  const { pageNeedsScript } = useAccountText();
  const user = useAuth((state) => state.user);
  const pathOf = (id: PageId) => addLocalePrefix(pageById(id).path, locale);
  const next = `?next=${encodeURIComponent(pathOf('account/dashboard'))}`;
  return (
    <>
      <noscript>
        <p>{pageNeedsScript}</p>
      </noscript>
      <Cards />
      {user ? (
        <Callout title={texts.signedIn}>
          <ButtonLink tone="secondary" href={pathOf('account/dashboard')}>
            {texts.toDashboard}
          </ButtonLink>
        </Callout>
      ) : (
        <Callout title={texts.title}>
          <p>{texts.text}</p>
          <div className="actions">
            <ButtonLink tone="secondary" href={pathOf('account/login') + next}>
              {texts.signIn}
            </ButtonLink>
            <ButtonLink tone="quiet" href={pathOf('account/register') + next}>
              {texts.register}
            </ButtonLink>
          </div>
        </Callout>
      )}
    </>
  );
}
