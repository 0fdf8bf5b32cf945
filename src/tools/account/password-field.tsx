import { useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';

const useText = textFor('account');

/** A password field that allows pasting, password managers and showing the password (AUTH-31). */
export function PasswordField({
  label,
  name = 'password',
  isNew,
  error,
}: {
  label: string;
  name?: string;
  isNew: boolean;
  error: string | undefined;
}) {
  const texts = useText();
  const [shown, setShown] = useState(false);
  return (
    <>
      <InputField
        label={label}
        name={name}
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        required
        minLength={isNew ? 8 : undefined}
        hint={isNew ? texts.passwordHint : undefined}
        error={error}
      />
      <Button tone="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? texts.hide : texts.show}
      </Button>
    </>
  );
}

/** Names the account of a new password to the password manager. */
export function AccountName({ email }: { email: string | undefined }) {
  return <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />;
}
