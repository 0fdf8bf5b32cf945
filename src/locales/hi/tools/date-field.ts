import type { Translation } from '../../language.ts';
import type { text as english } from '../../en/tools/date-field.ts';

/** The three controls of a date. */
export const text = {
  day: 'दिन',
  month: 'महीना',
  year: 'साल',
  choose: 'चुनें',
} satisfies Translation<typeof english>;
