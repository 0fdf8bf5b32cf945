import type { SocialCard } from '../src/app/social-card.ts';
import { socialCardSize } from '../src/app/social-card-size.ts';
import { escapeHtml } from '../src/app/escape-html.ts';
import { headingFamily } from './heading-font.ts';
import { hasOtherScript } from './text-runs.ts';

/** Returns the width of a text in the fonts of pictures, in pixels at a size of one pixel. */
export type Measure = (text: string) => number;

// The light tokens of look/tokens.css, because a picture has no dark mode.
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
/** Area of the heading: between the section and the last line. */
const headingTop = 160;
const headingHeight = 330;
/** How headings are set. `ascent`: the height above the baseline; `rule`: the distance of the ruled line below it. */
const latin = { sizes: [92, 80, 70, 60, 52], lineHeight: 1.16, ascent: 0.86, rule: 14 };
/** Signs stand above and below the letters of these scripts. */
const indic = { sizes: [84, 74, 64, 56, 50, 44], lineHeight: 1.5, ascent: 1.04, rule: 22 };
const settingOf = (heading: string) => (hasOtherScript(heading) ? indic : latin);

/**
 * Returns the picture of a page as SVG: a page of the ledger with its red spine and the site's name. `icon`
 * is the site's icon as an SVG document. Throws when the heading is too long.
 */
export function socialCardSvg(card: SocialCard, measure: Measure, icon: string): string {
  const { width, height } = socialCardSize;
  const { lineHeight, ascent, rule } = settingOf(card.heading);
  const { size, lines } = fitHeading(card.heading, measure);
  const firstLine =
    headingTop + (headingHeight - lines.length * size * lineHeight) / 2 + size * ascent;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${headingFamily}" font-weight="700">`,
    `<rect width="${width}" height="${height}" fill="${colour.paper}"/>`,
    ...ruledLines(firstLine + rule, size * lineHeight),
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

/** Returns the largest size at which the heading fits, and its lines. */
function fitHeading(heading: string, measure: Measure): { size: number; lines: string[] } {
  const { sizes, lineHeight } = settingOf(heading);
  for (const size of sizes) {
    const lines = wrapText(heading, (right - left) / size, measure);
    const fits = lines.every((line) => measure(line) * size <= right - left);
    if (fits && lines.length * size * lineHeight <= headingHeight) {
      return { size, lines: balanced(lines, measure) };
    }
  }
  throw new Error(`This heading is too long for its picture: ${heading}`);
}

/** Returns the same number of lines with lengths as equal as possible. */
function balanced(lines: readonly string[], measure: Measure): string[] {
  const heading = lines.join(' ');
  const widest = Math.max(...lines.map(measure));
  for (let width = measure(heading) / lines.length; width < widest; width += widest / 20) {
    const even = wrapText(heading, width, measure);
    if (even.length === lines.length && even.every((line) => measure(line) <= widest)) return even;
  }
  return [...lines];
}

/** Breaks a text between words into lines of at most `maxWidth`. A longer word gets a line of its own. */
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

/**
 * Returns the rules of the ledger under the heading: one at `through`, the others at multiples of `distance`.
 */
function ruledLines(through: number, distance: number): string[] {
  const rules = [];
  for (let y = headingTop - 20 + ((through - headingTop + 20) % distance); y < 490; y += distance) {
    rules.push(
      `<path d="M92 ${Math.round(y)}H${socialCardSize.width}" stroke="${colour.rule}" stroke-width="2"/>`,
    );
  }
  return rules;
}

/** Returns an SVG document inside another, in a square. */
const placed = (svg: string, x: number, y: number, size: number) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

/** Returns the day as a stamp at the right end of the last line. */
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
