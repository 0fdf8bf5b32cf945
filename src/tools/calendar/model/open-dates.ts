import type { IsoDate } from '../../../content/facts/types.ts';
import { parseAnswers } from '../../../register/answers.ts';
import { completed } from './answers.ts';
import { entriesOf, parseCalendar, type Entry } from './entries.ts';

/**
 * Returns the dates of a saved calendar that are neither done nor put off, the earliest first. `answers` are
 * the finder's, as saved.
 */
export function openDates(calendar: unknown, answers: unknown, today: IsoDate): readonly Entry[] {
  const saved = parseCalendar(calendar);
  const profile = { known: completed(parseAnswers(answers), today), own: saved.answers };
  return entriesOf(saved, profile, today).entries.filter(
    ({ standing }) => standing !== 'done' && standing !== 'snoozed',
  );
}
