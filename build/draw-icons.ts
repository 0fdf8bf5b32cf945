import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { shortcutIcon, shortcutIconSizes, shortcuts } from '../src/app/manifest.ts';
import { iconPaths } from '../src/ui/icon.tsx';

/**
 * Draws the home-screen icons from `public/icons/icon.svg`, and those of the shortcuts from the site's
 * own line drawings.
 * Run by hand (`npx tsx build/draw-icons.ts`) when a drawing changes; the results are committed.
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

for (const { icon } of shortcuts) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
    <circle cx="24" cy="24" r="24" fill="#9A1B1E"/>
    <path transform="translate(12 12)" d="${iconPaths[icon]}" fill="none" stroke="#FFFBF3"
      stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`;
  for (const size of shortcutIconSizes) {
    const image = new Resvg(drawing, { fitTo: { mode: 'width', value: size } });
    await writeFile(`public${shortcutIcon(icon, size)}`, image.render().asPng());
  }
}
