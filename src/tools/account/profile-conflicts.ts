import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { changeValue, readValue, removeValue } from '../../platform/offline/keyval.ts';
import type { FieldConflict, ProfileField } from './profile-edits.ts';

const name = 'profile-conflicts';

interface SavedConflicts {
  userId: string;
  conflicts: FieldConflict[];
}

const store = createStore<{ conflicts: readonly FieldConflict[] }>(() => ({ conflicts: [] }));

/** Returns conflicts between edits of two devices that the user has not seen yet (PROF-11). */
export const useConflicts = (): readonly FieldConflict[] =>
  useStore(store, ({ conflicts }) => conflicts);

const without = (conflicts: readonly FieldConflict[], fields: readonly ProfileField[]) =>
  conflicts.filter(({ field }) => !fields.includes(field));

/** Adds conflicts of a server's answer. They are saved before the change counts as delivered. */
export async function addConflicts(userId: string, fresh: readonly FieldConflict[]): Promise<void> {
  if (fresh.length === 0) return;
  const fields = fresh.map(({ field }) => field);
  const add = (before: readonly FieldConflict[]) => [...without(before, fields), ...fresh];
  store.setState(({ conflicts }) => ({ conflicts: add(conflicts) }));
  await change(userId, add);
}

/** Reads the user's saved conflicts when the page opens. */
export async function loadConflicts(userId: string): Promise<void> {
  try {
    const saved = await readValue<SavedConflicts>(name);
    if (saved?.userId === userId) store.setState({ conflicts: saved.conflicts });
  } catch (error) {
    console.info('The saved conflicts cannot be read', error);
  }
}

/** Removes conflicts that the user has seen. */
export async function dropConflicts(
  userId: string,
  fields: readonly ProfileField[],
): Promise<void> {
  store.setState(({ conflicts }) => ({ conflicts: without(conflicts, fields) }));
  await change(userId, (before) => without(before, fields));
}

/** Removes all conflicts, because the next user must not see them. */
export async function forgetConflicts(): Promise<void> {
  store.setState({ conflicts: [] });
  try {
    await removeValue(name);
  } catch (error) {
    console.info('The saved conflicts cannot be removed', error);
  }
}

async function change(
  userId: string,
  work: (before: readonly FieldConflict[]) => FieldConflict[],
): Promise<void> {
  try {
    await changeValue<SavedConflicts>(name, (saved) => ({
      userId,
      conflicts: work(saved?.userId === userId ? saved.conflicts : []),
    }));
  } catch (error) {
    console.info('The conflict is shown, but not saved', error);
  }
}
