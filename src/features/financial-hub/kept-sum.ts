import { keepValue, readValue, removeValue } from '../../platform/offline/keyval.ts';
import type { Entered } from './calculators/calculator.ts';

/** What a phone remembers of one calculator. */
export interface KeptSum {
  entered: Entered;
  /** The result was asked for: it is shown again. */
  asked: boolean;
}

const nameOf = (slug: string) => `financial-hub-${slug}`;

/** What was entered last time, or undefined. Rejects when the phone keeps nothing. */
export const readSum = (slug: string): Promise<KeptSum | undefined> =>
  readValue<KeptSum>(nameOf(slug));

/** Keeps what is entered; a calculator with nothing in it leaves nothing. Rejects when the phone keeps nothing. */
export const keepSum = (slug: string, sum: KeptSum): Promise<void> =>
  Object.values(sum.entered).some((text) => text.trim() !== '')
    ? keepValue(nameOf(slug), sum)
    : removeValue(nameOf(slug));
