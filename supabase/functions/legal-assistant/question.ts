import { z } from 'zod';
import { languageRule, languages } from '../_shared/languages.ts';

/** Text for a prompt: no NUL, no half of a surrogate pair, no other invisible control character. */
function text(maxLength: number, minLength = 1) {
  return z
    .string('Required')
    .trim()
    .min(minLength, 'Required')
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((value) => !/[\p{Surrogate}\p{Cc}]/u.test(value.replaceAll(/[\n\t]/g, ' ')), {
      error: 'Unreadable text',
    });
}

const passage = z.strictObject({
  title: text(200),
  /** Empty for the text above a page's first section. */
  heading: text(200, 0),
  /** A page of the site, never another address. */
  path: z.string('Required').regex(/^\/[a-z0-9/-]{0,200}$/, 'Must be a path of the site'),
  text: text(1600),
});

/** A question as it arrives. Number and length of its passages are limited. */
export const questionSchema = z.strictObject({
  id: z.uuid('Must be a UUID').toLowerCase(),
  question: text(1000),
  locale: z.enum(languages, languageRule),
  /** Without a passage there is nothing to cite, and no answer would be passed on. */
  passages: z.array(passage).min(1, 'At least 1 passage').max(6, 'At most 6 passages'),
});

export type Question = z.infer<typeof questionSchema>;
