import { describe, expect, it } from 'vitest';
import { drawnPictures } from '../src/pages/pictures/drawn-pictures.tsx';
import { photo } from '../src/pages/pictures/paper-svg.tsx';
import { measureTexts } from './outline-texts.ts';
import { loadTypesetter } from './typesetter.ts';

const typesetter = await loadTypesetter();
const pictures = (await drawnPictures()).map(({ name, svg }) => ({ name, svg }));

describe.each(pictures)('the words of $name', ({ svg }) => {
  const lines = measureTexts(svg, typesetter);

  it('stay inside the picture', () => {
    const [, width = ''] = /viewBox="0 0 ([\d.]+) /.exec(svg) ?? [];
    const outside = lines.filter(({ x, width: long }) => x < 0 || x + long > Number(width));
    expect(outside).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
  });

  it('do not lie over each other', () => {
    const covered = lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(other.y - line.y) < Math.min(other.size, line.size) * 0.9 &&
            other.x < line.x + line.width &&
            line.x < other.x + other.width,
        )
        .map((other) => `“${line.text}” and “${other.text}”`),
    );
    expect(covered).toEqual([]);
  });
});

const withPhoto = pictures.filter(({ svg }) => svg.includes(`<rect x="${photo.x}" y="${photo.y}"`));

it.each(withPhoto)('the words of $name end before its photo', ({ svg }) => {
  const over = measureTexts(svg, typesetter).filter(
    ({ x, y, width }) =>
      y > photo.y && y < photo.y + photo.height && x < photo.x + photo.width && x + width > photo.x,
  );
  expect(over).toEqual([]);
});
