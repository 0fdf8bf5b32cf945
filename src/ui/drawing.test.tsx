import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawingLayers } from './drawing-layers.ts';
import { drawingNames } from './drawing-names.ts';
import { Drawing } from './drawing.tsx';

const styles = readFileSync(new URL('drawing.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../app/look/tokens.css', import.meta.url), 'utf8');
const markupOf = (name: (typeof drawingNames)[number]) =>
  renderToStaticMarkup(<Drawing name={name} size={56} />);

describe.each(drawingNames)('The drawing "%s"', (name) => {
  const markup = markupOf(name);

  it('takes at most 500 bytes of a page (ANSW-07)', () => {
    expect(markup.length).toBeLessThanOrEqual(500);
  });
  it('is hidden from screen readers and contains no text (ANSW-07)', () => {
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toMatch(/<(text|title|desc)\b|>[^<]/);
  });
  it('names no colour of its own (ANSW-07)', () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|style=|fill=|stroke=/i);
  });
});

it('No two drawings are equal, also where their colours are not seen (ANSW-07)', () => {
  const shapes = drawingNames.map((name) => drawingLayers[name].map(([, path]) => path).join(' '));
  expect(new Set(shapes).size).toBe(drawingNames.length);
});

it('Drawings take every colour from a token (ANSW-07)', () => {
  const colours = [...styles.matchAll(/(?:fill|stroke): ([^;]+);/g)].map(([, value = '']) => value);
  for (const value of colours.filter((each) => each !== 'none')) {
    const token = /^var\((--color-[\w-]+)\)$/.exec(value)?.[1];
    expect(tokens).toContain(`${token ?? value}: `);
  }
  const paints = new Set(
    drawingNames.flatMap((name) => drawingLayers[name].map(([paint]) => paint)),
  );
  for (const paint of paints) {
    if (paint !== 'ink') expect(styles).toContain(`.drawing .${paint} {`);
  }
});
