import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useI18n, useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/lead/en.ts';
import { isSharedPhone } from '../../platform/device/shared-phone-store.ts';
import { StorageRefusedError } from '../../platform/offline/errors.ts';
import { openOutbox } from '../../platform/offline/outbox-access.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import { leadBody, type LeadBody } from './lead-body.ts';
import type { ActiveLeadForm } from './lead-form-store.ts';
import { problemsOf, refusedIn, type LeadProblem } from './lead-problems.ts';
import { changeLead, submitLead, type LeadResult } from './submit-lead.ts';
import type { useFormSigns } from './use-form-signs.ts';
import { valuesOf, type useLeadDraft } from './use-lead-draft.ts';

type Status =
  | { at: 'editing' }
  | { at: 'submitting' }
  | { at: 'failed'; error: SendError | undefined }
  | { at: 'refused'; error: SendError }
  | { at: 'done'; result: Exclude<LeadResult, { outcome: 'refused' }> };

interface LeadSubmission {
  form: ActiveLeadForm;
  /** The request in the outbox whose text is being changed, if it is not a new one. */
  changing: LeadBody | undefined;
  draft: ReturnType<typeof useLeadDraft>;
  signsOf: ReturnType<typeof useFormSigns>['signsOf'];
}

/** What becomes of a filled-in form: it is checked, kept and sent, or put in the place of what waits. */
export function useLeadSubmission({ form, changing, draft, signsOf }: LeadSubmission) {
  const { locale } = useI18n();
  const lead = useWords({ en });
  const [status, setStatus] = useState<Status>({ at: 'editing' });
  const [problems, setProblems] = useState<LeadProblem[]>([]);
  /** The request lies in the outbox already: submitting again changes it there. */
  const [queued, setQueued] = useState(changing !== undefined);
  /** The request and when it was first sent off: repeats are the same bytes, so that the server knows them. */
  const request = useRef<{ id: string; at: Date }>(undefined);

  // The queue's code is there before it is needed: the signal may go while the form is filled in.
  useEffect(() => {
    if (isSharedPhone()) return;
    openOutbox().catch((error: unknown) => console.error('The outbox cannot be opened', error));
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.at === 'submitting') return;
    const element = event.currentTarget;
    const found = problemsOf(element, lead, locale);
    setProblems(found);
    if (found.length > 0) {
      setStatus({ at: 'editing' });
      return;
    }
    request.current ??= changing
      ? { id: changing.submissionId, at: new Date(changing.timestamp) }
      : { id: crypto.randomUUID(), at: new Date() };
    const body = leadBody({
      submissionId: request.current.id,
      formType: form.type,
      values: valuesOf(element),
      openedFrom: form.openedFrom,
      now: request.current.at,
    });
    const signs = signsOf(element, draft.restored);
    setStatus({ at: 'submitting' });
    draft.keepNow();
    try {
      const result = await (queued
        ? changeLead(body, signs)
        : submitLead(body, signs, () => void draft.drop()));
      if (result.outcome === 'refused') {
        setQueued(result.kept);
        setStatus({ at: 'refused', error: result.error });
        setProblems(refusedIn(element, result.error, lead));
        return;
      }
      await draft.drop();
      setQueued(false);
      setStatus({ at: 'done', result });
      request.current = undefined;
    } catch (error) {
      console.error('The lead could not be kept', error);
      const sendError = error instanceof StorageRefusedError ? error.sendError : undefined;
      setStatus({ at: 'failed', error: sendError });
    }
  }

  return { status, problems, submit, goOnEditing: () => setStatus({ at: 'editing' }) };
}
