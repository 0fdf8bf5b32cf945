import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { headingFace, headingFaceFile } from './heading-face.ts';

/**
 * Cuts the heading face down to what English headings use (ASCII, dashes, quotes, the rupee sign).
 * Run by hand (`npx tsx build/subset-fonts.ts`) when the font package changes; the results are committed.
 */
for (const { file, fontsource, characters } of headingFace) {
  const source = await readFile(
    `node_modules/@fontsource/anek-latin/files/anek-latin-${fontsource}-700-normal.woff2`,
  );
  const subset = await subsetFont(source, characters, { targetFormat: 'woff2' });
  await writeFile(headingFaceFile(file), subset);
  console.log(`${file}.woff2  ${subset.length} bytes`);
}
