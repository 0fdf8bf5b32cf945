import type { IsoDate } from '../../../content/facts/types.ts';
import type { Profile } from '../../../register/answers.ts';
import { dutyVerdict } from '../../../register/find.ts';
import { states } from '../../../register/states.ts';
import { datesOfDuties, type Question } from './dates.ts';
import type { KnownDuty } from '../../../register/register.ts';

/** A duty that applies in every state, on a day that the state decides. */
export interface DaysByState {
  /** One of the duties that differ only in their day. */
  duty: KnownDuty;
  /** The next day in each group of states, the earliest first. */
  days: readonly IsoDate[];
}

/** Returns the GST return whose next day only the visitor's state decides; undefined where there is none. */
export function daysByState(
  profile: Profile,
  ask: readonly Question[],
  today: IsoDate,
): DaysByState | undefined {
  const { known, own } = profile;
  const decided = ask.flatMap(({ duty, why }) =>
    duty.topic === 'gst' &&
    why === 'answer' &&
    states.some((state) => dutyVerdict(duty, { known: { ...known, state }, own }, today) === 'yes')
      ? [duty]
      : [],
  );
  const [duty] = decided;
  const next = decided.flatMap(({ id }) => datesOfDuties([id], today).slice(0, 1));
  return duty && { duty, days: next.map(({ on }) => on).toSorted() };
}
