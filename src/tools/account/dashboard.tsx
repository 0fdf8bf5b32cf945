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
import { MergeOffer } from './things/merge-offer.tsx';

const useText = textFor('account');
const useDashboardText = textFor('dashboard');

/** What belongs to the person who is signed in. */
export function Dashboard() {
  const { locale } = useI18n();
  const { beta } = useMessages().shell;
  const words = useText().mine;
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
        {words.signedInAs(name || user.email || user.phone || '')}
        {(!session || unanswered || isOffline) && confirmedAt !== null && (
          <> {words.asOn(formatDateTime(confirmedAt, locale))}</>
        )}
      </p>
      <MergeOffer />
      <Cards />
      <ProfilePart />
      <SecondStep />
      <MyData />
      <SignOutPart />
    </>
  );
}

function SignOutPart() {
  const words = useText().mine;
  const [busy, setBusy] = useState(false);
  async function leave(scope: 'local' | 'global') {
    setBusy(true);
    try {
      const isTold = await signOut(scope);
      if (scope === 'global' && !isTold) {
        const { title, text } = words.notEverywhere;
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
      <h2 id="sign-out">{words.signOut}</h2>
      <p className="prose">{words.signOutText}</p>
      <div className="actions">
        <Button tone="secondary" disabled={busy} onClick={() => void leave('local')}>
          {words.signOutHere}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={() => void leave('global')}>
          {words.signOutEverywhere}
        </Button>
      </div>
    </section>
  );
}
