import { useState } from 'react';
import { formatDateTime } from '../../i18n/format.ts';
import { textFor, useI18n, useMessages } from '../../locales/text.tsx';
import { useNetwork } from '../../platform/device/network-store.ts';
import { Button } from '../../ui/button.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';
import { useAuth } from './auth-store.ts';
import { Cards } from './cards/cards.tsx';
import { MyData } from './my-data.tsx';
import { ProfilePart } from './profile-part.tsx';
import { SecondStep } from './second-step.tsx';
import { signOut } from './session.ts';
import { SignInPart } from './sign-in-part.tsx';
import { MergeOffer } from './sync/merge-offer.tsx';

const useText = textFor('account');
const useDashboardText = textFor('dashboard');

/** The dashboard of the signed-in user. */
export function Dashboard() {
  const { locale } = useI18n();
  const { beta } = useMessages().shell;
  const texts = useText().mine;
  const { intro } = useDashboardText();
  const { user, profile, session, confirmedAt, unanswered } = useAuth((state) => state);
  const isOffline = useNetwork(({ offline }) => offline);
  if (!user) return null;
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  return (
    <>
      <p className="dash-mark">
        {intro} <span className="badge">{beta}</span>
      </p>
      <p className="prose">
        {texts.signedInAs(name || user.email || user.phone || '')}
        {(!session || unanswered || isOffline) && confirmedAt !== null && (
          <> {texts.asOn(formatDateTime(confirmedAt, locale))}</>
        )}
      </p>
      <MergeOffer />
      <Cards />
      <ProfilePart />
      <SignInPart />
      <SecondStep />
      <MyData />
      <SignOutPart />
    </>
  );
}

function SignOutPart() {
  const texts = useText().mine;
  const [busy, setBusy] = useState(false);
  async function leave(scope: 'local' | 'global') {
    setBusy(true);
    try {
      const isTold = await signOut(scope);
      if (scope === 'global' && !isTold) {
        const { title, text } = texts.notEverywhere;
        siteToasts.show({ title, description: text, variant: 'warning' });
      }
    } catch (error) {
      console.error('Signing out failed', error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <section className="section" aria-labelledby="sign-out">
      <h2 id="sign-out">{texts.signOut}</h2>
      <p className="prose">{texts.signOutText}</p>
      <div className="actions">
        <Button tone="secondary" disabled={busy} onClick={() => void leave('local')}>
          {texts.signOutHere}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={() => void leave('global')}>
          {texts.signOutEverywhere}
        </Button>
      </div>
    </section>
  );
}
