import { readFile } from 'node:fs/promises';
import { Blob, Buffer as GlyphBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { headingFaces } from './heading-font.ts';
import { joiners, runsOf, scripts, type FaceName, type Weight } from './text-runs.ts';

/** Sets text in the faces of pictures. */
export interface Typesetter {
  /** Returns the width of a text at a size of one pixel. */
  widthOf: (text: string, weight: Weight) => number;
  /** Returns the outlines of a text as SVG, from `x` on the baseline `y`. Throws for a letter that its face lacks. */
  outline: (text: string, place: { x: number; y: number; size: number; weight: Weight }) => string;
}

/** A part of a text in one face, at a size of one pixel. */
interface SetRun {
  width: number;
  /** Paths in units of the face, with `y` upwards. */
  paths: string;
  unit: number;
}

/**
 * Returns a typesetter that shapes with HarfBuzz, as browsers do. resvg shapes too, but it puts the vowel signs of
 * Devanagari and Telugu over the next letter, and takes one font for a text.
 */
export async function loadTypesetter(): Promise<Typesetter> {
  const fonts = await loadFonts();
  const cache = new Map<string, SetRun>();
  const setRun = (text: string, face: FaceName, weight: Weight): SetRun => {
    const key = `${face} ${weight} ${text}`;
    const run = cache.get(key) ?? shapeRun(text, fontOf(fonts, face, weight));
    cache.set(key, run);
    return run;
  };
  const setRuns = (text: string, weight: Weight) =>
    runsOf(text).map((run) => setRun(run.text, run.face, weight));
  return {
    widthOf: (text, weight) => setRuns(text, weight).reduce((sum, { width }) => sum + width, 0),
    outline: (text, { x, y, size, weight }) => {
      let left = x;
      return setRuns(text, weight)
        .map(({ width, paths, unit }) => {
          const scale = size * unit;
          const placed = `<g transform="translate(${left} ${y}) scale(${scale} ${-scale})">${paths}</g>`;
          left += width * size;
          return placed;
        })
        .join('');
    },
  };
}

/** Fonts by face and weight. */
type Fonts = ReadonlyMap<string, { font: Font; unit: number }>;

function fontOf(fonts: Fonts, face: FaceName, weight: Weight) {
  // The heading face has one weight.
  const found = fonts.get(`${face} ${weight}`) ?? fonts.get(`${face} 700`);
  if (!found) throw new Error(`No font sets ${face}`);
  return found;
}

async function loadFonts(): Promise<Fonts> {
  const latin = headingFaces.map(({ fontsource, source, characters }) => ({
    key: `${fontsource} 700`,
    file: source,
    characters,
  }));
  const others = scripts.flatMap(({ face, first, last }) =>
    [400, 700].map((weight) => ({
      key: `${face} ${weight}`,
      file: `node_modules/@fontsource/noto-sans-${face}/files/noto-sans-${face}-${face}-${weight}-normal.woff2`,
      characters: charactersFrom(first, last) + joiners,
    })),
  );
  return new Map(
    await Promise.all(
      [...latin, ...others].map(async ({ key, file, characters }) => {
        const packed = await readFile(file);
        // HarfBuzz reads no woff2.
        const face = new Face(
          new Blob(await subsetFont(packed, characters, { targetFormat: 'sfnt' })),
        );
        return [key, { font: new Font(face), unit: 1 / face.upem }] as const;
      }),
    ),
  );
}

function charactersFrom(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

function shapeRun(text: string, { font, unit }: { font: Font; unit: number }): SetRun {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const places = buffer.getGlyphPositions();
  let x = 0;
  const paths = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const place = places[index];
    if (!place || glyph === 0) throw new Error(`The faces of pictures cannot set “${text}”`);
    const path = `<path transform="translate(${x + place.xOffset} ${place.yOffset})" d="${font.glyphToPath(glyph)}"/>`;
    x += place.xAdvance;
    return path;
  });
  return { width: x * unit, paths: paths.join(''), unit };
}
