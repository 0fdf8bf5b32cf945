import type { SubmitEvent } from 'react';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { rememberAddress } from './newsletter-address.ts';

interface NewsletterBoxProps {
  /** Address of the newsletter's page, which asks for consent. */
  page: string;
  go: (path: string) => void;
}

/**
 * The e-mail field of the footer (SHELL-10). It passes the address to the newsletter's page, but not in the
 * page's address. Without the app it passes nothing.
 */
export function NewsletterBox({ page, go }: NewsletterBoxProps) {
  const { locale, messages } = useI18n();
  const { newsletterBox: texts } = messages;
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
        label={texts.label}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <Button type="submit">{texts.subscribe}</Button>
      <p>{texts.next}</p>
    </form>
  );
}
