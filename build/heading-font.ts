import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { headingFace } from './heading-face.ts';
import { hasOtherScript, joiners } from './text-runs.ts';

/** The family of all texts in pictures. */
export const headingFamily = 'Anek Latin';

/** Characters of pictures that no heading of a page needs. */
const only = { latin: '®', 'latin-ext': '' };
/** The parts of the heading face, with all characters of pictures. */
export const headingFaces = headingFace.map(({ file, fontsource, characters }) => ({
  file,
  fontsource,
  source: `node_modules/@fontsource/anek-latin/files/anek-latin-${fontsource}-700-normal.woff2`,
  characters: characters + only[fontsource],
}));
const known = new Set(headingFaces.flatMap(({ characters }) => Array.from(characters)));

/**
 * Returns resvg's settings for text in the bundled heading face, so that a picture is the same on every machine.
 * Unpacks the fonts, because resvg reads only files and no woff2.
 */
export async function headingFont() {
  const folder = '.build/fonts';
  await mkdir(folder, { recursive: true });
  const fontFiles = await Promise.all(
    headingFaces.map(async ({ file, source, characters }) => {
      const unpacked = join(folder, `${file}.ttf`);
      // Without ligatures: resvg takes no sign from the second font in a text that has one.
      const font = await subsetFont(await readFile(source), characters, {
        targetFormat: 'sfnt',
        noLayoutClosure: true,
      });
      await writeFile(unpacked, font);
      return unpacked;
    }),
  );
  return { fontFiles, loadSystemFonts: false, defaultFontFamily: headingFamily };
}

/**
 * Throws for a character that neither the heading face has nor the typesetter sets, which checks its own faces.
 * `picture` names what needs it.
 */
export function checkCharacters(text: string, picture: string): void {
  for (const character of text) {
    if (known.has(character) || hasOtherScript(character) || joiners.includes(character)) continue;
    throw new Error(`The faces of pictures have no "${character}", which ${picture} needs`);
  }
}
