/** Returns a pattern that finds any of these between words of any script, whatever the case. */
export const betweenWords = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${patterns.map(({ source }) => source).join('|')})(?![\\p{L}\\p{M}])`,
    'iu',
  );
