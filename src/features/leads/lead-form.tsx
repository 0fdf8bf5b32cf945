import { useEffect, useRef, useState, type FormEvent } from 'react';
import { business, whatsAppLink } from '../../content/business.ts';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { leadBody, type LeadValues } from './lead-body.ts';
import { leadQuestions } from './lead-fields.ts';
import type { ActiveLeadForm } from './lead-form-store.ts';
import { LeadQuestionField } from './lead-question-field.tsx';
import { LeadOutcome } from './lead-outcome.tsx';
import { submitLead, type LeadResult } from './submit-lead.ts';

type Status =
  { at: 'editing' } | { at: 'submitting' } | { at: 'failed' } | { at: 'done'; result: LeadResult };

interface LeadFormProps {
  form: ActiveLeadForm;
  /** Called when there is nothing more to do here (the dialog closes). */
  onDone?: () => void;
}

/** How long a confirmed Thank You stays before the dialog closes (LEAD-20). */
const thankYouMs = 3000;

/** The lead form, in the dialog and on its own page. Validation is the browser's own. */
export function LeadForm({ form, onDone }: LeadFormProps) {
  const { lead } = useMessages();
  const [submissionId, setSubmissionId] = useState(() => crypto.randomUUID());
  const [status, setStatus] = useState<Status>({ at: 'editing' });
  const formElement = useRef<HTMLFormElement>(null);
  const sent = status.at === 'done' && status.result.outcome === 'sent';

  useEffect(() => {
    if (!sent || !onDone) return;
    const timer = setTimeout(onDone, thankYouMs);
    return () => clearTimeout(timer);
  }, [sent, onDone]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.at === 'submitting') return;
    setStatus({ at: 'submitting' });
    const values = Object.fromEntries(new FormData(event.currentTarget)) as LeadValues;
    const body = leadBody({
      submissionId,
      formType: form.type,
      values,
      openedFrom: form.openedFrom,
      now: new Date(),
    });
    try {
      setStatus({ at: 'done', result: await submitLead(body) });
      setSubmissionId(crypto.randomUUID());
    } catch (error) {
      console.error('The lead could not be kept', error);
      setStatus({ at: 'failed' });
    }
  }

  if (status.at === 'done') {
    return <LeadOutcome result={status.result} onAgain={() => setStatus({ at: 'editing' })} />;
  }
  return (
    <form ref={formElement} className="contact-form" onSubmit={(event) => void submit(event)}>
      {leadQuestions[form.type].map((question) => (
        <LeadQuestionField key={question.field} question={question} />
      ))}
      {status.at === 'failed' && (
        <div role="alert">
          <Callout tone="warning" title={lead.failed.title}>
            <p>{lead.failed.text}</p>
            <div className="actions">
              <ButtonLink
                tone="secondary"
                href={whatsAppLink(lead.failed.whatsApp)}
                target="_blank"
                rel="noopener"
              >
                {lead.failed.byWhatsApp}
              </ButtonLink>
              <ButtonLink tone="secondary" href={`tel:${business.phone}`}>
                {lead.failed.byPhone}
              </ButtonLink>
            </div>
          </Callout>
        </div>
      )}
      <p className="field-hint mt-6">{lead.notice(business.name)}</p>
      <div className="actions">
        <Button type="submit" disabled={status.at === 'submitting'}>
          {status.at === 'submitting' ? lead.submitting : lead.submit}
        </Button>
      </div>
    </form>
  );
}
