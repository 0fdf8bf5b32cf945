/** A longer question is cut (SRCH-03). */
export const longestQuestion = 200;

/** Returns a question as the search and the address use it: one line, at most 200 characters. */
export const tidyQuestion = (text: string): string =>
  Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, longestQuestion).join('').trim();
