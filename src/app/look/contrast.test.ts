import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Contrast of the colours that lie on each other, from tokens.css itself (A11Y-05, WCAG 1.4.3 and 1.4.11). */
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colours = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
const [light = '', rest = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const [dark = ''] = rest.split('@media print');

const channel = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
};

/** Each colour of text with its backgrounds. */
const texts: [string, string][] = [
  ...['ink', 'ink-2', 'ledger', 'link', 'leaf', 'peacock', 'amber'].flatMap((text) =>
    ['paper', 'paper-2', 'card'].map((ground): [string, string] => [text, ground]),
  ),
  ['on-ledger', 'ledger'],
  ['on-peacock', 'peacock'],
  ['on-cover', 'cover'],
  ['on-turmeric', 'turmeric'],
  ['on-turmeric', 'cover-turmeric'],
  ['on-turmeric', 'cover-turmeric-2'],
];
/** Colours that carry no text: edges of controls, the ring of the focus. */
const edges: [string, string][] = ['line', 'focus'].flatMap((edge) =>
  ['paper', 'paper-2', 'card'].map((ground): [string, string] => [edge, ground]),
);

describe.each([
  ['light', colours(light)],
  ['dark', { ...colours(light), ...colours(dark) }],
])('in %s colours', (_, palette) => {
  const ratio = ([over, under]: [string, string]) =>
    contrast(palette[over] ?? '#000000', palette[under] ?? '#000000');

  it.each(texts)('%s can be read on %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(edges)('%s is seen on %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
  it('one of the two rings of the focus is seen on any ground', () => {
    for (const ground of Object.keys(palette)) {
      const best = Math.max(ratio(['focus', ground]), ratio(['focus-halo', ground]));
      expect(best, ground).toBeGreaterThanOrEqual(3);
    }
  });
});
