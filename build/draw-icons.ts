import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

/**
 * Draws the home-screen icons from `public/icons/icon.svg`.
 * Run by hand (`npx tsx build/draw-icons.ts`) when the drawing changes; the results are committed.
 */
const svg = await readFile('public/icons/icon.svg', 'utf8');
/** A maskable icon is cut to any shape: it bleeds to the edge, and its drawing keeps to the safe middle. */
const maskable = svg
  .replace('rx="96"', 'rx="0"')
  .replace('viewBox="0 0 512 512"', 'viewBox="-64 -64 640 640" style="background:#9A1B1E"');

for (const [name, source, size] of [
  ['icon-192', svg, 192],
  ['icon-512', svg, 512],
  ['icon-maskable-512', maskable, 512],
] as const) {
  const image = new Resvg(source, {
    fitTo: { mode: 'width', value: size },
    ...(source === maskable && { background: '#9A1B1E' }),
  });
  await writeFile(`public/icons/${name}.png`, image.render().asPng());
}
