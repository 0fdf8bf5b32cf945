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
  /** Called when there is nothing more to do here (the dialog closes). */
  onDone?: () => void;
  /** Stands above the fields while they are being filled in. */
  children?: ReactNode;
}

/** How long a Thank You stays before the dialog closes (LEAD-20). */
const thankYouMs = 3000;

/** The lead form, in the dialog and on its own page. What is required is the browser's to check. */
export function LeadForm({ form, onDone, children }: LeadFormProps) {
  const lead = useText();
  const { locale, messages } = useI18n();
  const changing = form.editing;
  const shared = useSharedDevice();
  const formRef = useRef<HTMLFormElement>(null);
  /** The button that asked for another form goes with the outcome it stands in. */
  const startsAgain = useRef(false);
  const draft = useLeadDraft(form.type, changing?.submissionId, formRef);
  const { signsOf, shownAgain } = useFormSigns();
  const { status, problems, submit, submitAsAnother, goOnEditing } = useLeadSubmission({
    form,
    changing,
    draft,
    signsOf,
  });
  // Until it is sent off anew, the request waits for its change.
  const became = useHeldRequest(status.at === 'done' ? undefined : changing?.submissionId);
  const tooLate = status.at === 'too-late' && became !== 'sent' ? 'unchangeable' : became;
  const defaults = changing ?? {
    ...leadDefaults(canonicalPath(form.openedFrom), {
      aboutGuide: lead.aboutGuide,
      menuNames: messages.menuNames,
    }),
    ...form.answers,
  };
  // An answer that cannot be read counts as success too (LEAD-20; the specification's section 7).
  const sent = status.at === 'done' && ['sent', 'sent-unconfirmed'].includes(status.result.outcome);

  useEffect(() => {
    if (!sent || !onDone) return;
    const timer = setTimeout(onDone, thankYouMs);
    return () => clearTimeout(timer);
  }, [sent, onDone]);

  // With the app the browser's messages stand at the fields; without it the browser shows them itself.
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
    // The button goes with the words it stands beside.
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
      // On a shared phone the browser must not bring the last person's text back either.
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
 * Where the browser itself sends the form, with what no field of it says: the backend's function, which
 * answers with a page (docs/decisions/0038-form-without-javascript.md). Undefined where leads go to a
 * spreadsheet, which takes no form.
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
