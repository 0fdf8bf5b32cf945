import type { TextOf } from '../../../locales/language.ts';
import type { SyncedValue } from '../../../platform/offline/stored-value.ts';

/** A kind of items that an account can save. Its text is in `locales/<language>/tools/dashboard.ts`. */
export type SyncedKind = Exclude<keyof TextOf<'dashboard'>['things'], 'requests'>;

/** The values that tools declare in their `stored.ts`. Other exports are ignored. */
const files = import.meta.glob<Record<string, unknown>>(
  ['../../*/stored.ts', '../../../features/*/stored.ts'],
  { eager: true },
);

const isSynced = (value: unknown): value is SyncedValue<SyncedKind> =>
  typeof value === 'object' && value !== null && 'itemsIn' in value;

/** All values that an account can save. */
export const syncedValues: readonly SyncedValue<SyncedKind>[] = Object.values(files)
  .flatMap((file) => Object.values(file).filter(isSynced))
  .toSorted((a, b) => a.kind.localeCompare(b.kind));
