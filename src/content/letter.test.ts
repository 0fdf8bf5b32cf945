import { expect, it } from 'vitest';
import { letterParts, letterText } from './letter.ts';

it('a letter has what the vendor typed, and a line to write on for the rest', () => {
  const lines = ['I sell at [place].', 'Yours faithfully, [name]'];
  expect(letterText(lines, { place: 'Gate 2, Begum Bazaar', name: '  ' })).toBe(
    'I sell at Gate 2, Begum Bazaar.\n\nYours faithfully, ______________',
  );
});

it('a blank that no letter knows fails the build', () => {
  expect(letterParts('On [day] at [place]')).toEqual([
    'On ',
    { blank: 'day' },
    ' at ',
    { blank: 'place' },
  ]);
  expect(() => letterParts('My [address]')).toThrow('[address]');
});
