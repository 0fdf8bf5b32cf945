/** What is longer is cut (SRCH-03). */
export const longestQuestion = 200;

/** A question as it is searched and kept in the address: one line, at most 200 letters. */
export const tidyQuestion = (text: string): string =>
  Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, longestQuestion).join('').trim();
