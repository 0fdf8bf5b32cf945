import type { Messages } from '../../locales/language.ts';
import type { LeadBody } from './lead-body.ts';
import { leadForm, openLeadForm, type ActiveLeadForm } from './lead-form-store.ts';

/** Returns the form that edits a queued lead. */
export function editForm(lead: LeadBody, texts: Messages['lead']): ActiveLeadForm {
  const openedFrom = lead.source.split(' ').at(-1) ?? '/';
  return { ...leadForm(lead.formType, texts.forms[lead.formType], openedFrom), editing: lead };
}

/** Opens the form that edits a queued lead. The opener gets the focus back. */
export const openChange = (lead: LeadBody, texts: Messages['lead'], opener: HTMLElement): void =>
  openLeadForm(editForm(lead, texts), opener);
