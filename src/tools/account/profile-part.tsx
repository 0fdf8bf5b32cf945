import { useEffect, useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { InputField } from '../../ui/field.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';
import { AccountForm } from './account-form.tsx';
import { useAuth } from './auth-store.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { loadConflicts } from './profile-conflicts.ts';
import { forgetProfileDraft, useProfileDraft } from './profile-draft.ts';
import { changedFields } from './profile-edits.ts';
import {
  longestName,
  profileFields,
  ProfileFieldsForm,
  profileFieldsOf,
} from './profile-fields.tsx';
import { changeProfile } from './sync-profile.ts';
import { useNewerValues } from './use-newer-values.ts';
import { useShownProfile } from './use-shown-profile.ts';

const useText = textFor('account');
const useDashboardText = textFor('dashboard');

/** The form that edits the profile, with or without a network (PROF-11). */
export function ProfilePart() {
  const texts = useText();
  const own = useDashboardText().profile;
  const user = useAuth((state) => state.user);
  const [problem, setProblem] = useState<string>();
  const userId = user?.id ?? '';
  useEffect(() => void loadConflicts(userId), [userId]);

  const isKnown = useAuth(({ profile }) => profile !== null);
  const { shown, waiting } = useShownProfile();
  const box = useNewerValues(shown);
  useProfileDraft(box, userId, shown);
  const filled = profileFields.filter((field) => shown[field]).length;
  const refused = waiting.some(({ item }) => item.state === 'needs-user');

  async function save(values: FormData) {
    const said = {
      first_name: String(values.get('first_name')).trim(),
      last_name: String(values.get('last_name')).trim(),
      ...profileFieldsOf(values),
    };
    setProblem(undefined);
    const changes = changedFields(shown, said);
    if (Object.keys(changes).length === 0) {
      siteToasts.show({ title: own.nothingChanged, variant: 'info' });
      return;
    }
    const submitted = await changeProfile(userId, changes);
    await forgetProfileDraft();
    if (submitted.outcome === 'refused') {
      console.error('The profile was not accepted', submitted.error.code);
      setProblem(own.refused);
      return;
    }
    siteToasts.show(
      submitted.outcome === 'delivered'
        ? { title: texts.mine.profileStored, variant: 'success' }
        : { title: own.onPhone, description: own.goesLater, variant: 'info' },
    );
  }

  return (
    <section className="section" aria-labelledby="my-profile">
      <h2 id="my-profile">{texts.mine.profile}</h2>
      <p className="prose">
        {isKnown && texts.mine.complete(filled, profileFields.length)} {texts.mine.why}
      </p>
      <ConflictNotice />
      <p role="status" className="prose">
        {waiting.length > 0 && (refused ? own.refused : own.waits)}
      </p>
      <div ref={box}>
        <AccountForm submit={texts.mine.keepProfile} running={texts.reset.running} onSubmit={save}>
          {(problemOf) => (
            <>
              <InputField
                label={texts.register.firstName}
                name="first_name"
                autoComplete="given-name"
                maxLength={longestName}
                defaultValue={shown.first_name ?? ''}
              />
              <InputField
                label={texts.register.lastName}
                name="last_name"
                autoComplete="family-name"
                maxLength={longestName}
                defaultValue={shown.last_name ?? ''}
              />
              <ProfileFieldsForm values={shown} problemOf={problemOf} />
            </>
          )}
        </AccountForm>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
