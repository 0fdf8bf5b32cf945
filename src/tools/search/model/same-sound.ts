/**
 * Hindi and Telugu in Latin letters have no fixed spelling: "dukaan", "dukan" and "dookan" sound alike. The
 * search therefore also finds known words by their sound.
 */

/** Returns the known words by their sound. `get` accepts any spelling of a word. */
export function wordsBySound(known: Iterable<string>): {
  get: (word: string) => string | undefined;
} {
  const bySound = new Map<string, string>();
  for (const word of known) {
    const sound = soundOf(word);
    if (sound && !bySound.has(sound)) bySound.set(sound, word);
  }
  return {
    get(word) {
      const sound = soundOf(word);
      return sound ? bySound.get(sound) : undefined;
    },
  };
}

/** Returns the sound of a word in Latin letters; undefined for short words and other scripts. */
function soundOf(word: string): string | undefined {
  if (!/^[a-z]{4,}$/.test(word)) return undefined;
  return word
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ph', 'f')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll(/([bcdgjkpt])h/g, '$1')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/h$/, '');
}
