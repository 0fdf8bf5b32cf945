import { hasOtherScript, type Weight } from './text-runs.ts';
import type { Typesetter } from './typesetter.ts';

/** The class of a text that is drawn as outlines, in place of the element's name in a style. */
export const outlinedClass = 'outlined';

/**
 * Returns a drawing in which texts with Devanagari or Telugu are outlines. Texts in the heading face alone stay
 * texts. Letters are never spaced out, because they join.
 */
export function outlineTexts(svg: string, typesetter: Typesetter): string {
  const isBold = isBoldThroughout(svg);
  return svg.replaceAll(textElements, (unchanged: string, attributes: string, inside: string) => {
    if (!hasOtherScript(plain(inside))) return unchanged;
    const lines = setLines(attributes, inside, isBold, typesetter).map(({ text, ...place }) =>
      typesetter.outline(text, place),
    );
    return `<g${looksOf(attributes)}>${lines.join('')}</g>`;
  });
}

/** A line of a drawing's text, in the drawing's units: it starts at `x` on the baseline `y`. */
export interface SetLine {
  text: string;
  x: number;
  y: number;
  size: number;
  weight: Weight;
}

/** Returns every line of text in a drawing with its place and width. Turned texts are left out. */
export function measureTexts(svg: string, typesetter: Typesetter): (SetLine & { width: number })[] {
  const isBold = isBoldThroughout(svg);
  return [...svg.matchAll(textElements)].flatMap(([, attributes = '', inside = '']) =>
    attributes.includes(' transform=')
      ? []
      : setLines(attributes, inside, isBold, typesetter).map((line) => ({
          ...line,
          width: typesetter.widthOf(line.text, line.weight) * line.size,
        })),
  );
}

const textElements = /<text( [^>]*)>(.*?)<\/text>/gs;

const isBoldThroughout = (svg: string): boolean => /^<svg[^>]* font-weight="700"/.test(svg);

/** Returns the lines of a text element as they are set. */
function setLines(
  attributes: string,
  inside: string,
  isBold: boolean,
  { widthOf }: Typesetter,
): SetLine[] {
  const weight: Weight = isBold || attributes.includes('sheet-bold') ? 700 : 400;
  const size = numberIn(attributes, 'font-size') ?? 0;
  return linesOf(attributes, inside).map(({ x, y, text }) => ({
    text,
    x: startOf(attributes, x, widthOf(text, weight) * size),
    y,
    size,
    weight,
  }));
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
