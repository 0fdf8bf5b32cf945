import { saveStamped, readStamped, removeStamped } from '../../platform/stamped-draft.ts';
import type { Entered } from './calculators/calculator.ts';

/** The saved state of one calculator. */
export interface SavedSum {
  entered: Entered;
  /** True if the visitor requested the result: it is shown again. */
  asked: boolean;
}

const nameOf = (slug: string) => `financial-hub-${slug}`;

const isEmpty = ({ entered }: SavedSum) =>
  !Object.values(entered).some((text) => text.trim() !== '');

/** Returns the last saved answers, or undefined. Rejects when the device refuses storage. */
export async function readSum(slug: string): Promise<SavedSum | undefined> {
  const sum = await readStamped<SavedSum>(nameOf(slug));
  return sum && !isEmpty(sum) ? { entered: sum.entered, asked: sum.asked } : undefined;
}

/**
 * Saves the answers; an empty calculator deletes its entry. `leaving`: the page may close
 * before a database write ends. Rejects when the device refuses storage.
 */
export async function saveSum(slug: string, sum: SavedSum, leaving = false): Promise<void> {
  if (!isEmpty(sum) || leaving) await saveStamped(nameOf(slug), sum, leaving);
  if (isEmpty(sum)) await removeStamped(nameOf(slug));
}
