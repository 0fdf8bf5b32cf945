/** Free legal aid. A refusal offers a call. */
export const legalAidNumber = '15100';

/**
 * Public helplines that an answer may link to. `content/facts` has the same numbers; this separate list keeps
 * the facts out of the code that renders answers (tests/content/helplines.test.ts).
 */
export const helplineNumbers: readonly string[] = [
  '1800-112-100',
  legalAidNumber,
  '1915',
  '1930',
  '14448',
  '101',
  '112',
];
