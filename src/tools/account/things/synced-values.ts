import type { TextOf } from '../../../locales/language.ts';
import type { SyncedValue } from '../../../platform/offline/stored-value.ts';

/** A kind of item that an account can save. Each has its words in `locales/<language>/tools/dashboard.ts`. */
export type SyncedKind = Exclude<keyof TextOf<'dashboard'>['things'], 'requests'>;

/** What each tool declares in its `stored.ts`; other exports of that file are no values. */
const files = import.meta.glob<Record<string, unknown>>(
  ['../../*/stored.ts', '../../../features/*/stored.ts'],
  { eager: true },
);

const isSynced = (value: unknown): value is SyncedValue<SyncedKind> =>
  typeof value === 'object' && value !== null && 'itemsIn' in value;

/** Everything that can be saved with an account, by kind. */
export const syncedValues: readonly SyncedValue<SyncedKind>[] = Object.values(files)
  .flatMap((file) => Object.values(file).filter(isSynced))
  .toSorted((a, b) => a.kind.localeCompare(b.kind));
