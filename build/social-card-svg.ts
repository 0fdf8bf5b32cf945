import type { SocialCard } from '../src/app/social-card.ts';
import { socialCardSize } from '../src/app/social-card-size.ts';
import { escapeHtml } from '../src/app/escape-html.ts';

/** How wide a text is in the heading face, in pixels at a size of one pixel. */
export type Measure = (text: string) => number;

/** The family that every text of the picture is set in. */
export const cardFontFamily = 'Anek Latin';

// The tokens of look/tokens.css, light: a picture knows no dark mode.
const colour = {
  paper: '#fffbf3',
  ink: '#211a14',
  ledger: '#9a1b1e',
  ledgerDark: '#6e1114',
  stitch: '#e9b7a4',
  leaf: '#1e6b3c',
  line: '#8c7f70',
  rule: '#e2d6c2',
};
const left = 150;
const right = socialCardSize.width - 70;
/** The heading's place: from under the section to over the rule of the last line. */
const headingTop = 160;
const headingHeight = 330;
const lineHeight = 1.16;
const headingSizes = [92, 80, 70, 60, 52];
const ruleUnderText = 14;

/**
 * The picture of a page as SVG: a page of the ledger between its red spine and the name of the site.
 * `icon` is the site's icon as an SVG document. Throws when the heading is too long for the picture.
 */
export function socialCardSvg(card: SocialCard, measure: Measure, icon: string): string {
  const { width, height } = socialCardSize;
  const { size, lines } = fitHeading(card.heading, measure);
  const firstLine =
    headingTop + (headingHeight - lines.length * size * lineHeight) / 2 + size * 0.86;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${cardFontFamily}" font-weight="700">`,
    `<rect width="${width}" height="${height}" fill="${colour.paper}"/>`,
    ...ruledLines(firstLine + ruleUnderText, size * lineHeight),
    `<rect width="92" height="${height}" fill="${colour.ledger}"/>`,
    `<rect width="30" height="${height}" fill="${colour.ledgerDark}"/>`,
    `<path d="M74 0v${height}" stroke="${colour.stitch}" stroke-width="4" stroke-dasharray="18 14"/>`,
    `<path d="M116 0v${height}M123 0v${height}" stroke="${colour.stitch}" stroke-width="2"/>`,
    text(card.section, left, 112, 40, colour.ledger),
    ...lines.map((line, index) =>
      text(line, left, firstLine + index * size * lineHeight, size, colour.ink),
    ),
    `<path d="M${left} 510H${right}" stroke="${colour.line}" stroke-width="2"/>`,
    placed(icon, left, 534, 64),
    text(card.siteName, left + 82, 582, 46, colour.ledger),
    stamp(card.date, measure),
    '</svg>',
  ].join('');
}

/** The largest size at which the heading fits, and its lines at that size. */
function fitHeading(heading: string, measure: Measure): { size: number; lines: string[] } {
  for (const size of headingSizes) {
    const lines = wrapText(heading, (right - left) / size, measure);
    const fits = lines.every((line) => measure(line) * size <= right - left);
    if (fits && lines.length * size * lineHeight <= headingHeight) {
      return { size, lines: balanced(lines, measure) };
    }
  }
  throw new Error(`This heading is too long for its picture: ${heading}`);
}

/** The same text in as many lines, of as equal a length as its words allow. */
function balanced(lines: readonly string[], measure: Measure): string[] {
  const heading = lines.join(' ');
  const widest = Math.max(...lines.map(measure));
  for (let width = measure(heading) / lines.length; width < widest; width += widest / 20) {
    const even = wrapText(heading, width, measure);
    if (even.length === lines.length && even.every((line) => measure(line) <= widest)) return even;
  }
  return [...lines];
}

/** Breaks a text between words into lines no wider than `maxWidth`; a longer word stands alone. */
export function wrapText(content: string, maxWidth: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of content.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const text = (content: string, x: number, y: number, size: number, fill: string) =>
  `<text x="${x}" y="${Math.round(y)}" font-size="${size}" fill="${fill}">${escapeHtml(content)}</text>`;

/** The rules of the ledger, on which the heading stands: through `through`, and so far apart. */
function ruledLines(through: number, distance: number): string[] {
  const rules = [];
  for (let y = headingTop - 20 + ((through - headingTop + 20) % distance); y < 490; y += distance) {
    rules.push(
      `<path d="M92 ${Math.round(y)}H${socialCardSize.width}" stroke="${colour.rule}" stroke-width="2"/>`,
    );
  }
  return rules;
}

/** An SVG document within another, in a square. */
const placed = (svg: string, x: number, y: number, size: number) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

/** The day, as a rubber stamp at the right end of the last line. */
function stamp(date: string, measure: Measure): string {
  const size = 30;
  const words = date.toUpperCase();
  const inner = measure(words) * size;
  const x = right - inner - 24;
  return [
    `<g transform="rotate(-3 ${right - inner / 2} 568)">`,
    `<rect x="${x - 24}" y="538" width="${inner + 48}" height="58" rx="6" fill="${colour.paper}" stroke="${colour.leaf}" stroke-width="4"/>`,
    text(words, x, 577, size, colour.leaf),
    '</g>',
  ].join('');
}
