import { keepValue, readValue, removeValue } from '../../platform/offline/keyval.ts';
import type { LeadValues } from './lead-body.ts';
import type { LeadFormType } from './lead-fields.ts';

/** A half-filled form is kept this soon after the last key (reliability: drafts within 500 ms). */
export const draftDelayMs = 400;

const nameOf = (type: LeadFormType) => `lead-draft-${type}`;

/** What was typed into a form of this type and not sent, or undefined. */
export const readDraft = (type: LeadFormType): Promise<LeadValues | undefined> =>
  readValue<LeadValues>(nameOf(type));

/** Keeps what is typed so far; a form with nothing in it leaves no draft. */
export function keepDraft(type: LeadFormType, values: LeadValues): Promise<void> {
  const typed = Object.entries(values).filter(([, value]) => value?.trim());
  return typed.length > 0
    ? keepValue(nameOf(type), Object.fromEntries(typed))
    : removeValue(nameOf(type));
}

export const dropDraft = (type: LeadFormType): Promise<void> => removeValue(nameOf(type));
