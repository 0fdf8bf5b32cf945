import { expect, it } from 'vitest';
import { readAsked } from './read-asked.ts';

it('reads a sentence with its verdict and its questions', () => {
  expect(
    readAsked('no> The card is free.\nen: Is there a fee?\nhi-Latn: paisa lagega kya\n'),
  ).toEqual([
    {
      sentence: 'The card is free.',
      verdict: 'no',
      questions: [
        { way: 'en', said: 'Is there a fee?' },
        { way: 'hi-Latn', said: 'paisa lagega kya' },
      ],
    },
  ]);
});

it('names the line that it cannot read', () => {
  expect(() => readAsked('maybe> The card is free.')).toThrow('maybe> The card is free.');
  expect(() => readAsked('en: Is there a fee?')).toThrow('Is there a fee?');
  expect(() => readAsked('no> The card is free.\nfr: Combien ?')).toThrow('Combien');
});

it('refuses a sentence without a question', () => {
  expect(() => readAsked('no> The card is free.\nsays> At the ward office.\nen: Where?')).toThrow(
    '“The card is free.” has no question',
  );
});
