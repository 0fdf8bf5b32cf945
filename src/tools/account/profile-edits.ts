import type { OutboxItem } from '../../platform/offline/db.ts';
import { profileKind } from './profile-kind.ts';
import type { ProfileFields } from './profile.ts';

export type ProfileField = keyof ProfileFields;

/** A new value of one field. `at` is the phone's clock in ms since 1970: only its age is ever told. */
interface FieldEdit {
  value: string | null;
  at: number;
}

/** Changes to a profile, as they wait in the outbox: field by field, never the whole row. */
export interface ProfileEdits {
  userId: string;
  /** Version of the row that was on the screen when the first of them was made; 0 when none was. */
  seen: number;
  edits: Partial<Record<ProfileField, FieldEdit>>;
  /** What this phone was sending when these were made: meeting it on the server is no conflict. */
  earlier: ProfileFields;
}

/** What the server made of two edits of one field (`sync_fields`). */
export interface FieldConflict {
  field: ProfileField;
  kept: 'mine' | 'theirs';
  /** What is there now. */
  value: string | null;
  /** What is not. */
  other: string | null;
}

/** The fields whose values are not those that were shown. An empty text and none are the same. */
export function changedFields(shown: ProfileFields, said: ProfileFields): ProfileFields {
  const fields = Object.entries(said) as [ProfileField, string | null][];
  return Object.fromEntries(
    fields.filter(([field, value]) => (value ?? '') !== (shown[field] ?? '')),
  );
}

/** Adds changes made at `at` (ms since 1970) to those that wait; of one field the later one counts. */
export function addEdits(waiting: ProfileEdits, changes: ProfileFields, at: number): ProfileEdits {
  const added = Object.entries(changes).map(([field, value]) => [field, { value, at }] as const);
  return { ...waiting, edits: { ...waiting.edits, ...Object.fromEntries(added) } };
}

/** The changes of this person that the server has not taken yet, oldest first. */
export function waitingEdits(
  items: readonly OutboxItem[] | undefined,
  userId: string,
): { item: OutboxItem; payload: ProfileEdits }[] {
  return (items ?? [])
    .filter(
      ({ kind, state }) => kind === profileKind && !['delivered', 'cancelled'].includes(state),
    )
    .map((item) => ({ item, payload: item.payload as ProfileEdits }))
    .filter(({ payload }) => payload.userId === userId)
    .sort((a, b) => a.item.createdAt - b.item.createdAt);
}

/** The values of edits, without their times. */
export const valuesOf = ({ edits }: ProfileEdits): ProfileFields =>
  Object.fromEntries(Object.entries(edits).map(([field, { value }]) => [field, value]));

/** A profile as its person has left it on this phone: the server's copy with what still waits. */
export const withWaiting = (
  profile: ProfileFields,
  waiting: readonly { payload: ProfileEdits }[],
): ProfileFields =>
  waiting.reduce((shown, { payload }) => ({ ...shown, ...valuesOf(payload) }), profile);
