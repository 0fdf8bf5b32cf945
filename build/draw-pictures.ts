import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import packageJson from '../package.json' with { type: 'json' };
import type { DrawnPicture } from '../src/pages/pictures/drawn-pictures.tsx';
import type { PictureFiles } from '../src/pages/pictures/picture-files.ts';
import { openCache } from './cache.ts';
import { checkCharacters, headingFamily, headingFont } from './heading-font.ts';
import { outlinedClass, outlineTexts } from './outline-texts.ts';
import { loadTypesetter } from './typesetter.ts';

/** The formats of each picture. Flat colours and text need all colour samples (4:4:4). */
const formats = {
  avif: { quality: 55, effort: 5, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 5 },
} as const;
type Format = keyof typeof formats;

const resvgVersion = packageJson.devDependencies['@resvg/resvg-js'];

/** Most bytes of a picture as AVIF: a second on 3G. */
const avifBudget = 25_000;

/**
 * Writes every picture as AVIF and WebP into `outDir/assets`, and returns its addresses and size by name. A file's
 * name has the digest of the drawing and of the tools, so that the same sources give the same names everywhere.
 * Throws when a picture exceeds its budget or needs a character that the bundled faces lack.
 */
export async function drawPictures(
  pictures: readonly DrawnPicture[],
  outDir: string,
): Promise<Map<string, PictureFiles>> {
  const cache = await openCache('pictures');
  const font = await headingFont();
  const typesetter = await loadTypesetter();
  const fonts = await Promise.all(font.fontFiles.map((file) => readFile(file)));
  await mkdir(join(outDir, 'assets'), { recursive: true });
  const drawn = await Promise.all(
    pictures.map(async (picture): Promise<[string, PictureFiles]> => {
      const { name, locale, width } = picture;
      const styled = await withStyle(picture.svg);
      checkCharacters(textOf(styled), name);
      const svg = outlineTexts(styled, typesetter);
      // One drawing for both formats; none where both are saved.
      let pixels: ReturnType<typeof rasterOf> | undefined;
      const raster = () => (pixels ??= rasterOf(svg, width, font));
      const [avif, webp] = await Promise.all(
        (['avif', 'webp'] as const).map(async (format) => {
          const key = keyOf(svg, width, format, fonts);
          const bytes = await cache.readOrMake(key, () =>
            raster().toFormat(format, formats[format]).toBuffer(),
          );
          const path = `/assets/${name}-${key.slice(0, 8)}.${format}`;
          await writeFile(join(outDir, path), bytes);
          return { path, size: bytes.length };
        }),
      );
      if (!avif || !webp) throw new Error('A picture has two formats');
      if (avif.size > avifBudget) throw new Error(`${name} has ${avif.size} bytes`);
      return [name, { avif: avif.path, webp: webp.path, bytes: avif.size, locale }];
    }),
  );
  await cache.removeUnused();
  return new Map(drawn);
}

/** Returns the hash of all that determines a file. */
function keyOf(svg: string, width: number, format: Format, fonts: readonly Buffer[]): string {
  const settings = [svg, width, format, formats[format], sharp.versions, resvgVersion];
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const font of fonts) hash.update(font);
  return hash.digest('hex');
}

function rasterOf(svg: string, width: number, font: Awaited<ReturnType<typeof headingFont>>) {
  const background = '#fffbf3';
  const image = new Resvg(svg, {
    font,
    background,
    fitTo: { mode: 'width', value: width },
  }).render();
  return sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 4 },
  }).removeAlpha();
}

/**
 * Returns a sheet with its style inside, in the light colours of the tokens. Other drawings have no classes.
 * resvg knows neither variables nor media queries.
 */
async function withStyle(svg: string): Promise<string> {
  if (!svg.includes(' class=')) return svg;
  const [tokens, sheets] = await Promise.all(
    ['tokens', 'sheets'].map((name) => readFile(`src/app/look/${name}.css`, 'utf8')),
  );
  const valueOf = (token: string): string => {
    if (token === '--font-body') return `'${headingFamily}'`;
    const value = new RegExp(`${token}: ([^;]+);`).exec(tokens ?? '')?.[1];
    if (!value) throw new Error(`tokens.css has no ${token}`);
    return withValues(value);
  };
  const withValues = (css: string): string =>
    css.replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => valueOf(token));
  const [style = ''] = (sheets ?? '')
    .replace('.sheet text', `.sheet .${outlinedClass}, .sheet text`)
    .split('@media');
  return svg.replace('>', `><style>${withValues(style)}</style>`);
}

/** Returns the words in a drawing. */
const textOf = (svg: string): string =>
  svg.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, '').replaceAll(/&(amp|lt|gt|quot|#x27);/g, '');
