/**
 * Words that a vendor would not say. Texts use plain words instead.
 */
const bannedWords: readonly RegExp[] = [
  /\breckon(s|ed|ing)?\b/i,
  /\bmend(s|ed|ing)?\b/i,
  /\bh[au]ng(s|ing)? on\b/i,
  /\bst(and|ands|anding|ood) on\b/i,
  /\bdear(er|est|ly)?\b/i,
  /\bwhoever\b/i,
  /\bbesides\b/i,
  /\bon top comes\b/i,
  /\bwhere we have it from\b/i,
  /\bthe like\b/i,
];

/** Returns the banned words of a text, each with the words around it. */
export function bannedWordsIn(text: string): string[] {
  return bannedWords.flatMap((word) => {
    const found = word.exec(text);
    if (!found) return [];
    const start = Math.max(0, found.index - 30);
    return [`“${found[0]}” in “${text.slice(start, found.index + 40).replaceAll(/\s+/g, ' ')}”`];
  });
}
