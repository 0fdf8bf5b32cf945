import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { escapeHtml } from '../src/app/escape-html.ts';
import type { SocialCard } from '../src/app/social-card.ts';
import { headingFace, headingFaceFile } from './heading-face.ts';
import { cardFontFamily, socialCardSvg, type Measure } from './social-card-svg.ts';

const characters = new Set(headingFace.flatMap((face) => Array.from(face.characters)));

/**
 * Returns a function that draws a page's picture as PNG, in about 20 ms, so nothing is cached between builds.
 * The function throws for a character that the bundled font lacks.
 */
export async function socialCardPainter(): Promise<(card: SocialCard) => Buffer> {
  const font = {
    fontFiles: await unpackedFaces(),
    loadSystemFonts: false,
    defaultFontFamily: cardFontFamily,
  };
  const icon = await readFile('public/icons/icon.svg', 'utf8');
  const measure = measureWith(font);
  return (card) => {
    for (const character of [card.heading, card.section, card.date, card.siteName].join('')) {
      if (characters.has(character)) continue;
      throw new Error(`The heading face has no "${character}", which ${card.path} needs`);
    }
    return new Resvg(socialCardSvg(card, measure, icon), { font }).render().asPng();
  };
}

/** Unpacks the bundled fonts for resvg, which reads only files and no woff2. */
async function unpackedFaces(): Promise<string[]> {
  const folder = '.build/fonts';
  await mkdir(folder, { recursive: true });
  return Promise.all(
    headingFace.map(async ({ file, characters: text }) => {
      const unpacked = join(folder, `${file}.ttf`);
      const source = await readFile(headingFaceFile(file));
      await writeFile(unpacked, await subsetFont(source, text, { targetFormat: 'sfnt' }));
      return unpacked;
    }),
  );
}

/** Measures text by drawing it, and caches the result. */
function measureWith(font: { fontFiles: string[]; loadSystemFonts: boolean }): Measure {
  const size = 100;
  const known = new Map<string, number>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="50" font-family="${cardFontFamily}" font-weight="700" font-size="${size}">${escapeHtml(text)}</text></svg>`;
    const width = (new Resvg(svg, { font }).getBBox()?.width ?? 0) / size;
    known.set(text, width);
    return width;
  };
}
