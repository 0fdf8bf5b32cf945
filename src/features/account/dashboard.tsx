import { useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useI18n, useWords } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { en } from '../../i18n/words/account/en.ts';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { siteToasts } from '../../ui/site-toasts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { authStore, useAuth } from './auth-store.ts';
import { keepIdentity } from './identity.ts';
import { MyData } from './my-data.tsx';
import { businessFields, ProfileFieldsForm, profileFieldsOf } from './profile-fields.tsx';
import { updateProfile } from './profile.ts';
import { SecondStep } from './second-step.tsx';
import { followSession, signOut } from './session.ts';

/** What belongs to the person who is signed in. */
export function Dashboard() {
  const { locale } = useI18n();
  const words = useWords({ en }).mine;
  const { user, profile, session, confirmedAt } = useAuth((state) => state);
  if (!user) return null;
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  return (
    <>
      <p className="prose">
        {words.signedInAs(name || user.email || user.phone || '')}
        {!session && confirmedAt !== null && (
          <> {words.asOn(formatDateTime(confirmedAt, locale))}</>
        )}
      </p>
      <Requests />
      <ProfilePart />
      <SecondStep />
      <MyData />
      <SignOutPart />
    </>
  );
}

function Requests() {
  const { locale } = useI18n();
  const words = useWords({ en }).mine;
  const waiting =
    useOutboxItems()?.filter(({ state }) => state !== 'delivered' && state !== 'cancelled')
      .length ?? 0;
  return (
    <section className="section" aria-labelledby="my-requests">
      <h2 id="my-requests">{words.requests}</h2>
      <p className="prose">{waiting > 0 ? words.waiting(waiting) : words.noneWaiting}</p>
      <div className="actions">
        <ButtonLink
          tone="secondary"
          href={addLocalePrefix(pageById('account/outbox').path, locale)}
        >
          {words.toOutbox}
        </ButtonLink>
      </div>
    </section>
  );
}

function ProfilePart() {
  const words = useWords({ en });
  const { user, profile } = useAuth((state) => state);
  const version = profile?.updated_at ?? 'none';
  /** The version that was shown when the first letter was typed: a newer one must not wipe it. */
  const [typedOver, setTypedOver] = useState<string>();
  const filled = businessFields.filter((field) => profile?.[field]).length;

  async function keep(values: FormData) {
    const client = await followSession();
    const { profile: kept, error } = await updateProfile(client, user, {
      first_name: String(values.get('first_name')).trim(),
      last_name: String(values.get('last_name')).trim(),
      ...profileFieldsOf(values),
    });
    if (error) throw Object.assign(new Error(error.message), error);
    setTypedOver(undefined);
    authStore.setState({ profile: kept });
    if (user) await keepIdentity({ user, profile: kept, confirmedAt: Date.now() });
    siteToasts.show({ title: words.mine.profileKept, variant: 'success' });
  }

  return (
    <section className="section" aria-labelledby="my-profile">
      <h2 id="my-profile">{words.mine.profile}</h2>
      <p className="prose">
        {words.mine.complete(filled, businessFields.length)} {words.mine.why}
      </p>
      {/* Drawn anew when the server's copy comes, so that its fields show what is kept. */}
      <AccountForm
        key={typedOver ?? version}
        onInput={() => setTypedOver((before) => before ?? version)}
        submit={words.mine.keepProfile}
        running={words.reset.running}
        onSubmit={keep}
      >
        {() => (
          <>
            <InputField
              label={words.register.firstName}
              name="first_name"
              autoComplete="given-name"
              maxLength={100}
              defaultValue={profile?.first_name}
            />
            <InputField
              label={words.register.lastName}
              name="last_name"
              autoComplete="family-name"
              maxLength={100}
              defaultValue={profile?.last_name}
            />
            <ProfileFieldsForm values={profile ?? {}} />
          </>
        )}
      </AccountForm>
    </section>
  );
}

function SignOutPart() {
  const words = useWords({ en }).mine;
  const [busy, setBusy] = useState(false);
  async function leave(scope: 'local' | 'global') {
    setBusy(true);
    try {
      await signOut(scope);
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
