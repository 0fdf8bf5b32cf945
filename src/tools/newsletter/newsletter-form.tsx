import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { business } from '../../content/business.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { languages, offeredLocales } from '../../locales/languages.ts';
import { refusalTexts } from '../../i18n/refusal-texts.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { openOutbox } from '../../platform/offline/outbox-access.ts';
import { useFieldMessage } from '../../ui/field-message.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { CheckField, SelectField } from '../../ui/form-fields.tsx';
import { InputField } from '../../ui/field.tsx';
import { takeAddress } from './newsletter-address.ts';
import { askForNewsletter, type NewsletterResult } from './newsletter-requests.ts';

const useLeadText = textFor('lead');
const useText = textFor('newsletter');

type State = 'idle' | 'sending' | 'failed' | NewsletterResult;

/**
 * Subscribes to the newsletter: address, language, and a consent that is not ticked in advance
 * (TOOL-NEWS-01).
 */
export function NewsletterForm() {
  const { locale } = useI18n();
  const texts = useText();
  const messageOf = useFieldMessage();
  const [state, setState] = useState<State>('idle');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [address] = useState(takeAddress);
  const shared = useSharedDevice();
  const outcome = useRef<HTMLDivElement>(null);

  // Loads the outbox early.
  useEffect(() => {
    if (shared) return;
    openOutbox().catch((error: unknown) => console.error('The outbox cannot be opened', error));
  }, [shared]);
  useEffect(() => {
    if (typeof state === 'object' || state === 'failed') outcome.current?.focus();
  }, [state]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === 'sending') return;
    const found = [...form.querySelectorAll<HTMLInputElement>('[name]:invalid')];
    setErrors(Object.fromEntries(found.map((control) => [control.name, messageOf(control)])));
    found[0]?.focus();
    if (found.length > 0) return;
    const values = new FormData(form);
    setState('sending');
    try {
      const result = await askForNewsletter({
        submissionId: crypto.randomUUID(),
        email: String(values.get('email')).trim().toLowerCase(),
        locale: String(values.get('locale')),
        consent: `${texts.consent.version}/${locale}`,
      });
      setState(result);
      if (result.is !== 'refused') form.reset();
    } catch (error) {
      console.error('The newsletter was not asked for', error);
      setState('failed');
    }
  }

  return (
    <>
      <div ref={outcome} role="status" tabIndex={-1}>
        {(typeof state === 'object' || state === 'failed') && <Outcome state={state} />}
      </div>
      <form
        className="site-form"
        data-draft
        method="post"
        // On a shared device the browser must not restore the previous person's text.
        autoComplete={shared ? 'off' : undefined}
        ref={(form) => {
          // With the app, messages appear at the fields.
          if (form) form.noValidate = true;
        }}
        onSubmit={(event) => void submit(event)}
      >
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
        <InputField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
          maxLength={254}
          required
          defaultValue={address}
          error={errors['email']}
        />
        <SelectField
          label={texts.language}
          name="locale"
          required
          defaultValue={locale}
          placeholder={texts.choose}
          options={offeredLocales.map((value) => ({ value, label: languages[value].name }))}
          error={errors['locale']}
        />
        <CheckField
          label={texts.consent.text(business.name)}
          name="agreed"
          required
          error={errors['agreed']}
        />
        <div className="actions">
          <Button type="submit" disabled={state === 'sending'} data-needs-app>
            {state === 'sending' ? texts.sending : texts.submit}
          </Button>
        </div>
      </form>
    </>
  );
}

function Outcome({ state }: { state: 'failed' | NewsletterResult }) {
  const lead = useLeadText();
  const texts = useText();
  if (state === 'failed') {
    return (
      <Callout tone="warning" title={texts.failed.title}>
        <p>{texts.failed.text}</p>
      </Callout>
    );
  }
  const { title, text } = texts.results[state.is];
  const isBad = state.is === 'refused' || state.is === 'notAvailable';
  return (
    <Callout tone={isBad ? 'warning' : 'note'} title={title}>
      {state.is === 'refused' && <p>{refusalTexts(lead, state.error)}</p>}
      <p>{state.is === 'queued' && state.loginPage ? lead.saved.loginPage : text}</p>
    </Callout>
  );
}
