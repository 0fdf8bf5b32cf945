import { textFor } from '../../locales/text.tsx';
import { InputField } from '../../ui/field.tsx';

const useText = textFor('account');

/** Asks for an e-mail address; `label` replaces the usual label. */
export function EmailField({
  label,
  hint,
  error,
}: {
  label?: string;
  hint?: string;
  error: string | undefined;
}) {
  const texts = useText();
  return (
    <InputField
      label={label ?? texts.email}
      hint={hint}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      required
      error={error}
    />
  );
}
