import { array, assert, integer, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenAmounts, splitForSpeech } from './speech-chunks.ts';

describe('cutting a text for a voice', () => {
  it('cuts at sentences, and not inside addresses and amounts', () => {
    expect(splitForSpeech('It ends in gov.in. It costs 1.5 crore! Really? “Yes.” Go on')).toEqual([
      'It ends in gov.in.',
      'It costs 1.5 crore!',
      'Really?',
      '“Yes.”',
      'Go on',
    ]);
  });

  it('cuts a long sentence at a comma', () => {
    const long = `${'word '.repeat(15)}here, ${'more '.repeat(20)}end.`;
    const [first] = splitForSpeech(long, 100);
    expect(first).toMatch(/here,$/);
  });

  const word = stringMatching(/^[a-z]{1,12}[.,!?;:]?$/);
  it('loses no word, keeps the order, and makes no piece longer than asked', () => {
    assert(
      property(array(word), integer({ min: 20, max: 200 }), (words, longest) => {
        const chunks = splitForSpeech(words.join(' '), longest);
        expect(chunks.join(' ')).toBe(words.join(' '));
        for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(longest);
      }),
    );
  });
});

it.each([
  ['₹2,000', '2,000 rupees'],
  ['up to ₹1.5 crore a year', 'up to 1.5 crore rupees a year'],
  ['It costs ₹100.', 'It costs 100 rupees.'],
  ['₹40 lakh, or ₹20 lakh', '40 lakh rupees, or 20 lakh rupees'],
  ['no amount', 'no amount'],
])('says %s as %s', (written, spoken) => {
  expect(spokenAmounts(written, (amount) => `${amount} rupees`)).toBe(spoken);
});
