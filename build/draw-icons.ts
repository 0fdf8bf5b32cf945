import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { shortcutIcon, shortcutIconSizes, shortcuts } from '../src/app/manifest.ts';
import { iconPaths } from '../src/ui/icon.tsx';

/**
 * Draws the home-screen icons from `public/icons/icon.svg`, and the shortcuts' icons from the site's line
 * drawings. Run it by hand (`npx tsx build/draw-icons.ts`) after a drawing changes, and commit the results.
 */
const svg = await readFile('public/icons/icon.svg', 'utf8');
/**
 * A maskable icon can be cut to any shape: its background fills the square, its drawing stays in the safe
 * middle.
 */
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

/** Sizes of `/favicon.ico`, which browsers request by default and some programs require. */
const faviconSizes = [16, 32, 48];
const drawings = faviconSizes.map((size) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng(),
);
await writeFile('public/favicon.ico', icoOf(drawings, faviconSizes));

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

/** Returns an .ico file of PNGs: a header of 6 bytes, 16 bytes for each picture, then the pictures. */
function icoOf(pngs: readonly Buffer[], sizes: readonly number[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [index, png] of pngs.entries()) {
    const at = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pngs]);
}
