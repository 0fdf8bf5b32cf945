import type { Translation } from '../../language.ts';
import type { text as english } from '../../en/tools/date-field.ts';

/** The three controls of a date. */
export const text = {
  day: 'రోజు',
  month: 'నెల',
  year: 'సంవత్సరం',
  choose: 'ఎంచుకోండి',
} satisfies Translation<typeof english>;
