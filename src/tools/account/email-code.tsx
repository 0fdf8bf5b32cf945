import { useRouter } from '@tanstack/react-router';
import { textFor } from '../../locales/text.tsx';
import { InputField } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { followSession } from './session.ts';

const useText = textFor('account');

/**
 * Accepts the code of an e-mail, for users who read e-mails on another device. It appears whether or not an
 * e-mail was sent.
 */
export function EmailCode(props: { email: string; type: 'signup' | 'recovery'; next: string }) {
  const texts = useText().letterCode;
  const router = useRouter();

  async function give(values: FormData) {
    const client = await followSession();
    const token = String(values.get('code')).replaceAll(/\s/g, '');
    const { error } = await client.auth.verifyOtp({ email: props.email, type: props.type, token });
    if (error) throw error;
    await router.navigate({ href: props.next, replace: true });
  }

  return (
    <AccountForm submit={texts.submit} running={texts.running} onSubmit={give}>
      {(problemOf) => (
        <InputField
          label={texts.label}
          hint={texts.hint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*(\d\s*){6,10}"
          title={texts.wrong}
          required
          error={problemOf('code')}
        />
      )}
    </AccountForm>
  );
}
