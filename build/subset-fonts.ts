import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Cuts the heading face down to what English headings use (ASCII, dashes, quotes, the rupee sign).
 * Run by hand (`npx tsx build/subset-fonts.ts`) when the font package changes; the results are committed.
 */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const files = [
  { from: 'latin', to: 'anek-latin-700', characters: `${ascii}–—‘’“”…·` },
  { from: 'latin-ext', to: 'anek-latin-700-rupee', characters: '₹' },
];

for (const { from, to, characters } of files) {
  const source = await readFile(
    `node_modules/@fontsource/anek-latin/files/anek-latin-${from}-700-normal.woff2`,
  );
  const subset = await subsetFont(source, characters, { targetFormat: 'woff2' });
  await writeFile(`src/app/fonts/${to}.woff2`, subset);
  console.log(`${to}.woff2  ${subset.length} bytes`);
}
