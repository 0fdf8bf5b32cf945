import { array, assert, integer, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text as english } from '../../locales/en/tools/listen.ts';
import { text as hindi } from '../../locales/hi/tools/listen.ts';
import { text as telugu } from '../../locales/te/tools/listen.ts';
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
  it('returns every word in order, and no piece longer than the limit', () => {
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
  ['₹5–20 lakh', '5 to 20 lakh rupees'],
  ['₹150–200 a month', '150 to 200 rupees a month'],
  ['₹20–40 lakh.', '20 to 40 lakh rupees.'],
  ['₹1.5–2 crore', '1.5 to 2 crore rupees'],
  ['₹50,000–₹1 lakh', '50,000 to 1 lakh rupees'],
  ['₹100 – ₹2,000', '100 to 2,000 rupees'],
  ['₹40 lakh to ₹1.5 crore', '40 lakh rupees to 1.5 crore rupees'],
  ['₹100 + and more', '100 rupees or more and more'],
  ['no amount', 'no amount'],
])('says %s as %s', (written, spoken) => {
  expect(spokenAmounts(written, english)).toBe(spoken);
});

it.each([
  ['₹20 लाख तक', '20 लाख रुपये तक'],
  ['₹1.5 करोड़ से', '1.5 करोड़ रुपये से'],
  ['₹5–20 लाख', '5 से 20 लाख रुपये'],
  ['₹100 +', '100 रुपये या ज़्यादा'],
])('says %s in Hindi as %s', (written, spoken) => {
  expect(spokenAmounts(written, hindi)).toBe(spoken);
});

it.each([
  ['₹20 లక్షలు', '20 లక్షల రూపాయలు'],
  ['₹20 లక్షల వరకు', '20 లక్షల రూపాయల వరకు'],
  ['₹1 లక్ష', '1 లక్ష రూపాయలు'],
  ['₹1.5 కోట్లకు', '1.5 కోట్ల రూపాయలకు'],
  ['₹500కి', '500 రూపాయలకి'],
  ['₹100 కట్టండి', '100 రూపాయలు కట్టండి'],
])('says %s in Telugu as %s', (written, spoken) => {
  expect(spokenAmounts(written, telugu)).toBe(spoken);
});
