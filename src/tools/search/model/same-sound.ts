import { soundKey } from '../../../needs/sound-key.ts';

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

/** Endings have at most this many letters of sound: "bandiki" is "bandi" with the ending of Telugu for "to". */
const longestEnding = 4;
/** Shorter words sound like too many others. */
const leastSound = 4;
const leastConsonants = 3;

/**
 * Returns the known word that an unknown one is, in any script: English in Devanagari or Telugu ("ट्रेडमार्क",
 * "రిజిస్ట్రేషన్"), or a known word with an ending ("దుకాణానికి"). Where several known words sound alike, the first one.
 * The words are read when the first unknown word comes.
 */
export function knownByEar(known: () => Iterable<string>): (word: string) => string | undefined {
  let read: { bySound: Map<string, string>; byConsonants: Map<string, string> } | undefined;
  return (word) => {
    read ??= tablesOf(known());
    const sound = soundKey(word);
    if (sound.includes(' ') || /\d/.test(sound)) return undefined;
    const shortest = Math.max(leastSound, sound.length - longestEnding);
    for (let length = sound.length; length >= shortest; length--) {
      const found = read.bySound.get(sound.slice(0, length));
      if (found !== undefined) return found;
    }
    const consonants = consonantsOf(sound);
    return consonants.length < leastConsonants ? undefined : read.byConsonants.get(consonants);
  };
}

function tablesOf(known: Iterable<string>) {
  const bySound = new Map<string, string>();
  const byConsonants = new Map<string, string>();
  for (const word of known) {
    const sound = soundKey(word);
    if (sound.includes(' ') || /\d/.test(sound)) continue;
    if (sound.length >= leastSound && !bySound.has(sound)) bySound.set(sound, word);
    const consonants = consonantsOf(sound);
    if (consonants.length >= leastConsonants && !byConsonants.has(consonants))
      byConsonants.set(consonants, word);
  }
  return { bySound, byConsonants };
}

/** Returns the consonants of a sound. "g" and "j" are one: English writes both as "g". */
const consonantsOf = (sound: string): string =>
  sound
    .replaceAll(/[aeiouy]/g, '')
    .replaceAll('g', 'j')
    .replaceAll(/(.)\1+/g, '$1');
