import { useEffect, useRef, type ReactNode } from 'react';
import { business } from '../../content/business.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { TextOf } from '../../locales/language.ts';
import { canonicalPath } from '../../i18n/locale-path.ts';
import type { Locale } from '../../locales/languages.ts';
import { functionsUrl } from '../../platform/backend/functions.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { leadEndpoint } from '../../platform/env.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { leadDefaults } from './lead-defaults.ts';
import { leadQuestions } from './lead-fields.ts';
import { stopEditing, type ActiveLeadForm } from './lead-form-store.ts';
import { LeadAlready } from './lead-already.tsx';
import { LeadContacts } from './lead-contacts.tsx';
import { LeadFailure } from './lead-failure.tsx';
import { LeadNotice } from './lead-notice.tsx';
import { LeadOutcome } from './lead-outcome.tsx';
import { LeadQuestionField } from './lead-question-field.tsx';
import { LeadRefusal } from './lead-refusal.tsx';
import { LeadTooLate } from './lead-too-late.tsx';
import { LeadTrap } from './lead-trap.tsx';
import { LeadsWaiting } from './leads-waiting.tsx';
import { OfficeClaims } from './office-claims.tsx';
import { useFormSigns } from './use-form-signs.ts';
import { useHeldRequest } from './use-held-request.ts';
import { useLeadDraft } from './use-lead-draft.ts';
import { useLeadSubmission } from './use-lead-submission.ts';

const useText = textFor('lead');

interface LeadFormProps {
  form: ActiveLeadForm;
  /** Called when the form is finished; the dialog then closes. */
  onDone?: () => void;
  /** Shown above the fields while the visitor fills them in. */
  children?: ReactNode;
}

/** Delay in ms before the dialog closes after a Thank You (LEAD-20). */
const thankYouMs = 3000;

/** The lead form, in the dialog and on its own page. The browser checks required fields. */
export function LeadForm({ form, onDone, children }: LeadFormProps) {
  const lead = useText();
  const { locale, messages } = useI18n();
  const changing = form.editing;
  const shared = useSharedDevice();
  const formRef = useRef<HTMLFormElement>(null);
  /** True after the button for another form, which disappears with the outcome. */
  const startsAgain = useRef(false);
  const draft = useLeadDraft(form.type, changing?.submissionId, formRef);
  const { signsOf, shownAgain } = useFormSigns();
  const { status, problems, submit, submitAsAnother, goOnEditing } = useLeadSubmission({
    form,
    changing,
    draft,
    signsOf,
  });
  // The queued request waits until the edited text is submitted.
  const became = useHeldRequest(status.at === 'done' ? undefined : changing?.submissionId);
  const tooLate = status.at === 'too-late' && became !== 'sent' ? 'unchangeable' : became;
  const defaults = changing ?? {
    ...leadDefaults(canonicalPath(form.openedFrom), {
      aboutGuide: lead.aboutGuide,
      menuNames: messages.menuNames,
    }),
    ...form.answers,
  };
  // An unreadable answer counts as success too (LEAD-20).
  const sent = status.at === 'done' && ['sent', 'sent-unconfirmed'].includes(status.result.outcome);

  useEffect(() => {
    if (!sent || !onDone) return;
    const timer = setTimeout(onDone, thankYouMs);
    return () => clearTimeout(timer);
  }, [sent, onDone]);

  // With the app, messages appear at the fields; without it the browser shows its own.
  const takeOverMessages = (element: HTMLFormElement | null) => {
    formRef.current = element;
    if (!element) return;
    element.noValidate = true;
    if (startsAgain.current) focusFirst(element);
    startsAgain.current = false;
  };

  function discard() {
    formRef.current?.reset();
    void draft.drop();
    // The pressed button disappears.
    if (formRef.current) focusFirst(formRef.current);
  }

  function startAgain() {
    startsAgain.current = true;
    shownAgain();
    stopEditing();
    goOnEditing();
  }

  if (status.at === 'done') {
    return <LeadOutcome result={status.result} sent={status.sent} onAgain={startAgain} />;
  }
  return (
    <form
      ref={takeOverMessages}
      className="site-form contact-form"
      data-draft="saved"
      action={withoutScript(form, lead, locale)}
      method="post"
      // On a shared device the browser must not restore the previous person's text.
      autoComplete={shared ? 'off' : undefined}
      onInput={draft.onInput}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <noscript>
        <Callout
          tone="warning"
          title={leadEndpoint ? lead.noScript.cannotSend : lead.noScript.canSend}
        >
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
      {!changing && <LeadsWaiting />}
      {leadQuestions[form.type].map((question) => (
        <LeadQuestionField
          key={question.field}
          question={question}
          initial={defaults[question.field]}
          error={problems.find(({ field }) => field === question.field)?.message}
        />
      ))}
      <LeadTrap />
      {status.at === 'already' && (
        <LeadAlready earlier={status.earlier} onAnother={submitAsAnother} />
      )}
      {tooLate !== 'held' && status.at !== 'submitting' && (
        <LeadTooLate became={tooLate} onAnother={submitAsAnother} />
      )}
      {status.at === 'failed' && <LeadFailure error={status.error} onClose={goOnEditing} />}
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

/**
 * Attributes of the form for sending without JavaScript: the backend's function, which answers with a page
 * (docs/decisions/0038-form-without-javascript.md). Undefined with the spreadsheet transport, which accepts
 * no form.
 */
function withoutScript(
  { type, openedFrom }: ActiveLeadForm,
  { notice }: TextOf<'lead'>,
  locale: Locale,
): string | undefined {
  if (leadEndpoint) return undefined;
  const said = new URLSearchParams({
    type,
    source: `${business.sourceLabel} ${openedFrom}`,
    notice: `${notice.version}/${locale}`,
  });
  return `${functionsUrl('lead-intake')}?${said}`;
}

const focusFirst = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('input[name], select[name]')?.focus();
