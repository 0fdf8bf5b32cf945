import { clipKey, clipText } from '../../src/platform/speech/recorded/clip-key.ts';
import { clipsOfText } from '../../src/platform/speech/recorded/split-clips.ts';
import type { SpokenPieces } from './load-spoken-texts.ts';
import type { RecordedClips } from './recorded-clips.ts';

/** A text to record. */
export interface Clip {
  key: string;
  text: string;
  /** The journeys that say it; "figures" for the words of numbers, months and units. */
  where: readonly string[];
  /** A sentence that it is a part of; absent for a whole sentence. */
  sentence?: string;
  /** About how long a speaker takes. */
  seconds: number;
}

/** Where words of figures are listed. */
export const figuresPlace = 'figures';

/** Returns every clip of a language once: first those that figures need, then those of the journeys in their order. */
export function clipList({ figures, figureClips, pieces }: SpokenPieces): Clip[] {
  const clips = new Map<string, Clip & { where: string[] }>();
  const add = (text: string, where: readonly string[], sentence?: string) => {
    const key = clipKey(text);
    const known = clips.get(key);
    if (known) known.where = [...new Set([...known.where, ...where])];
    else {
      const isPart = sentence !== undefined && clipText(sentence) !== text;
      const seconds = secondsFor(text);
      clips.set(key, { key, text, where: [...where], seconds, ...(isPart && { sentence }) });
    }
  };
  for (const text of figureClips) add(clipText(text), [figuresPlace]);
  const isFigure = new Set(clips.keys());
  for (const { text, where } of pieces) {
    for (const clip of clipsOfText(text, figures).flatMap((parts) => parts ?? [])) {
      if (!isFigure.has(clipKey(clip))) add(clip, where, text);
    }
  }
  return [...clips.values()];
}

/** How much of a language's clips is recorded. */
export interface Coverage {
  clips: number;
  recorded: number;
  pieces: number;
  /** Pieces of the journeys with every clip; the phone's voice says the others. */
  covered: number;
  /** Pieces with a sign that no clip can say. */
  unspeakable: readonly string[];
  minutes: number;
}

export function coverageOf(
  { figures, pieces }: SpokenPieces,
  list: readonly Clip[],
  recorded: RecordedClips,
): Coverage {
  const parts = pieces.map(({ text }) => ({ text, clips: clipsOfText(text, figures) }));
  const isThere = (clip: string) => recorded[clipKey(clip)] !== undefined;
  return {
    clips: list.length,
    recorded: list.filter(({ key }) => recorded[key] !== undefined).length,
    pieces: pieces.length,
    covered: parts.filter(({ clips }) => clips.every((sentence) => sentence?.every(isThere)))
      .length,
    unspeakable: parts.filter(({ clips }) => clips.includes(undefined)).map(({ text }) => text),
    minutes: list.reduce((sum, { seconds }) => sum + seconds, 0) / 60,
  };
}

/** A syllable of an Indian script, and a Latin letter, as people speak in announcements. */
const secondsPerSyllable = 0.17;
const secondsPerLetter = 0.07;
const secondsPerCapital = 0.3;

/** Returns about how long a speaker takes for a text. */
export function secondsFor(text: string): number {
  const capitals = text.match(/(?<![A-Za-z])[A-Z]{2,}/g)?.join('').length ?? 0;
  const latin = (text.match(/[A-Za-z]/g)?.length ?? 0) - capitals;
  const digits = text.match(/\d/g)?.length ?? 0;
  // A vowel sign belongs to the letter before it.
  const syllables = text.match(/[^\P{L}A-Za-z]/gu)?.length ?? 0;
  const seconds =
    0.3 +
    syllables * secondsPerSyllable +
    latin * secondsPerLetter +
    (capitals + digits) * secondsPerCapital;
  return Math.round(seconds * 10) / 10;
}
