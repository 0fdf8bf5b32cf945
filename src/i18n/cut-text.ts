/** Returns the start of a text, at most `length` UTF-16 units, without splitting a character. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '');
