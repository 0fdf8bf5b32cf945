import { pageById, type PageId } from '../../../content/catalog.ts';
import { textFor, useI18n } from '../../../locales/text.tsx';
import { addLocalePrefix } from '../../../i18n/locale-path.ts';
import { useAuth, type AuthState } from '../auth-store.ts';
import { profileFields } from '../profile-fields.tsx';
import { readProfileAgain } from '../session.ts';
import { useShownProfile } from '../use-shown-profile.ts';
import { Card, type CardState } from './card.tsx';

const useAccountText = textFor('account');
const useText = textFor('dashboard');

/** The completeness of the profile. */
export function ProfileCard() {
  const { locale } = useI18n();
  const texts = useText().completeness;
  const { profile, register } = useAccountText();
  const labels = { first_name: register.firstName, last_name: register.lastName, ...profile };
  const user = useAuth((auth) => auth.user);
  const { shown } = useShownProfile();
  const state = useAuth(stateOf);
  const pathOf = (id: PageId) => addLocalePrefix(pageById(id).path, locale);
  const missing = profileFields.filter((field) => !shown[field]);
  const filled = profileFields.length - missing.length;
  const [first] = missing;
  return (
    <Card
      title={texts.title}
      state={state}
      onTryAgain={tryAgain}
      action={
        user
          ? { label: texts.go, href: `${pathOf('account/dashboard')}#my-profile` }
          : { label: texts.signIn, href: pathOf('account/login') }
      }
    >
      {user ? (
        <>
          <p>{texts.complete(filled, profileFields.length)}</p>
          <p>{first ? texts.missing(labels[first]) : texts.all}</p>
        </>
      ) : (
        <p>{texts.signedOut}</p>
      )}
    </Card>
  );
}

function stateOf({ user, profile, unanswered, loading }: AuthState): CardState {
  if (loading) return 'loading';
  if (!user || profile) return 'ready';
  return unanswered ? 'unanswered' : 'loading';
}

function tryAgain(): void {
  readProfileAgain().catch((error: unknown) =>
    console.info('The profile is still not there', error),
  );
}

/** The user's plan. It is free. */
export function PlanCard() {
  const { locale } = useI18n();
  const texts = useText().plan;
  const tier = useAuth(({ profile }) => profile?.subscription_tier ?? 'free');
  return (
    <Card
      title={texts.title}
      state="ready"
      action={{ label: texts.go, href: addLocalePrefix(pageById('site/pricing').path, locale) }}
    >
      <p className="dash-figure">{tier === 'free' ? texts.free : tier}</p>
      <p>{texts.text}</p>
    </Card>
  );
}
