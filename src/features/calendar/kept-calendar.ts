import { parseCalendar, type KeptCalendar } from '../../content/calendar/entries.ts';
import { parseAnswers, type Answers } from '../../content/finder/answers.ts';
import { readKeptAnswers } from '../../platform/kept-answers.ts';
import { keptNames } from '../../platform/offline/kept-names.ts';
import { changeValue, readValue } from '../../platform/offline/keyval.ts';

const name = keptNames.calendar;

/** The calendar and the answers this phone keeps. Rejects when the phone keeps nothing. */
export async function readCalendar(): Promise<{ kept: KeptCalendar; given: Answers }> {
  const [kept, given] = await Promise.all([readValue<unknown>(name), readKeptAnswers()]);
  return { kept: parseCalendar(kept), given: parseAnswers(given) };
}

/** Changes what is kept, in one step: another tab's tick is not lost. Rejects when the phone keeps nothing. */
export const changeCalendar = (change: (kept: KeptCalendar) => KeptCalendar): Promise<void> =>
  changeValue<KeptCalendar>(name, (kept) => change(parseCalendar(kept)));
