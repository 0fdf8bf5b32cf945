import { describe, expect, it } from 'vitest';
import { isStated, readPassage, saidFigures } from './figures.ts';
import { readable } from './readable.ts';
import { readFigures, type Figure } from './read-figures.ts';

const passage = readPassage({
  title: 'Late fees',
  heading: '',
  text: [
    'Late fee: ₹50 a day, at most ₹2,000. Tax of 18% a year. Limit ₹1.5 crore; loans of 10 to 20 lakh.',
    'By 31 Mar 2026, within 30 days, under section 122(1). Three papers. Valid for a year.',
  ].join('\n'),
});

function unsupportedIn(text: string): string[] {
  const statement = readable(text);
  return saidFigures(statement)
    .filter((said) => !isStated(said, passage))
    .map(({ figure: { start, end } }) => statement.slice(start, end));
}

describe('figures that the passage does not state', () => {
  it.each([
    ['₹99,999 a day', ['99,999']],
    ['Rs. 500 or 12 per cent', ['500', '12 per cent']],
    ['2 lakh, in 45 days', ['2 lakh', '45 days']],
    ['under Section 420, by 15 April', ['420', '15 April']],
    ['₹50 a month', ['50']],
    ['18 days', ['18 days']],
    ['₹30', ['30']],
    ['जुर्माना ₹५०० या ४५ दिन', ['500', '45 दिन']],
    ['రుసుము ₹౫౦౦', ['500']],
  ])('are found in “%s”', (answer, unsupported) => {
    expect(unsupportedIn(answer)).toEqual(unsupported);
  });

  it.each([
    'It is ₹50 a day, at most 2000 rupees, and 18 percent a year.',
    'The limit is 1,50,00,000 rupees; a loan of ₹10 lakh or 20 lakhs.',
    'Do it by 31 March, within 30 days, under Section 122(1). It holds for 1 year, with 3 papers.',
    'It holds for 12 months, under section 122.',
    'शुल्क ₹५० प्रतिदिन, ३० दिन में।',
  ])('are not found in “%s”', (answer) => {
    expect(unsupportedIn(answer)).toEqual([]);
  });
});

describe('figures of a text', () => {
  const values = (figures: readonly Figure[]) =>
    figures.flatMap(({ readings: [reading] }) =>
      reading?.is === 'quantity' ? [[reading.kind, reading.value]] : [],
    );

  it.each<[string, [string, number][]]>([
    ['five thousand rupees', [['money', 5000]]],
    ['half a lakh', [['amount', 50_000]]],
    ['dedh lakh', [['amount', 150_000]]],
    ['1 lakh 50 thousand', [['amount', 150_000]]],
    ['साढ़े चार हज़ार रुपये', [['money', 4500]]],
    ['पैंतालीस दिन', [['day', 45]]],
    ['లక్షన్నర', [['amount', 150_000]]],
    ['ఐదువేలు', [['amount', 5000]]],
    [
      '10-12 working days',
      [
        ['day', 10],
        ['day', 12],
      ],
    ],
    [
      '10 to 20 lakh',
      [
        ['amount', 1_000_000],
        ['amount', 2_000_000],
      ],
    ],
    ['5k', [['amount', 5000]]],
    ['6000/-', [['money', 6000]]],
    ['two photographs', []],
    ['do what he says, das ist gut', []],
  ])('“%s”', (text, expected) => {
    expect(values(readFigures(readable(text)))).toEqual(expected);
  });
});
