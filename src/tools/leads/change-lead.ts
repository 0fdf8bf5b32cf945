import type { Messages } from '../../locales/language.ts';
import type { LeadBody } from './lead-body.ts';
import { leadForm, openLeadForm, type ActiveLeadForm } from './lead-form-store.ts';

/** The form in which a queued lead can be changed. */
export function editForm(lead: LeadBody, words: Messages['lead']): ActiveLeadForm {
  const openedFrom = lead.source.split(' ').at(-1) ?? '/';
  return { ...leadForm(lead.formType, words.forms[lead.formType], openedFrom), editing: lead };
}

/** Opens the form in which a queued lead can be changed. The opener gets the focus back. */
export const openChange = (lead: LeadBody, words: Messages['lead'], opener: HTMLElement): void =>
  openLeadForm(editForm(lead, words), opener);
