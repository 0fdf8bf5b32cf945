import { parseCalendar, type SavedCalendar } from './model/entries.ts';
import { parseAnswers, type Answers } from '../finder/model/answers.ts';
import { businessAnswers } from '../finder/stored.ts';
import { savedCalendar } from './stored.ts';

/** The calendar and the answers this phone keeps. Rejects when the phone keeps nothing. */
export async function readCalendar(): Promise<{ saved: SavedCalendar; given: Answers }> {
  const [saved, given] = await Promise.all([savedCalendar.read(), businessAnswers.read()]);
  return { saved: parseCalendar(saved), given: parseAnswers(given) };
}

/** Changes what is kept, in one step: another tab's tick is not lost. Rejects when the phone keeps nothing. */
export const changeCalendar = (change: (saved: SavedCalendar) => SavedCalendar): Promise<void> =>
  savedCalendar.change((saved) => change(parseCalendar(saved)));
