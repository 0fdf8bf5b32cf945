import { useRouter } from '@tanstack/react-router';
import { textFor } from '../../locales/text.tsx';
import { InputField } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { followSession } from './session.ts';

const useText = textFor('account');

/**
 * Takes the code that a letter carries beside its link: for a letter that is read on another phone
 * (reliability, sessions 8). It asks no matter whether a letter went.
 */
export function LetterCode(props: { email: string; type: 'signup' | 'recovery'; next: string }) {
  const words = useText().letterCode;
  const router = useRouter();

  async function give(values: FormData) {
    const client = await followSession();
    const token = String(values.get('code')).replaceAll(/\s/g, '');
    const { error } = await client.auth.verifyOtp({ email: props.email, type: props.type, token });
    if (error) throw error;
    await router.navigate({ href: props.next, replace: true });
  }

  return (
    <AccountForm submit={words.submit} running={words.running} onSubmit={give}>
      {(problemOf) => (
        <InputField
          label={words.label}
          hint={words.hint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*(\d\s*){6,10}"
          title={words.wrong}
          required
          error={problemOf('code')}
        />
      )}
    </AccountForm>
  );
}
