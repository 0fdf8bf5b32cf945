import { saveStamped, readStamped, removeStamped } from '../../platform/stamped-draft.ts';
import type { LeadValues } from './lead-body.ts';
import type { LeadFormType } from './lead-form-types.ts';

/** The typed and unsent answers of a form. */
export interface LeadDraft {
  /** Id of the request that this draft becomes in any tab: one draft is one request. */
  id: string;
  values: LeadValues;
}

/** The place of a draft: a type of form, or the edit of a queued request (its id). */
export type DraftPlace = { type: LeadFormType } | { changeOf: string };

/** Only one edit of a queued request is saved; the next edit replaces it. */
const changeName = 'lead-change';

const nameOf = (place: DraftPlace) => ('type' in place ? `lead-draft-${place.type}` : changeName);

const isEmpty = (values: LeadValues) => !Object.values(values).some((value) => value?.trim());

/** Returns the saved draft of a place; undefined without one. A draft of an older version gets an id. */
export async function readDraft(place: DraftPlace): Promise<LeadDraft | undefined> {
  const stored = await readStamped<LeadDraft | LeadValues>(nameOf(place));
  if (!stored) return undefined;
  if (!('values' in stored)) return { id: crypto.randomUUID(), values: stored };
  const { id, values } = stored as LeadDraft;
  if ('changeOf' in place) return id === place.changeOf ? { id, values } : undefined;
  return isEmpty(values) ? undefined : { id, values };
}

/**
 * Saves the typed answers; removes the draft of an empty form. In an edit of a queued request, an emptied
 * field counts as typed. `leaving`: the page may close before a database has written.
 */
export async function saveDraft(
  place: DraftPlace,
  { id, values }: LeadDraft,
  leaving = false,
): Promise<void> {
  const isChange = 'changeOf' in place;
  const typed = Object.entries(values).filter(([, value]) => isChange || value?.trim());
  const draft: LeadDraft = { id, values: Object.fromEntries(typed) };
  // The tab's copy comes first, because a closing page may finish neither write.
  if (typed.length > 0 || leaving) await saveStamped(nameOf(place), draft, leaving);
  if (typed.length === 0) await removeStamped(nameOf(place));
}

export const dropDraft = (place: DraftPlace): Promise<void> => removeStamped(nameOf(place));

/** Removes the saved edit unless its request is one of `waiting`. */
export async function dropChangeUnlessOf(waiting: ReadonlySet<string>): Promise<void> {
  const draft = await readStamped<LeadDraft>(changeName);
  if (draft && !waiting.has(draft.id)) await removeStamped(changeName);
}
