import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/field-problems.ts';

/** What is wrong with a field of a form, in place of the browser's own words. */
export const text = {
  missing: 'దయచేసి దీన్ని నింపండి.',
  choose: 'దయచేసి ఒకటి ఎంచుకోండి.',
  tick: 'దయచేసి ఈ గడిలో టిక్ పెట్టండి.',
  email: 'పూర్తి ఈమెయిల్ చిరునామా రాయండి, ఉదాహరణకు name@example.com.',
  tooShort: (least: string) => `దయచేసి కనీసం ${least} అక్షరాలు టైప్ చేయండి.`,
  wrong: 'దయచేసి దీన్ని సరిచూడండి.',
} as const satisfies TextIn<'te', typeof english>;
