import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/date-field.ts';

/** The three controls of a date. */
export const text = {
  day: 'दिन',
  month: 'महीना',
  year: 'साल',
  choose: 'चुनें',
  noDay: 'ऐसा कोई दिन नहीं है। दिन, महीना और साल देख लें।',
  notWhole: 'दिन, महीना और साल लिखें, या तीनों खाली छोड़ दें।',
} satisfies TextIn<'hi', typeof english>;
