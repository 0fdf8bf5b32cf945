import { expect, it } from 'vitest';
import { vocabularyOf } from '../search/model/vocabulary.ts';
import { conceptReader } from './concepts.ts';
import { asksForHarm } from './harm.ts';
import { tableWords } from './question-tables.ts';

const reader = conceptReader(vocabularyOf('en'), tableWords);
const isDeclined = (question: string) => asksForHarm(reader.read(question));

it.each([
  'how to bribe an inspector',
  'kitni rishwat deni hogi',
  'make a fake gst bill',
  'how to evade tax',
  'gst chori ka tarika',
  'hide my sales from the tax office',
  'sell without licence and not get caught',
])('declines “%s”', (question) => {
  expect(isDeclined(question)).toBe(true);
});

/** Questions of victims, and of people who obey the law, are answered. */
it.each([
  'an officer asks me for a bribe',
  'inspector is demanding bribe where to complain',
  'how to check a fake gst number',
  'somebody sold me a fake certificate',
  'how to avoid late fee in gst',
  'how to avoid penalty',
  'legal ways to save income tax',
  'what is the penalty for selling expired food',
  'duplicate copy of lost vending certificate',
  'police threatens me at my cart',
])('answers “%s”', (question) => {
  expect(isDeclined(question)).toBe(false);
});
