/** The beginning of a text, at most so many UTF-16 units, without half a letter at its end. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '');
