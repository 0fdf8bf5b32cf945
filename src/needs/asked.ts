import { inPieces } from '../platform/in-pieces.ts';
import { readAskedFile, type AskedEntry } from './asked-file.ts';
import { featuresCheck, spokenWords } from './features.ts';

/** A sentence of a page that may answer a question. */
export interface LikelySentence extends AskedEntry {
  /** How like the question's words are to those of the questions that the sentence answers; comparable only here. */
  likeness: number;
}

export interface Asked {
  /** Returns the sentences whose questions are most like this one, the likest first; at most `most`. */
  sentencesFor: (said: string, most: number) => LikelySentence[];
}

/**
 * A word of a question counts for a word of the file that shares this part of its threes of letters, or that begins with
 * the same letters: endings and spellings differ. `other`: what such a word counts where the file has the word itself.
 */
const like = { least: 0.5, sameLetters: 4, sameStart: 0.7, other: 0.9 };

/** What a word of the question counts, relative to its rarest like word, and to the rarest of all where it has none. */
const unknown = { like: 0.8, none: 0.6 };

/** A sentence with more words is likely to have one by chance, so its size counts with this power. */
const lengthPower = 0.6;

/** Returns the threes of letters of a word, with its limits as letters, each once. */
function threesOf(word: string): string[] {
  const limited = `_${word}_`;
  const threes: string[] = [];
  for (let at = 0; at + 3 <= limited.length; at++) {
    const three = limited.slice(at, at + 3);
    if (!threes.includes(three)) threes.push(three);
  }
  return threes;
}

const hasSameStart = (one: string, other: string): boolean =>
  one.length >= like.sameLetters && other.startsWith(one.slice(0, like.sameLetters));

/** Opens the file of asked sentences of a language in pieces. Rejects when it is of another version or broken. */
export async function openAsked(file: unknown): Promise<Asked> {
  const { words, entries } = await readAskedFile(file, featuresCheck());
  const counts = new Uint32Array(words.length);
  await inPieces(entries, (entry) => {
    for (const place of entry.words) counts[place] = (counts[place] ?? 0) + 1;
  });
  const rarityOf = (count: number): number => Math.log(1 + entries.length / (count + 0.5));
  const rarities = Float64Array.from(counts, rarityOf);
  const placeOf = new Map(words.map((word, place) => [word, place]));
  const withThree = new Map<string, number[]>();
  const threeCounts = new Uint8Array(words.length);
  await inPieces(words.entries(), ([place, word]) => {
    const threes = threesOf(word);
    threeCounts[place] = threes.length;
    for (const three of threes) {
      const places = withThree.get(three);
      if (places) places.push(place);
      else withThree.set(three, [place]);
    }
  });
  const sizes: number[] = [];
  await inPieces(entries, (entry) => {
    sizes.push(sizeOf(entry.words.map((place) => rarities[place] ?? 0)));
  });

  /** Returns the words of the file that a word may be, by place, each with how far, and what it counts in the question. */
  function likeWords(word: string): { weight: number; alike: Map<number, number> } {
    const threes = threesOf(word);
    const shared = new Map<number, number>();
    for (const three of threes) {
      for (const place of withThree.get(three) ?? [])
        shared.set(place, (shared.get(place) ?? 0) + 1);
    }
    const own = placeOf.get(word);
    const alike = new Map<number, number>();
    let rarest = 0;
    for (const [place, both] of shared) {
      const share = (2 * both) / (threes.length + (threeCounts[place] ?? 0));
      const likeness = hasSameStart(word, words[place] ?? '')
        ? Math.max(share, like.sameStart)
        : share;
      if (likeness < like.least) continue;
      rarest = Math.max(rarest, rarities[place] ?? 0);
      alike.set(place, own === undefined ? likeness : likeness * like.other);
    }
    if (own !== undefined) {
      alike.set(own, 1);
      return { weight: rarities[own] ?? 0, alike };
    }
    const weight = rarest > 0 ? unknown.like * rarest : unknown.none * rarityOf(0);
    return { weight, alike };
  }

  return {
    sentencesFor(said, most) {
      const asked = [...new Set(spokenWords(said))].map(likeWords);
      const size = sizeOf(asked.map(({ weight }) => weight));
      if (size === 0) return [];
      // What each word of the file counts for each word of the question that it is like.
      const speaking = new Map<number, { by: number; speaks: number }[]>();
      asked.forEach(({ weight, alike }, by) => {
        for (const [place, share] of alike) {
          const speaks = share * weight * (rarities[place] ?? 0);
          const others = speaking.get(place);
          if (others) others.push({ by, speaks });
          else speaking.set(place, [{ by, speaks }]);
        }
      });
      const best = new Float64Array(asked.length);
      const likenessOf = (own: readonly number[], itsSize: number): number => {
        best.fill(0);
        let isLike = false;
        for (const place of own) {
          for (const { by, speaks } of speaking.get(place) ?? []) {
            best[by] = Math.max(best[by] ?? 0, speaks);
            isLike = true;
          }
        }
        if (!isLike) return 0;
        return best.reduce((total, each) => total + each, 0) / size / itsSize ** lengthPower;
      };
      return entries
        .map((entry, place) => ({ entry, likeness: likenessOf(entry.words, sizes[place] ?? 1) }))
        .filter(({ likeness }) => likeness > 0)
        .sort((a, b) => b.likeness - a.likeness)
        .slice(0, most)
        .map(({ entry, likeness }) => ({
          ...entry,
          words: entry.words.map((place) => words[place] ?? ''),
          likeness,
        }));
    },
  };
}

const sizeOf = (weights: readonly number[]): number =>
  Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0));
