import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { escapeHtml } from '../src/app/escape-html.ts';
import type { SocialCard } from '../src/app/social-card.ts';
import { checkCharacters, headingFamily, headingFont } from './heading-font.ts';
import { socialCardSvg, type Measure } from './social-card-svg.ts';

/**
 * Returns a function that draws a page's picture as PNG, in about 20 ms, so nothing is cached between builds.
 * The function throws for a character that the bundled font lacks.
 */
export async function socialCardPainter(): Promise<(card: SocialCard) => Buffer> {
  const font = await headingFont();
  const icon = await readFile('public/icons/icon.svg', 'utf8');
  const measure = measureWith(font);
  return (card) => {
    checkCharacters([card.heading, card.section, card.date, card.siteName].join(''), card.path);
    return new Resvg(socialCardSvg(card, measure, icon), { font }).render().asPng();
  };
}

/** Measures text by drawing it, and caches the result. */
function measureWith(font: { fontFiles: string[]; loadSystemFonts: boolean }): Measure {
  const size = 100;
  const known = new Map<string, number>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="50" font-family="${headingFamily}" font-weight="700" font-size="${size}">${escapeHtml(text)}</text></svg>`;
    const width = (new Resvg(svg, { font }).getBBox()?.width ?? 0) / size;
    known.set(text, width);
    return width;
  };
}
