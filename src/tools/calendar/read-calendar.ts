import { parseCalendar, type SavedCalendar } from './model/entries.ts';
import { parseAnswers, type Answers } from '../../register/answers.ts';
import { businessAnswers } from '../finder/stored.ts';
import { savedCalendar } from './stored.ts';

/** Reads the saved calendar and the finder's answers. Rejects when storage is denied. */
export async function readCalendar(): Promise<{ saved: SavedCalendar; given: Answers }> {
  const [saved, given] = await Promise.all([savedCalendar.read(), businessAnswers.read()]);
  return { saved: parseCalendar(saved), given: parseAnswers(given) };
}

/**
 * Changes the saved calendar in one transaction, so that another tab's change is not lost. Rejects when
 * storage is denied.
 */
export const changeCalendar = (change: (saved: SavedCalendar) => SavedCalendar): Promise<void> =>
  savedCalendar.change((saved) => change(parseCalendar(saved)));
