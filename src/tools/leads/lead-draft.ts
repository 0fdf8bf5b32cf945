import { saveStamped, readStamped, removeStamped } from '../../platform/stamped-draft.ts';
import type { LeadValues } from './lead-body.ts';
import type { LeadFormType } from './lead-fields.ts';

/** What was typed into a form and not sent. */
export interface LeadDraft {
  /** The request it becomes, in whichever tab it is sent: one draft is one request (L4). */
  id: string;
  values: LeadValues;
}

/** Where a draft is kept: a form of a type, or the change of a queued request (its id). */
export type DraftPlace = { type: LeadFormType } | { changeOf: string };

/** One change is kept at a time: the next one takes its place. */
const changeName = 'lead-change';

const nameOf = (place: DraftPlace) => ('type' in place ? `lead-draft-${place.type}` : changeName);

const isEmpty = (values: LeadValues) => !Object.values(values).some((value) => value?.trim());

/** The draft that is kept at a place, or undefined. One that an older version saved gets an id. */
export async function readDraft(place: DraftPlace): Promise<LeadDraft | undefined> {
  const stored = await readStamped<LeadDraft | LeadValues>(nameOf(place));
  if (!stored) return undefined;
  if (!('values' in stored)) return { id: crypto.randomUUID(), values: stored };
  const { id, values } = stored as LeadDraft;
  if ('changeOf' in place) return id === place.changeOf ? { id, values } : undefined;
  return isEmpty(values) ? undefined : { id, values };
}

/**
 * Saves what is typed so far; a form with nothing in it leaves no draft. In a change an emptied field is
 * a change too. `leaving`: the page may be gone before a database has written.
 */
export async function keepDraft(
  place: DraftPlace,
  { id, values }: LeadDraft,
  leaving = false,
): Promise<void> {
  const isChange = 'changeOf' in place;
  const typed = Object.entries(values).filter(([, value]) => isChange || value?.trim());
  const draft: LeadDraft = { id, values: Object.fromEntries(typed) };
  // Before it is removed from the database, the tab must know of it: a page that goes ends neither.
  if (typed.length > 0 || leaving) await saveStamped(nameOf(place), draft, leaving);
  if (typed.length === 0) await removeStamped(nameOf(place));
}

export const dropDraft = (place: DraftPlace): Promise<void> => removeStamped(nameOf(place));

/** Removes the change that is kept, unless its request is one of these: another waits for none any more. */
export async function dropChangeUnlessOf(waiting: ReadonlySet<string>): Promise<void> {
  const draft = await readStamped<LeadDraft>(changeName);
  if (draft && !waiting.has(draft.id)) await removeStamped(changeName);
}
