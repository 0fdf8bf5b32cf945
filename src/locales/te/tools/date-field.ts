import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/date-field.ts';

/** The three controls of a date. */
export const text = {
  day: 'రోజు',
  month: 'నెల',
  year: 'సంవత్సరం',
  choose: 'ఎంచుకోండి',
  noDay: 'అలాంటి రోజు లేదు. దయచేసి రోజు, నెల, సంవత్సరం సరిచూడండి.',
  notWhole: 'రోజు, నెల, సంవత్సరం రాయండి, లేదా మూడూ ఖాళీగా వదిలేయండి.',
} satisfies TextIn<'te', typeof english>;
