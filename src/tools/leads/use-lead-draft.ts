import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useBeforeLeaving } from '../../platform/device/before-leaving.ts';
import { createDraftSaver } from '../../platform/draft-saver.ts';
import { businessAnswers } from '../finder/stored.ts';
import type { LeadValues } from './lead-body.ts';
import type { LeadFormType } from './lead-fields.ts';
import { answersIn } from './lead-trap.tsx';
import { dropDraft, keepDraft, readDraft, type DraftPlace } from './lead-draft.ts';

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
  type: LeadFormType,
  /** The id of the queued request whose text is being changed: its draft is one of its own. */
  changeOf: string | undefined,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const [restored, setRestored] = useState(false);
  const place = useMemo<DraftPlace>(
    () => (changeOf === undefined ? { type } : { changeOf }),
    [type, changeOf],
  );
  /** The request this draft becomes; made when it is first wanted. */
  const id = useRef<string>(undefined);
  const requestId = useCallback(() => changeOf ?? (id.current ??= crypto.randomUUID()), [changeOf]);
  // When the form closes, its fields are gone before we are told: the draftSaver has their values.
  const draftSaver = useMemo(
    () =>
      createDraftSaver<LeadValues>(async (values, leaving) => {
        await keepDraft(place, { id: requestId(), values }, leaving);
        window.forgetEarlyText?.();
      }, report),
    [place, requestId],
  );

  const onInput = useCallback(() => {
    if (formRef.current) draftSaver.change(typedIn(formRef.current));
  }, [draftSaver, formRef]);

  /** Resolves when the draft is gone from the phone; until then the form still says that it is kept. */
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
      // Typed before the app came, or while the draft was read: it joins what was restored.
      if (isTypedIn) onInput();
      if ('changeOf' in place) return;
      const answers = await businessAnswers.read();
      // The tools' code is here when they have been used; the form itself must not need it.
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

/** The visitor has typed or chosen something here, perhaps before the app came. */
function isTouched(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return field.value !== '' && field.selectedOptions[0]?.defaultSelected === false;
}
