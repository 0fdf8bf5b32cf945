import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { business } from '../../content/business.ts';
import { useI18n, useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/lead/en.ts';
import { canonicalPath } from '../../i18n/locale-path.ts';
import { isSharedPhone, useSharedPhone } from '../../platform/device/shared-phone-store.ts';
import { openOutbox } from '../../platform/offline/outbox-access.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { leadBody } from './lead-body.ts';
import { leadDefaults } from './lead-defaults.ts';
import { leadQuestions } from './lead-fields.ts';
import type { ActiveLeadForm } from './lead-form-store.ts';
import { LeadContacts } from './lead-contacts.tsx';
import { LeadFailure } from './lead-failure.tsx';
import { LeadNotice } from './lead-notice.tsx';
import { LeadOutcome } from './lead-outcome.tsx';
import { problemsOf, refusedIn, type LeadProblem } from './lead-problems.ts';
import { LeadQuestionField } from './lead-question-field.tsx';
import { LeadRefusal } from './lead-refusal.tsx';
import { LeadTrap } from './lead-trap.tsx';
import { LeadsWaiting } from './leads-waiting.tsx';
import { OfficeClaims } from './office-claims.tsx';
import { changeLead, submitLead, type LeadResult } from './submit-lead.ts';
import { useFormSigns } from './use-form-signs.ts';
import { useLeadDraft, valuesOf } from './use-lead-draft.ts';

type Status =
  | { at: 'editing' }
  | { at: 'submitting' }
  | { at: 'failed' }
  | { at: 'refused'; error: SendError }
  | { at: 'done'; result: Exclude<LeadResult, { outcome: 'refused' }> };

interface LeadFormProps {
  form: ActiveLeadForm;
  /** Called when there is nothing more to do here (the dialog closes). */
  onDone?: () => void;
  /** Stands above the fields while they are being filled in. */
  children?: ReactNode;
}

/** How long a confirmed Thank You stays before the dialog closes (LEAD-20). */
const thankYouMs = 3000;

/** The lead form, in the dialog and on its own page. What is required is the browser's to check. */
export function LeadForm({ form, onDone, children }: LeadFormProps) {
  const { locale } = useI18n();
  const lead = useWords({ en });
  const [submissionId, setSubmissionId] = useState(
    () => form.editing?.submissionId ?? crypto.randomUUID(),
  );
  /** When this request was first sent off: repeats are the same bytes, so that the server knows them. */
  const firstSent = useRef<{ id: string; at: Date }>(undefined);
  const [status, setStatus] = useState<Status>({ at: 'editing' });
  /** The request lies in the outbox already: submitting again changes it there. */
  const [queued, setQueued] = useState(form.editing !== undefined);
  const [problems, setProblems] = useState<LeadProblem[]>([]);
  const shared = useSharedPhone();
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useLeadDraft(form.editing ? null : form.type, formRef);
  const { signsOf, shownAgain } = useFormSigns();
  const defaults = form.editing ?? {
    ...leadDefaults(canonicalPath(form.openedFrom)),
    ...form.answers,
  };
  const sent = status.at === 'done' && status.result.outcome === 'sent';

  // The queue's code is there before it is needed: the signal may go while the form is filled in.
  useEffect(() => {
    if (isSharedPhone()) return;
    openOutbox().catch((error: unknown) => console.error('The outbox cannot be opened', error));
  }, []);

  useEffect(() => {
    if (!sent || !onDone) return;
    const timer = setTimeout(onDone, thankYouMs);
    return () => clearTimeout(timer);
  }, [sent, onDone]);

  // With the app the browser's messages stand at the fields; without it the browser shows them itself.
  const takeOverMessages = (element: HTMLFormElement | null) => {
    formRef.current = element;
    if (element) element.noValidate = true;
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.at === 'submitting') return;
    const found = problemsOf(event.currentTarget, lead, locale);
    setProblems(found);
    if (found.length > 0) {
      setStatus({ at: 'editing' });
      return;
    }
    if (firstSent.current?.id !== submissionId) {
      firstSent.current = { id: submissionId, at: new Date() };
    }
    const body = leadBody({
      submissionId,
      formType: form.type,
      values: valuesOf(event.currentTarget),
      openedFrom: form.openedFrom,
      now: form.editing ? new Date(form.editing.timestamp) : firstSent.current.at,
    });
    const signs = signsOf(event.currentTarget, draft.restored);
    setStatus({ at: 'submitting' });
    draft.keepNow();
    try {
      const result = await (queued
        ? changeLead(body, signs)
        : submitLead(body, signs, () => void draft.drop()));
      if (result.outcome === 'refused') {
        setQueued(result.kept);
        setStatus({ at: 'refused', error: result.error });
        if (formRef.current) setProblems(refusedIn(formRef.current, result.error, lead));
        return;
      }
      await draft.drop();
      setQueued(false);
      setStatus({ at: 'done', result });
      setSubmissionId(crypto.randomUUID());
    } catch (error) {
      console.error('The lead could not be kept', error);
      setStatus({ at: 'failed' });
    }
  }

  function discard() {
    formRef.current?.reset();
    void draft.drop();
    // The button goes with the words it stands beside.
    formRef.current?.querySelector<HTMLElement>('input[name], select[name]')?.focus();
  }

  function startAgain() {
    shownAgain();
    setStatus({ at: 'editing' });
  }

  if (status.at === 'done') {
    return <LeadOutcome result={status.result} onAgain={startAgain} />;
  }
  return (
    <form
      ref={takeOverMessages}
      className="site-form contact-form"
      method="post"
      // On a shared phone the browser must not bring the last person's text back either.
      autoComplete={shared ? 'off' : undefined}
      onInput={draft.onInput}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <noscript>
        <Callout tone="warning" title={lead.noScript}>
          <div className="actions">
            <LeadContacts />
          </div>
        </Callout>
      </noscript>
      {problems.length > 0 && status.at !== 'refused' && (
        <ErrorSummary title={lead.problems} problems={problems} />
      )}
      {draft.restored && (
        <p className="field-hint mt-4" role="status">
          {lead.draft.restored}{' '}
          <Button tone="quiet" onClick={discard}>
            {lead.draft.discard}
          </Button>
        </p>
      )}
      {shared && <p className="field-hint mt-4">{lead.sharedPhone}</p>}
      {!form.editing && <LeadsWaiting />}
      {leadQuestions[form.type].map((question) => (
        <LeadQuestionField
          key={question.field}
          question={question}
          initial={defaults[question.field]}
          error={problems.find(({ field }) => field === question.field)?.message}
        />
      ))}
      <LeadTrap />
      {status.at === 'failed' && <LeadFailure onClose={() => setStatus({ at: 'editing' })} />}
      {status.at === 'refused' && <LeadRefusal error={status.error} problems={problems} />}
      <LeadNotice office={business.name} openedFrom={form.openedFrom} />
      <div className="actions">
        <Button type="submit" disabled={status.at === 'submitting'} data-needs-app>
          {status.at === 'submitting' ? lead.submitting : lead.submit}
        </Button>
      </div>
      <OfficeClaims />
    </form>
  );
}
