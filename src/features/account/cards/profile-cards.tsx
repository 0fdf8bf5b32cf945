import { pageById } from '../../../content/catalog.ts';
import { useI18n, useWords } from '../../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../../i18n/locale-path.ts';
import { en as accountWords } from '../../../i18n/words/account/en.ts';
import { en } from '../../../i18n/words/dashboard/en.ts';
import { useAuth } from '../auth-store.ts';
import { businessFields } from '../profile-fields.tsx';
import { readProfileAgain } from '../session.ts';
import { useShownProfile } from '../use-shown-profile.ts';
import { Card } from './card.tsx';

const nothing = () => undefined;

function readAgain(): void {
  readProfileAgain().catch((error: unknown) => console.info('The profile is not here', error));
}

/** How much of the profile is filled in. */
export function ProfileCard() {
  const { locale } = useI18n();
  const own = useWords({ en }).completeness;
  const labels = useWords({ en: accountWords }).profile;
  const user = useAuth((state) => state.user);
  const hasProfile = useAuth((state) => state.profile !== null);
  const unanswered = useAuth((state) => state.unanswered);
  const loading = useAuth((state) => state.loading);
  const { shown } = useShownProfile();
  const pathOf = (id: string) => addLocalePrefix(pageById(id).path, locale);
  const missing = businessFields.filter((field) => !shown[field]);
  const filled = businessFields.length - missing.length;
  const [first] = missing;
  const missed = user !== null && !hasProfile;
  return (
    <Card
      title={own.title}
      state={missed && unanswered ? 'unreadable' : loading || missed ? 'loading' : 'ready'}
      unreadable={own.unanswered}
      onTryAgain={readAgain}
      action={
        user
          ? { label: own.go, href: `${pathOf('account/dashboard')}#my-profile` }
          : { label: own.signIn, href: pathOf('account/login') }
      }
    >
      {user ? (
        <>
          <p>{own.complete(filled, businessFields.length)}</p>
          <p>{first ? own.missing(labels[first]) : own.all}</p>
        </>
      ) : (
        <p>{own.signedOut}</p>
      )}
    </Card>
  );
}

/** What the person pays for: nothing. */
export function PlanCard() {
  const { locale } = useI18n();
  const words = useWords({ en }).plan;
  const tier = useAuth(({ profile }) => profile?.subscription_tier ?? 'free');
  return (
    <Card
      title={words.title}
      state="ready"
      onTryAgain={nothing}
      action={{ label: words.go, href: addLocalePrefix(pageById('site/pricing').path, locale) }}
    >
      <p className="dash-figure">{tier === 'free' ? words.free : tier}</p>
      <p>{words.text}</p>
    </Card>
  );
}
