import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { textFor, useI18n } from '../../locales/text.tsx';
import { isSharedDevice } from '../../platform/device/shared-device-store.ts';
import { StorageRefusedError } from '../../platform/offline/errors.ts';
import { openOutbox } from '../../platform/offline/outbox-access.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import { leadBody, type LeadBody } from './lead-body.ts';
import type { ActiveLeadForm } from './lead-form-store.ts';
import { useFieldMessage } from '../../ui/field-message.ts';
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
  /** Another tab has submitted the same draft. */
  | { at: 'already'; earlier: OutboxItem }
  /** The first text was sent before the edit. The form retains the edit. */
  | { at: 'too-late' }
  | { at: 'done'; result: Exclude<LeadResult, { outcome: 'refused' }>; sent: SentOff };

/** A submitted request, to be sent again if the device has lost it. */
export interface SentOff {
  body: LeadBody;
  signs: FormSigns;
}

interface LeadSubmission {
  form: ActiveLeadForm;
  /** The queued request that the visitor edits; undefined for a new request. */
  changing: LeadBody | undefined;
  draft: ReturnType<typeof useLeadDraft>;
  signsOf: ReturnType<typeof useFormSigns>['signsOf'];
}

/** Submits a form: checks it, saves it, and sends it or replaces a waiting request. */
export function useLeadSubmission({ form, changing, draft, signsOf }: LeadSubmission) {
  const { locale } = useI18n();
  const lead = useText();
  const messageOf = useFieldMessage();
  const [status, setStatus] = useState<Status>({ at: 'editing' });
  const [problems, setProblems] = useState<LeadProblem[]>([]);
  /** The outbox already has this request, so submitting again edits it there. */
  const queued = useRef(changing !== undefined);
  /** Id and first time of the request. Repeats have the same bytes, so that the server recognises them. */
  const request = useRef<{ id: string; at: Date }>(undefined);
  /** This form has submitted the request, so an item with its id comes from this tab. */
  const isOwn = useRef(changing !== undefined);

  // Loads the outbox early, because the network may disappear while the form is filled in.
  useEffect(() => {
    if (isSharedDevice()) return;
    openOutbox().catch((error: unknown) => console.error('The outbox cannot be opened', error));
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.at === 'submitting') return;
    const element = event.currentTarget;
    const found = problemsOf(element, lead, locale, messageOf);
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
      // The visitor cancelled the earlier request, so this is a new one.
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
      console.error('The lead could not be saved', error);
      const sendError = error instanceof StorageRefusedError ? error.sendError : undefined;
      setStatus({ at: 'failed', error: sendError });
    }
  }

  /** Submits the form as a second request, in addition to the previous one. */
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
