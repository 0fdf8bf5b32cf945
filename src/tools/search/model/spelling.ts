/** Returns the most similar known word, the first one if several are equal; undefined if none is similar. */
export function likest(word: string, known: readonly string[]): string | undefined {
  const furthest = Math.max(1, Math.floor(word.length / 3));
  let best: { term: string; distance: number } | undefined;
  for (const term of known) {
    if (Math.abs(term.length - word.length) > furthest || /\p{N}/u.test(term)) continue;
    const distance = editDistance(word, term);
    if (distance <= furthest && distance < (best?.distance ?? Infinity)) best = { term, distance };
  }
  return best?.term;
}

/** Returns the number of letters to add, drop or replace (Levenshtein distance). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const exchange = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      next.push(Math.min(exchange, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
