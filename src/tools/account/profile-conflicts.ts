import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { changeValue, readValue, removeValue } from '../../platform/offline/keyval.ts';
import type { FieldConflict, ProfileField } from './profile-edits.ts';

const name = 'profile-conflicts';

interface Kept {
  userId: string;
  conflicts: FieldConflict[];
}

const store = createStore<{ conflicts: readonly FieldConflict[] }>(() => ({ conflicts: [] }));

/** Where an edit from here met one from elsewhere, until the person has seen it (PROF-11). */
export const useConflicts = (): readonly FieldConflict[] =>
  useStore(store, ({ conflicts }) => conflicts);

const without = (conflicts: readonly FieldConflict[], fields: readonly ProfileField[]) =>
  conflicts.filter(({ field }) => !fields.includes(field));

/** Adds what the server has told. It is on the phone before the change counts as delivered. */
export async function addConflicts(userId: string, fresh: readonly FieldConflict[]): Promise<void> {
  if (fresh.length === 0) return;
  const fields = fresh.map(({ field }) => field);
  const add = (before: readonly FieldConflict[]) => [...without(before, fields), ...fresh];
  store.setState(({ conflicts }) => ({ conflicts: add(conflicts) }));
  await change(userId, add);
}

/** Reads what is kept for this person, when the page comes. */
export async function loadConflicts(userId: string): Promise<void> {
  try {
    const kept = await readValue<Kept>(name);
    if (kept?.userId === userId) store.setState({ conflicts: kept.conflicts });
  } catch (error) {
    console.info('Nothing is kept of conflicts', error);
  }
}

/** The person has seen these fields: they are not shown again. */
export async function dropConflicts(
  userId: string,
  fields: readonly ProfileField[],
): Promise<void> {
  store.setState(({ conflicts }) => ({ conflicts: without(conflicts, fields) }));
  await change(userId, (before) => without(before, fields));
}

/** Whoever comes next must not see them. */
export async function forgetConflicts(): Promise<void> {
  store.setState({ conflicts: [] });
  try {
    await removeValue(name);
  } catch (error) {
    console.info('Nothing was kept of conflicts', error);
  }
}

async function change(
  userId: string,
  work: (before: readonly FieldConflict[]) => FieldConflict[],
): Promise<void> {
  try {
    await changeValue<Kept>(name, (kept) => ({
      userId,
      conflicts: work(kept?.userId === userId ? kept.conflicts : []),
    }));
  } catch (error) {
    console.info('What was met is shown, and not kept', error);
  }
}
