import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LeadBody, LeadValues } from './lead-body.ts';
import { leadFormTypes, type LeadFormType } from './lead-form-types.ts';

/** The open form. */
export interface ActiveLeadForm {
  formId: string;
  title: string;
  description: string;
  type: LeadFormType;
  urgency: string;
  benefits: readonly string[];
  /** The page on which it was opened; sent as part of the source. */
  openedFrom: string;
  /** First answers, in addition to those that the page implies. */
  answers?: LeadValues;
  /** The queued request that the visitor edits. */
  editing?: LeadBody;
}

interface LeadFormState {
  open: boolean;
  activeForm: ActiveLeadForm | null;
  /** The element that opened the dialog. It gets the focus back. */
  opener: HTMLElement | null;
}

export const leadFormStore = createStore<LeadFormState>(() => ({
  open: false,
  activeForm: null,
  opener: null,
}));

/** True while the dialog is open: both the flag and a form are set (LEAD-01). */
export const isLeadDialogOpen = (state: Pick<LeadFormState, 'open' | 'activeForm'>): boolean =>
  state.open && state.activeForm !== null;

export function openLeadForm(form: ActiveLeadForm, opener: HTMLElement): void {
  leadFormStore.setState({ open: true, activeForm: form, opener });
}

/** Closes the dialog. The form stays set, so that it remains visible during the closing animation. */
export function closeLeadForm(): void {
  leadFormStore.setState({ open: false });
}

/** Makes the next request of this form a new one: the queued one has been edited, or can no longer be. */
export function stopEditing(): void {
  leadFormStore.setState(({ activeForm }) => {
    if (!activeForm) return {};
    const { editing: _, ...form } = activeForm;
    return { activeForm: form };
  });
}

export const useLeadForm = <T>(select: (state: LeadFormState) => T): T =>
  useStore(leadFormStore, select);

/** The texts of a form by type, from `locales/<language>/interface.ts`. */
export interface LeadFormTexts {
  title: string;
  description: string;
  benefits: readonly string[];
}

/** Creates a form from its type, its texts and the visitor's page. */
export function leadForm(
  type: LeadFormType,
  texts: LeadFormTexts,
  openedFrom: string,
): ActiveLeadForm {
  return { formId: `lead-${type}`, type, urgency: 'Standard', openedFrom, ...texts };
}

/** Returns the type that a link or an address names; a consultation for unknown names. */
export function leadFormTypeOf(text: string | null | undefined): LeadFormType {
  return leadFormTypes.find((type) => type === text) ?? 'consultation';
}
