import { expect, it } from 'vitest';
import { allSchemes } from './all.ts';
import { helps } from './choices.ts';
import { drawingOfScheme } from './scheme-drawing.ts';

it('Each kind of help has a drawing of its own in the list of schemes (ANSW-07)', () => {
  const drawings = helps.map((help) => drawingOfScheme({ helps: [help] }));
  expect(new Set(drawings).size).toBe(helps.length);
});

it('A scheme has the drawing of the help that its record names first (ANSW-07)', () => {
  expect(allSchemes.filter(({ helps }) => helps.length === 0)).toEqual([]);
  expect(drawingOfScheme({ helps: ['loan', 'training'] })).toBe('loan');
  expect(drawingOfScheme({ helps: ['training', 'loan'] })).toBe('school');
});
