import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBeforeLeaving } from '../../platform/device/before-leaving.ts';
import { readKeptAnswers } from '../../platform/kept-answers.ts';
import type { LeadValues } from './lead-body.ts';
import type { LeadFormType } from './lead-fields.ts';
import { answersIn } from './lead-trap.tsx';
import { draftDelayMs, dropDraft, keepDraft, readDraft } from './lead-draft.ts';

/** The form's values as they stand. */
export const valuesOf = (form: HTMLFormElement): LeadValues => answersIn(new FormData(form));

/** What a person typed or chose: what the page filled in belongs to the page, not to the draft. */
const typedIn = (form: HTMLFormElement): LeadValues =>
  Object.fromEntries(
    Object.entries(valuesOf(form)).filter(([name]) => {
      const field = form.elements.namedItem(name);
      return isField(field) && isTouched(field);
    }),
  );

const report = (error: unknown) => console.error('The draft could not be kept', error);

/**
 * Keeps a half-filled form on the phone and brings it back after a reload, a crash or an update
 * (LEAD-23). `restored` is true while the form shows what was kept.
 */
export function useLeadDraft(
  /** Null: nothing is kept (a request that is being changed is kept already, in the outbox). */
  type: LeadFormType | null,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is typed and not kept yet: when the form closes, its fields are gone before we are told. */
  const unkept = useRef<LeadValues>(undefined);
  /** The request this draft becomes; made when it is first wanted. */
  const id = useRef<string>(undefined);
  const requestId = useCallback(() => (id.current ??= crypto.randomUUID()), []);

  const keepNow = useCallback(() => {
    clearTimeout(timer.current);
    const values = unkept.current;
    unkept.current = undefined;
    if (type && values) keepDraft(type, { id: requestId(), values }).catch(report);
  }, [type, requestId]);

  const onInput = useCallback(() => {
    if (formRef.current) unkept.current = typedIn(formRef.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, draftDelayMs);
  }, [keepNow, formRef]);

  /** Resolves when the draft is gone from the phone; until then the form still says that it is kept. */
  const drop = useCallback(async () => {
    clearTimeout(timer.current);
    unkept.current = undefined;
    id.current = undefined;
    try {
      if (type) await dropDraft(type);
      setRestored(false);
    } catch (error) {
      report(error);
    }
  }, [type]);

  useEffect(() => {
    let current = true;
    if (!type) return undefined;
    async function fill(formType: LeadFormType) {
      const draft = await readDraft(formType);
      if (!current || !formRef.current) return;
      if (draft) {
        fillEmptyFields(formRef.current, draft.values);
        id.current = draft.id;
        setRestored(true);
      }
      const answers = await readKeptAnswers();
      // The tools' code is here when they have been used; the form itself must not need it.
      if (answers === undefined) return;
      const { leadValuesOf } = await import('./known-answers.ts');
      if (current && formRef.current) fillOpenFields(formRef.current, leadValuesOf(answers));
    }
    fill(type).catch((error: unknown) => console.info('Nothing is filled in beforehand', error));
    return () => {
      current = false;
    };
  }, [type, formRef]);

  useBeforeLeaving(keepNow);

  return { restored, onInput, drop, keepNow, requestId };
}

/** Puts what is known of the business where nothing is chosen yet. */
function fillOpenFields(form: HTMLFormElement, known: LeadValues): void {
  const open = Object.entries(known).filter(([name]) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLSelectElement && field.value === '';
  });
  fillEmptyFields(form, Object.fromEntries(open));
}

/** Puts the draft into the form; what the visitor has typed meanwhile stays. */
function fillEmptyFields(form: HTMLFormElement, draft: LeadValues): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (isField(field) && value && field !== document.activeElement && !isTouched(field)) {
      field.value = value;
    }
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The visitor has typed or chosen something here, perhaps before the app came. */
function isTouched(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return field.value !== '' && field.selectedOptions[0]?.defaultSelected === false;
}
