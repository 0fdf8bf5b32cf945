import { keepValue, readValue, removeValue } from '../../platform/offline/keyval.ts';
import type { LeadValues } from './lead-body.ts';
import type { LeadFormType } from './lead-fields.ts';

/** A half-filled form is kept this soon after the last key (reliability: drafts within 500 ms). */
export const draftDelayMs = 400;

/** What was typed into a form and not sent. */
export interface LeadDraft {
  /** The request it becomes, in whichever tab it is sent: one draft is one request (L4). */
  id: string;
  values: LeadValues;
}

const nameOf = (type: LeadFormType) => `lead-draft-${type}`;

/** The draft of a form of this type, or undefined. One that an older version saved gets an id. */
export async function readDraft(type: LeadFormType): Promise<LeadDraft | undefined> {
  const stored = await readValue<LeadDraft | LeadValues>(nameOf(type));
  if (!stored) return undefined;
  return 'values' in stored ? stored : { id: crypto.randomUUID(), values: stored };
}

/** Saves what is typed so far; a form with nothing in it leaves no draft. */
export function keepDraft(type: LeadFormType, { id, values }: LeadDraft): Promise<void> {
  const typed = Object.entries(values).filter(([, value]) => value?.trim());
  return typed.length > 0
    ? keepValue(nameOf(type), { id, values: Object.fromEntries(typed) } satisfies LeadDraft)
    : removeValue(nameOf(type));
}

export const dropDraft = (type: LeadFormType): Promise<void> => removeValue(nameOf(type));
