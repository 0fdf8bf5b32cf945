import type { IsoDate } from '../../../content/facts/types.ts';
import { parseAnswers } from '../../../register/answers.ts';
import { completed } from './answers.ts';
import { entriesOf, isToDo, parseCalendar, type Entry } from './entries.ts';

/**
 * Returns what a saved calendar says must still be done, the earliest first. `answers` are the finder's, as saved.
 */
export function openDates(calendar: unknown, answers: unknown, today: IsoDate): readonly Entry[] {
  const saved = parseCalendar(calendar);
  const profile = { known: completed(parseAnswers(answers), today), own: saved.answers };
  return entriesOf(saved, profile, today).entries.filter(isToDo);
}
