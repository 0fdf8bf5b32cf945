import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { headingFace, headingFaceFile } from './heading-face.ts';

/**
 * Reduces the heading font to the characters of English headings (ASCII, dashes, quotes, the rupee sign). Run
 * it by hand (`npx tsx build/subset-fonts.ts`) after the font package changes, and commit the results.
 */
for (const { file, fontsource, characters } of headingFace) {
  const source = await readFile(
    `node_modules/@fontsource/anek-latin/files/anek-latin-${fontsource}-700-normal.woff2`,
  );
  const subset = await subsetFont(source, characters, { targetFormat: 'woff2' });
  await writeFile(headingFaceFile(file), subset);
  console.log(`${file}.woff2  ${subset.length} bytes`);
}
