import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LeadBody, LeadValues } from './lead-body.ts';
import { leadFormTypes, type LeadFormType } from './lead-fields.ts';

/** The form a visitor has before them (specification, section 3: lead-form state). */
export interface ActiveLeadForm {
  formId: string;
  title: string;
  description: string;
  type: LeadFormType;
  urgency: string;
  benefits: readonly string[];
  /** The page it was opened from, sent along as part of the source. */
  openedFrom: string;
  /** Answers it starts with, besides those that the page it was opened from tells. */
  answers?: LeadValues;
  /** The queued request that is being changed, when one is. */
  editing?: LeadBody;
}

interface LeadFormState {
  open: boolean;
  activeForm: ActiveLeadForm | null;
  /** What opened the dialog, and gets the focus back. */
  opener: HTMLElement | null;
}

export const leadFormStore = createStore<LeadFormState>(() => ({
  open: false,
  activeForm: null,
  opener: null,
}));

/** The dialog is open only when both the flag and a form are set (LEAD-01). */
export const isLeadDialogOpen = (state: Pick<LeadFormState, 'open' | 'activeForm'>): boolean =>
  state.open && state.activeForm !== null;

export function openLeadForm(form: ActiveLeadForm, opener: HTMLElement): void {
  leadFormStore.setState({ open: true, activeForm: form, opener });
}

/** Closes the dialog. The form stays set, so that it does not vanish while the dialog leaves. */
export function closeLeadForm(): void {
  leadFormStore.setState({ open: false });
}

/** The next request in this form is a new one: the queued one has been changed, or can no longer be. */
export function stopEditing(): void {
  leadFormStore.setState(({ activeForm }) => {
    if (!activeForm) return {};
    const { editing: _, ...form } = activeForm;
    return { activeForm: form };
  });
}

export const useLeadForm = <T>(select: (state: LeadFormState) => T): T =>
  useStore(leadFormStore, select);

/** The words of a form, per type, as `locales/<language>/interface.ts` gives them. */
export interface LeadFormWords {
  title: string;
  description: string;
  benefits: readonly string[];
}

/** Puts a form together: its type, its words, and where the visitor came from. */
export function leadForm(
  type: LeadFormType,
  words: LeadFormWords,
  openedFrom: string,
): ActiveLeadForm {
  return { formId: `lead-${type}`, type, urgency: 'Standard', openedFrom, ...words };
}

/** The type a link or an address asks for; anything unknown is a consultation. */
export function leadFormTypeOf(text: string | null | undefined): LeadFormType {
  return leadFormTypes.find((type) => type === text) ?? 'consultation';
}
