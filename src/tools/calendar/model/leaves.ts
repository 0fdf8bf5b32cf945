import { isToDo, type Entry } from './entries.ts';
import { daysBetween } from '../../../content/facts/days.ts';
import type { IsoDate } from '../../../content/facts/types.ts';

/** A day with what is due on it, as a leaf of a tear-off calendar. */
export interface Leaf {
  on: IsoDate;
  entries: readonly Entry[];
}

/** Number of leaves that one screen of a phone shows. */
const leavesShown = 3;

/** Returns the next days on which something must be done; late ones come first. */
export function nextLeaves(entries: readonly Entry[]): Leaf[] {
  const days = new Map<IsoDate, Entry[]>();
  for (const entry of entries) {
    if (!isToDo(entry)) continue;
    const { on } = entry;
    days.set(on, [...(days.get(on) ?? []), entry]);
  }
  return [...days].slice(0, leavesShown).map(([on, due]) => ({ on, entries: due }));
}

/** The stamp of a leaf: late, today, the first that comes unless it is tomorrow, or the number of days until it. */
export type LeafStamp = 'overdue' | 'today' | 'next' | number;

/** Returns the stamps of the leaves in their order. */
export function stampsOf(leaves: readonly Leaf[], today: IsoDate): LeafStamp[] {
  const isLate = ({ entries }: Leaf) => entries.some(({ standing }) => standing === 'overdue');
  const first = leaves.findIndex((leaf) => !isLate(leaf));
  return leaves.map((leaf, index) => {
    if (isLate(leaf)) return 'overdue';
    const days = daysBetween(today, leaf.on);
    if (days <= 0) return 'today';
    return index === first && days > 1 ? 'next' : days;
  });
}
