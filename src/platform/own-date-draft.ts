import { keepValue } from './offline/keyval.ts';

/** A date of one's own before it is written into the calendar: where the calendar's form keeps it. */
export const ownDateDraftName = 'calendar-draft-own-date';

/**
 * Fills the calendar's form for a date of one's own: what is due, and by which day (`YYYY-MM-DD`). What
 * stood there makes way. Rejects when the phone keeps nothing.
 */
export const proposeOwnDate = (name: string, day: string): Promise<void> =>
  keepValue(ownDateDraftName, { name, day, repeat: 'never' });
