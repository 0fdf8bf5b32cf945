import { hasOtherScript, type Weight } from './text-runs.ts';
import type { Typesetter } from './typesetter.ts';

/** The class of a text that is drawn as outlines, in place of the element's name in a style. */
export const outlinedClass = 'outlined';

/**
 * Returns a drawing in which texts with Devanagari or Telugu are outlines. Texts in the heading face alone stay
 * texts. Letters are never spaced out, because they join.
 */
export function outlineTexts(svg: string, { widthOf, outline }: Typesetter): string {
  const isBold = /^<svg[^>]* font-weight="700"/.test(svg);
  return svg.replaceAll(
    /<text( [^>]*)>(.*?)<\/text>/gs,
    (unchanged: string, attributes: string, inside: string) => {
      if (!hasOtherScript(plain(inside))) return unchanged;
      const weight: Weight = isBold || attributes.includes('sheet-bold') ? 700 : 400;
      const size = numberIn(attributes, 'font-size') ?? 0;
      const lines = linesOf(attributes, inside).map(({ x, y, text }) => {
        const start = startOf(attributes, x, widthOf(text, weight) * size);
        return outline(text, { x: start, y, size, weight });
      });
      return `<g${looksOf(attributes)}>${lines.join('')}</g>`;
    },
  );
}

/** Returns the attributes that colour and turn a text. */
function looksOf(attributes: string): string {
  const kept = attributes.replaceAll(/ (?:x|y|text-anchor|font-size|letter-spacing)="[^"]*"/g, '');
  return kept.includes(' class="')
    ? kept.replace(' class="', ` class="${outlinedClass} `)
    : `${kept} class="${outlinedClass}"`;
}

/** Returns the lines of a text element, each with its place. */
function linesOf(attributes: string, inside: string): { x: number; y: number; text: string }[] {
  let y = numberIn(attributes, 'y') ?? 0;
  const x = numberIn(attributes, 'x') ?? 0;
  const lines = [...inside.matchAll(/<tspan([^>]*)>(.*?)<\/tspan>/gs)];
  if (lines.length === 0) return [{ x, y, text: plain(inside) }];
  return lines.map(([, own = '', text = '']) => {
    y += numberIn(own, 'dy') ?? 0;
    return { x: numberIn(own, 'x') ?? x, y, text: plain(text) };
  });
}

function startOf(attributes: string, x: number, width: number): number {
  const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
  if (anchor === 'middle') return x - width / 2;
  return anchor === 'end' ? x - width : x;
}

function numberIn(attributes: string, name: string): number | undefined {
  const value = new RegExp(` ${name}="(-?[\\d.]+)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : Number(value);
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** Returns the words of markup. */
const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, (sign) => signs[sign] ?? sign);
