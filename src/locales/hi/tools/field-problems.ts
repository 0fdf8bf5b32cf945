import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/field-problems.ts';

/** What is wrong with a field of a form, in place of the browser's own words. */
export const text = {
  missing: 'इसे भरें।',
  choose: 'एक चुनें।',
  tick: 'इस ख़ाने पर निशान लगाएँ।',
  email: 'पूरा ई-मेल पता लिखें, जैसे name@example.com।',
  tooShort: (least: string) => `कम से कम ${least} अक्षर लिखें।`,
  wrong: 'इसे जाँच लें।',
} as const satisfies TextIn<'hi', typeof english>;
