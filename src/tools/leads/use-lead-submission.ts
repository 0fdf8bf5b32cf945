import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { textFor, useI18n } from '../../locales/text.tsx';
import { isSharedDevice } from '../../platform/device/shared-device-store.ts';
import { StorageRefusedError } from '../../platform/offline/errors.ts';
import { openOutbox } from '../../platform/offline/outbox-access.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import { leadBody, type LeadBody } from './lead-body.ts';
import type { ActiveLeadForm } from './lead-form-store.ts';
import { problemsOf, refusedIn, type LeadProblem } from './lead-problems.ts';
import type { FormSigns } from './lead-payload.ts';
import { changeLead, earlierSubmission, submitLead, type LeadResult } from './submit-lead.ts';
import type { useFormSigns } from './use-form-signs.ts';
import { valuesOf, type useLeadDraft } from './use-lead-draft.ts';

const useText = textFor('lead');

type Status =
  | { at: 'editing' }
  | { at: 'submitting' }
  | { at: 'failed'; error: SendError | undefined }
  | { at: 'refused'; error: SendError }
  /** The same draft was sent off before, in another tab. */
  | { at: 'already'; earlier: OutboxItem }
  /** The first text of the request went before it could be changed; what was typed stays. */
  | { at: 'too-late' }
  | { at: 'done'; result: Exclude<LeadResult, { outcome: 'refused' }>; sent: SentOff };

/** A request as it was sent off, to send it off once more where the device has lost it. */
export interface SentOff {
  body: LeadBody;
  signs: FormSigns;
}

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
  const lead = useText();
  const [status, setStatus] = useState<Status>({ at: 'editing' });
  const [problems, setProblems] = useState<LeadProblem[]>([]);
  /** The request lies in the outbox already: submitting again changes it there. */
  const queued = useRef(changing !== undefined);
  /** The request and when it was first sent off: repeats are the same bytes, so that the server knows them. */
  const request = useRef<{ id: string; at: Date }>(undefined);
  /** This form has sent it off itself: what the outbox holds under its id is no other tab's. */
  const isOwn = useRef(changing !== undefined);

  // The queue's code is there before it is needed: the signal may go while the form is filled in.
  useEffect(() => {
    if (isSharedDevice()) return;
    openOutbox().catch((error: unknown) => console.error('The outbox cannot be opened', error));
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
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
      : { id: draft.requestId(), at: new Date() };
    setStatus({ at: 'submitting' });
    if (!isOwn.current) {
      const earlier = await earlierSubmission(request.current.id);
      if (earlier && earlier.state !== 'cancelled') {
        setStatus({ at: 'already', earlier });
        return;
      }
      // Taken back by its person: what is sent now is another request.
      if (earlier) request.current.id = crypto.randomUUID();
      isOwn.current = true;
    }
    const body = leadBody({
      submissionId: request.current.id,
      formType: form.type,
      values: valuesOf(element),
      openedFrom: form.openedFrom,
      now: request.current.at,
    });
    const signs = signsOf(element, draft.restored);
    draft.saveNow();
    try {
      const result = await (queued.current
        ? changeLead(body, signs)
        : submitLead(body, signs, () => void draft.drop()));
      if (result.outcome === 'refused') {
        queued.current = result.saved;
        setStatus({ at: 'refused', error: result.error });
        setProblems(refusedIn(element, result.error, lead));
        return;
      }
      if (result.outcome === 'too-late') {
        setStatus({ at: 'too-late' });
        return;
      }
      await draft.drop();
      queued.current = false;
      setStatus({ at: 'done', result, sent: { body, signs } });
      request.current = undefined;
      isOwn.current = false;
    } catch (error) {
      console.error('The lead could not be kept', error);
      const sendError = error instanceof StorageRefusedError ? error.sendError : undefined;
      setStatus({ at: 'failed', error: sendError });
    }
  }

  /** Sends what is in the form as a request of its own, beside the one that was sent off before. */
  function submitAsAnother(element: HTMLFormElement) {
    request.current = { id: crypto.randomUUID(), at: new Date() };
    isOwn.current = true;
    queued.current = false;
    setStatus({ at: 'editing' });
    element.requestSubmit();
  }

  return {
    status,
    problems,
    submit,
    submitAsAnother,
    goOnEditing: () => setStatus({ at: 'editing' }),
  };
}
