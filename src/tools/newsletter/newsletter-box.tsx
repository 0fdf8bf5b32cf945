import type { SubmitEvent } from 'react';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { rememberAddress } from './newsletter-address.ts';

interface NewsletterBoxProps {
  /** The newsletter's page, where the wish is made with its consent. */
  page: string;
  go: (path: string) => void;
}

/**
 * The e-mail box of the footer (SHELL-10). It takes the address along to the newsletter's page, not in
 * the address bar. Without the app it leads there empty.
 */
export function NewsletterBox({ page, go }: NewsletterBoxProps) {
  const { locale, messages } = useI18n();
  const { newsletterBox: words } = messages;
  const target = addLocalePrefix(page, locale);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = event.currentTarget.querySelector('input')?.value ?? '';
    rememberAddress(address.trim());
    go(target);
  }

  return (
    <form
      className="newsletter-box mt-4 grid max-w-105 gap-2"
      data-draft
      action={target}
      method="get"
      onSubmit={submit}
    >
      <InputField
        label={words.label}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <Button type="submit">{words.subscribe}</Button>
    </form>
  );
}
