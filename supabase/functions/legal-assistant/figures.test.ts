import { describe, expect, it } from 'vitest';
import { unstatedFigures } from './figures.ts';

const guide = [
  'Late fee: ₹50 a day, at most ₹2,000. Tax of 18% a year. Limit ₹1.5 crore; loans of 10 to 20 lakh.',
  'By 31 Mar 2026, within 30 days, under section 122. Three papers. Valid for a year.',
];

describe('figures that no passage states', () => {
  it.each([
    ['₹99,999 a day', ['₹99,999']],
    ['Rs. 500 or 12 per cent', ['Rs. 500', '12 per cent']],
    ['2 lakh, in 45 days', ['2 lakh', '45 days']],
    ['under Section 420, by 15 April', ['Section 420', '15 April']],
    ['जुर्माना ₹५०० या ४५ दिन', ['₹500', '45 दिन']],
    ['రుసుము ₹౫౦౦', ['₹500']],
  ])('finds them in “%s”', (answer, unstated) => {
    expect(unstatedFigures(answer, guide)).toEqual(unstated);
  });

  it.each([
    'It is ₹50 a day, at most 2000 rupees, and 18 percent a year.',
    'The limit is 1,50,00,000 rupees; a loan of ₹10 lakh or 20 lakhs.',
    'Do it by 31 March, within 30 days, under Section 122(1). It holds for 1 year, with 3 papers.',
    '1. Take 2 photographs.\n2. Open the portal.\n15. File GSTR-3B.',
    'शुल्क ₹५० प्रतिदिन, ३० दिन में।',
  ])('lets what is stated pass: “%s”', (answer) => {
    expect(unstatedFigures(answer, guide)).toEqual([]);
  });
});
