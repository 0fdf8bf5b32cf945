/**
 * The public helplines that an answer may let a visitor call. The figures of `content/facts` hold the same
 * numbers; a list of their own keeps those out of the code that draws an answer (tests/content/helplines.test.ts).
 */
export const helplineNumbers: readonly string[] = [
  '1800-112-100',
  '15100',
  '1915',
  '1930',
  '14448',
  '101',
  '112',
];
