import { keepValue, readValue, removeValue } from '../../platform/offline/keyval.ts';
import { ownDateDraftName } from '../../platform/own-date-draft.ts';

/** What stands in a form, right or wrong, by field: a reload must not lose it. */
export type Draft = Readonly<Record<string, string | readonly string[]>>;

const draftName = (form: 'setup' | 'own-date') =>
  form === 'own-date' ? ownDateDraftName : 'calendar-draft-setup';

/** What was typed and not yet sent, if anything. Rejects when the phone keeps nothing. */
export const readDraft = (form: 'setup' | 'own-date'): Promise<Draft | undefined> =>
  readValue<Draft>(draftName(form));
export const keepDraft = (form: 'setup' | 'own-date', draft: Draft): Promise<void> =>
  keepValue(draftName(form), draft);
export const dropDraft = (form: 'setup' | 'own-date'): Promise<void> =>
  removeValue(draftName(form));
