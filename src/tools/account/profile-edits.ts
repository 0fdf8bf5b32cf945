import type { OutboxItem } from '../../platform/offline/db.ts';
import { profileKind } from './profile-kind.ts';
import type { ProfileFields } from './profile.ts';

export type ProfileField = keyof ProfileFields;

/** A new value of a field. `at` is this device's clock in ms since 1970; only the age is sent. */
interface FieldEdit {
  value: string | null;
  at: number;
}

/** Queued changes to a profile, field by field and never as a whole row. */
export interface ProfileEdits {
  userId: string;
  /** Version of the row on screen at the first change; 0 without one. */
  seen: number;
  edits: Partial<Record<ProfileField, FieldEdit>>;
  /** Values that this device was sending at the time. Meeting them on the server is no conflict. */
  earlier: ProfileFields;
}

/** The server's result for two edits of one field (`sync_fields`). */
export interface FieldConflict {
  field: ProfileField;
  kept: 'mine' | 'theirs';
  /** The current value. */
  value: string | null;
  /** The discarded value. */
  other: string | null;
}

/** Returns the changed fields. An empty text equals none. */
export function changedFields(shown: ProfileFields, said: ProfileFields): ProfileFields {
  const fields = Object.entries(said) as [ProfileField, string | null][];
  return Object.fromEntries(
    fields.filter(([field, value]) => (value ?? '') !== (shown[field] ?? '')),
  );
}

/** Adds changes made at `at` (ms since 1970) to waiting ones. The later change of a field counts. */
export function addEdits(waiting: ProfileEdits, changes: ProfileFields, at: number): ProfileEdits {
  const added = Object.entries(changes).map(([field, value]) => [field, { value, at }] as const);
  return { ...waiting, edits: { ...waiting.edits, ...Object.fromEntries(added) } };
}

/** Returns the user's changes that the server does not have yet, oldest first. */
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

/** Returns the values of edits without their times. */
export const valuesOf = ({ edits }: ProfileEdits): ProfileFields =>
  Object.fromEntries(Object.entries(edits).map(([field, { value }]) => [field, value]));

/** Returns the profile that this device shows: the server's copy with the waiting changes. */
export const withWaiting = (
  profile: ProfileFields,
  waiting: readonly { payload: ProfileEdits }[],
): ProfileFields =>
  waiting.reduce((shown, { payload }) => ({ ...shown, ...valuesOf(payload) }), profile);
