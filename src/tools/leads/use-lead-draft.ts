import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useBeforeLeaving } from '../../platform/device/before-leaving.ts';
import { createDraftSaver } from '../../platform/draft-saver.ts';
import { businessAnswers } from '../finder/stored.ts';
import type { LeadValues } from './lead-body.ts';
import type { LeadFormType } from './lead-form-types.ts';
import { answersIn } from './lead-trap.tsx';
import { dropDraft, saveDraft, readDraft, type DraftPlace } from './lead-draft.ts';

/** Returns the current values of the form. */
export const valuesOf = (form: HTMLFormElement): LeadValues => answersIn(new FormData(form));

/** Returns the answers of the visitor. Those that the page filled in are not part of the draft. */
const typedIn = (form: HTMLFormElement): LeadValues =>
  Object.fromEntries(
    Object.entries(valuesOf(form)).filter(([name]) => {
      const field = form.elements.namedItem(name);
      return isField(field) && isTouched(field);
    }),
  );

const report = (error: unknown) => console.error('The draft could not be saved', error);

/**
 * Saves a partly filled form and restores it after a reload, a crash or an update (LEAD-23). `restored` is
 * true while the form shows a saved draft.
 */
export function useLeadDraft(
  type: LeadFormType,
  /** Id of the queued request that the visitor edits. An edit has a draft of its own. */
  changeOf: string | undefined,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const [restored, setRestored] = useState(false);
  const place = useMemo<DraftPlace>(
    () => (changeOf === undefined ? { type } : { changeOf }),
    [type, changeOf],
  );
  /** Id of the request that this draft becomes; created on first use. */
  const id = useRef<string>(undefined);
  const requestId = useCallback(() => changeOf ?? (id.current ??= crypto.randomUUID()), [changeOf]);
  // The fields are gone when the closing form calls back, so the saver holds their values.
  const draftSaver = useMemo(
    () =>
      createDraftSaver<LeadValues>(async (values, leaving) => {
        await saveDraft(place, { id: requestId(), values }, leaving);
        window.forgetEarlyText?.();
      }, report),
    [place, requestId],
  );

  const onInput = useCallback(() => {
    if (formRef.current) draftSaver.change(typedIn(formRef.current));
  }, [draftSaver, formRef]);

  /** Resolves when the draft is removed. Until then the form still says that it is saved. */
  const drop = useCallback(async () => {
    draftSaver.forget();
    id.current = undefined;
    window.forgetEarlyText?.();
    try {
      await dropDraft(place);
      setRestored(false);
    } catch (error) {
      report(error);
    }
  }, [draftSaver, place]);

  useEffect(() => {
    let current = true;
    async function fill() {
      const draft = await readDraft(place);
      if (!current || !formRef.current) return;
      const isTypedIn = Object.keys(typedIn(formRef.current)).length > 0;
      if (draft) {
        fillEmptyFields(formRef.current, draft.values);
        id.current = draft.id;
        setRestored(true);
      }
      // Text that was typed before the app loaded, or while the draft was read, joins the draft.
      if (isTypedIn) onInput();
      if ('changeOf' in place) return;
      const answers = await businessAnswers.read();
      // The form must not depend on tools that this device has never used.
      if (answers === undefined) return;
      const { leadValuesOf } = await import('./known-answers.ts');
      if (current && formRef.current) fillOpenFields(formRef.current, leadValuesOf(answers));
    }
    fill().catch((error: unknown) => console.info('Nothing is filled in beforehand', error));
    return () => {
      current = false;
    };
  }, [place, formRef, onInput]);

  useBeforeLeaving(useCallback(() => draftSaver.save(true), [draftSaver]));

  return { restored, onInput, drop, saveNow: draftSaver.save, requestId };
}

/** Fills fields without an answer with known answers about the business. */
function fillOpenFields(form: HTMLFormElement, known: LeadValues): void {
  const open = Object.entries(known).filter(([name]) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLSelectElement && field.value === '';
  });
  fillEmptyFields(form, Object.fromEntries(open));
}

/** Fills the draft into the form. Text that the visitor has typed meanwhile stays. */
function fillEmptyFields(form: HTMLFormElement, draft: LeadValues): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (
      isField(field) &&
      value !== undefined &&
      field !== document.activeElement &&
      !isTouched(field)
    ) {
      field.value = value;
    }
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** True when the visitor has typed or chosen an answer in the field, perhaps before the app loaded. */
function isTouched(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return field.value !== '' && field.selectedOptions[0]?.defaultSelected === false;
}
