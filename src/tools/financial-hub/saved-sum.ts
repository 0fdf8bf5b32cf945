import { saveStamped, readStamped, removeStamped } from '../../platform/stamped-draft.ts';
import type { Entered } from './calculators/calculator.ts';

/** What a phone remembers of one calculator. */
export interface SavedSum {
  entered: Entered;
  /** The result was asked for: it is shown again. */
  asked: boolean;
}

const nameOf = (slug: string) => `financial-hub-${slug}`;

const isEmpty = ({ entered }: SavedSum) =>
  !Object.values(entered).some((text) => text.trim() !== '');

/** What was entered last time, or undefined. Rejects when the phone keeps nothing. */
export async function readSum(slug: string): Promise<SavedSum | undefined> {
  const sum = await readStamped<SavedSum>(nameOf(slug));
  return sum && !isEmpty(sum) ? { entered: sum.entered, asked: sum.asked } : undefined;
}

/**
 * Keeps what is entered; a calculator with nothing in it leaves nothing. `leaving`: the page may be gone
 * before a database has written. Rejects when the phone keeps nothing.
 */
export async function saveSum(slug: string, sum: SavedSum, leaving = false): Promise<void> {
  if (!isEmpty(sum) || leaving) await saveStamped(nameOf(slug), sum, leaving);
  if (isEmpty(sum)) await removeStamped(nameOf(slug));
}
