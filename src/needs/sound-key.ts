/**
 * One spelling for what sounds alike in Devanagari, Telugu and Latin letters: "दुकान", "దుకాణం", "dukaan" and
 * "dookan" begin alike. Hindi and Telugu in Latin letters have no fixed spelling, and English words are written
 * in all three scripts.
 */

const devanagari = 0x900;
const telugu = 0xc00;
const blockSize = 0x80;

/**
 * Sounds of the letters and signs of an Indian script, from each place on. Unicode gives both alphabets the same
 * places. A dot: no sound. "C" is the "ch" of "chai". A short "a" after a consonant is not written at all.
 */
const soundsFrom: readonly (readonly [place: number, sounds: string])[] = [
  [0x05, 'aaiiuur.eeeeoooo'],
  [0x15, 'kkggnCCjjnttddnttddnnppbbmyrrlllvsssh'],
  [0x3e, 'aiiuur.eeeeoooo'],
  [0x66, '0123456789'],
];
const sounds = new Map(
  soundsFrom.flatMap(([place, each]) =>
    [...each].map((sound, at) => [place + at, sound === '.' ? '' : sound] as const),
  ),
);

/** Places of the signs for a nasal, and of the letters that are spoken with the lips. */
const nasals = new Set([0x01, 0x02]);
const isLip = (place: number): boolean => place >= 0x2a && place <= 0x2e;

/** Writes the Indian scripts by their sounds; other letters stay. */
function inLatin(text: string): string {
  let latin = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const base = [devanagari, telugu].find((start) => code >= start && code < start + blockSize);
    if (base === undefined) {
      latin += text.charAt(at);
      continue;
    }
    const place = code - base;
    // A nasal before a sound of the lips is an "m": "कंपनी".
    if (nasals.has(place)) latin += isLip(text.charCodeAt(at + 1) - base) ? 'm' : 'n';
    else latin += sounds.get(place) ?? '';
  }
  return latin;
}

const sameSounds: readonly (readonly [RegExp, string])[] = [
  [/[ts]ion/g, 'sn'],
  [/y(?![a-z])/g, 'i'],
  [/ee|ea|ii|ie/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/ai|ay|ei/g, 'e'],
  [/au|aw|oa/g, 'o'],
  [/ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/x/g, 'ks'],
  [/ph|f/g, 'p'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/([kgcjtdpbs])h/g, '$1'],
  [/n(?=[pbm])/g, 'm'],
  // The Indian scripts do not write a short "a", and many do not say it.
  [/(\S)a+/g, '$1'],
  [/([^\d\s])\1+/g, '$1'],
];

/**
 * Returns the words of a text by their sound, separated by one space. Numbers stay. The time grows with the length
 * of the text alone.
 */
export function soundKey(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\u200c|\u200d|['’]/g, '')
    .replaceAll('₹', ' rs ')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u093c]/g, '');
  let key = inLatin(plain);
  for (const [sound, written] of sameSounds) key = key.replaceAll(sound, written);
  return key.replaceAll(/[^a-z0-9]+/g, ' ').trim();
}
