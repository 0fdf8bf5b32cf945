import { soundKey } from './sound-key.ts';

/** Features are numbered by a hash. Most of the numbers stand for nothing that anybody said. */
export const featureNumbers = 1 << 17;

/** A story is cut here, in letters of its sound. What people need comes early. */
const longest = 600;

/** Parts of words have this many letters, with the limits of the word as letters. */
const partLengths = [3, 4];

/** Returns the words of what somebody said, by their sound. */
export const spokenWords = (said: string): string[] =>
  soundKey(said.slice(0, 4 * longest))
    .slice(0, longest)
    .split(' ')
    .filter(Boolean);

/** Returns the features of a word by its sound: the word and its parts, with its limits as letters. */
export function featuresOfWord(word: string): string[] {
  const limited = `_${word}_`;
  const features = [`=${word}`];
  for (const length of partLengths) {
    for (let at = 0; at + length <= limited.length; at++) {
      features.push(limited.slice(at, at + length));
    }
  }
  return features;
}

/** Returns the feature of a word and the one before it. */
export const featureOfPair = (before: string, word: string): string => `${before} ${word}`;

/**
 * Returns the features of what somebody said, each once: its words, pairs of neighbouring words and parts of words,
 * by their sound. Empty for a text without letters.
 */
export function featuresOf(said: string): string[] {
  const features = new Set<string>();
  let before: string | undefined;
  for (const word of spokenWords(said)) {
    for (const feature of featuresOfWord(word)) features.add(feature);
    if (before !== undefined) features.add(featureOfPair(before, word));
    before = word;
  }
  return [...features];
}

/** Returns the number of a feature (FNV-1a, then mixed, because its last bits change little). */
export function numberOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % featureNumbers;
}

/** Words of all scripts, numbers and signs, on which a change of the features or of their sounds shows. */
const sample =
  'Threw my cart, ₹1,500 fine? ठेला ज़ब्त किया, कंपनी की फ़ीस ५०० బండి తీసుకెళ్ళారు, లైసెన్స్ ఫీజు ౫౦౦ thela utha le gaye';

/**
 * Returns a number that is another one when features, sounds or numbers are made in another way. A classifier that
 * was trained with other features would be wrong without an error.
 */
export const featuresCheck = (): number => numberOf(featuresOf(sample).map(numberOf).join(' '));
