import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { localeOfPath } from '../../i18n/locale-path.ts';
import { refusalTexts } from '../../i18n/refusal-texts.ts';
import { textFor } from '../../locales/text.tsx';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { functionSender } from '../../platform/backend/function-sender.ts';
import { openOutbox } from '../../platform/offline/outbox-access.ts';
import { submit, type Submitted } from '../../platform/offline/submit.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useFieldMessage } from '../../ui/field-message.ts';
import { InputField } from '../../ui/field.tsx';
import { TextAreaField } from '../../ui/form-fields.tsx';
import type { MistakeReport } from './mistake.outbox.ts';

const useLeadText = textFor('lead');
const useText = textFor('mistake');

/** Not the one of mistake.outbox.ts, which would make a file of its own of that for every visitor. */
const sender = functionSender('mistake');

type State = 'idle' | 'sending' | 'failed' | Submitted;

/** Reports what is wrong in the text of a page. It asks for no name and no telephone number. */
export function MistakeForm({ page }: { page: string }) {
  const texts = useText();
  const messageOf = useFieldMessage();
  const [state, setState] = useState<State>('idle');
  const [error, setError] = useState<string>();
  const shared = useSharedDevice();
  const outcome = useRef<HTMLDivElement>(null);

  // Loads the outbox early.
  useEffect(() => {
    if (shared) return;
    openOutbox().catch((failure: unknown) => console.error('The outbox cannot be opened', failure));
  }, [shared]);
  useEffect(() => {
    if (typeof state === 'object' || state === 'failed') outcome.current?.focus();
  }, [state]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === 'sending') return;
    const wrong = form.querySelector<HTMLTextAreaElement>('[name=text]:invalid');
    setError(wrong ? messageOf(wrong) : undefined);
    wrong?.focus();
    if (wrong) return;
    const values = new FormData(form);
    const report: MistakeReport = {
      submissionId: crypto.randomUUID(),
      page,
      section: String(values.get('section')).trim(),
      locale: localeOfPath(page),
      text: String(values.get('text')).trim(),
    };
    setState('sending');
    try {
      const result = await submit(sender, { id: report.submissionId, payload: report });
      setState(result);
      if (result.outcome !== 'refused') form.reset();
    } catch (failure) {
      console.error('The report was not sent', failure);
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
        onSubmit={(event) => void send(event)}
      >
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
        <p>
          {texts.page} <strong translate="no">{page}</strong>
        </p>
        <TextAreaField
          label={texts.text}
          name="text"
          rows={4}
          maxLength={2000}
          required
          hint={texts.noNames}
          error={error}
        />
        <InputField
          label={texts.section}
          optional={texts.optional}
          name="section"
          maxLength={500}
          enterKeyHint="send"
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

function Outcome({ state }: { state: 'failed' | Submitted }) {
  const lead = useLeadText();
  const texts = useText();
  if (state === 'failed') {
    return (
      <Callout tone="warning" title={texts.failed.title}>
        <p>{texts.failed.text}</p>
      </Callout>
    );
  }
  const { title, text } = texts.results[state.outcome];
  return (
    <Callout tone={state.outcome === 'refused' ? 'warning' : 'note'} title={title}>
      {state.outcome === 'refused' && <p>{refusalTexts(lead, state.error)}</p>}
      <p>{state.outcome === 'waiting' && state.loginPage ? lead.saved.loginPage : text}</p>
    </Callout>
  );
}
