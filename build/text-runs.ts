/** A face of pictures. The first two are the heading face, in the packages' parts. */
export type FaceName = 'latin' | 'latin-ext' | 'devanagari' | 'telugu';
export type Weight = 400 | 700;

/**
 * The scripts that the heading face lacks, with the range of their letters. Their faces are those of Android phones,
 * so that a picture has the letters that its readers know.
 */
export const scripts = [
  { face: 'devanagari', first: 0x0900, last: 0x097f },
  { face: 'telugu', first: 0x0c00, last: 0x0c7f },
] as const satisfies readonly { face: FaceName; first: number; last: number }[];

/** The signs that keep two letters apart or join them. They belong to the letter before them. */
export const joiners = '\u200C\u200D';

/** A part of a text in one face. */
interface Run {
  text: string;
  face: FaceName;
}

/** Splits a text where its face changes. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const face = last && joiners.includes(character) ? last.face : faceOf(character);
    if (last?.face === face) last.text += character;
    else runs.push({ text: character, face });
  }
  return runs;
}

function faceOf(character: string): FaceName {
  const code = character.codePointAt(0) ?? 0;
  const script = scripts.find(({ first, last }) => first <= code && code <= last);
  return script?.face ?? (character === '₹' ? 'latin-ext' : 'latin');
}

/** True for a text that the heading face cannot draw alone. */
export const hasOtherScript = (text: string): boolean =>
  runsOf(text).some(({ face }) => face === 'devanagari' || face === 'telugu');
