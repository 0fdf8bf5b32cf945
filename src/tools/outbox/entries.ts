import type { OutboxEntryKind } from './model/entry.ts';

const entries = Object.values(
  import.meta.glob<OutboxEntryKind>('../*/*.outbox.ts', { eager: true, import: 'entry' }),
);

/**
 * Returns the list's texts and actions for an item; undefined for a kind that only an older version of the
 * app knew.
 */
export const entryOf = (item: { kind: string }): OutboxEntryKind | undefined =>
  entries.find(({ kind }) => kind === item.kind);
