/** The word that differs least, if any is near; among equals the first. */
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

/** Letters to add, drop or exchange (Levenshtein). */
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
