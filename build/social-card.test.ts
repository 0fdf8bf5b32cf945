import { expect, it } from 'vitest';
import type { SocialCard } from '../src/app/social-card.ts';
import { socialCardPainter } from './draw-social-cards.ts';
import { socialCardSvg, wrapText } from './social-card-svg.ts';

const card: SocialCard = {
  path: '/og/test.png',
  section: 'Services',
  heading: 'FSSAI registration and licence',
  date: 'as on 20 Nov 2026',
  siteName: 'Niyam',
};
/** A simulated font whose characters are half as wide as high. */
const measure = (text: string) => text.length / 2;
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"></svg>';
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, t]) => t);

it('lines are broken between words, and no line is wider than allowed', () => {
  expect(wrapText('a bb ccc dddd', 3, measure)).toEqual(['a bb', 'ccc', 'dddd']);
  expect(wrapText('unbreakable x', 2, measure)).toEqual(['unbreakable', 'x']);
  expect(wrapText('', 2, measure)).toEqual([]);
});

it('the picture has section, heading, site and day, in lines of like length', () => {
  expect(textsOf(socialCardSvg(card, measure, icon))).toEqual([
    'Services',
    'FSSAI registration',
    'and licence',
    'Niyam',
    'AS ON 20 NOV 2026',
  ]);
});

it('a longer heading is set smaller, one that fits at no size is refused', () => {
  const sizeOf = (heading: string) =>
    Math.min(
      ...[...socialCardSvg({ ...card, heading }, measure, icon).matchAll(/font-size="(\d+)"/g)]
        .map(([, size]) => Number(size))
        .slice(1, -2),
    );
  expect(sizeOf('word '.repeat(16).trim())).toBeLessThan(sizeOf('word word'));
  expect(() => sizeOf('word '.repeat(90))).toThrow('too long');
});

it('words are text, never marks', () => {
  const svg = socialCardSvg({ ...card, heading: '<b> & "co"' }, measure, icon);
  expect(svg).toContain('&lt;b&gt; &amp; &quot;co&quot;');
});

it.each([{ heading: 'FSSAI पंजीकरण और लाइसेंस' }, { heading: 'FSSAI నమోదు, లైసెన్స్' }])(
  'the lines of “$heading” do not touch: signs stand above and below its letters',
  ({ heading }) => {
    const svg = socialCardSvg({ ...card, heading: `${heading} ${heading}` }, measure, icon);
    const [, ...lines] = [...svg.matchAll(/<text x="150" y="(\d+)" font-size="(\d+)"/g)].map(
      ([, y, size]) => ({ y: Number(y), size: Number(size) }),
    );
    const [first, second] = lines;
    if (!first || !second) throw new Error('The heading has one line');
    expect((second.y - first.y) / first.size).toBeGreaterThan(1.45);
  },
);

it('is drawn as PNG of 1200 by 630, in the bundled faces only', async () => {
  const paint = await socialCardPainter();
  const png = paint({ ...card, heading: 'Fees from ₹100: what “free” means' });
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  for (const heading of ['GST पंजीकरण, ₹100 तक', 'GST నమోదు, ₹100 వరకు']) {
    expect(paint({ ...card, heading }).toString('latin1', 1, 4)).toBe('PNG');
  }
  expect(() => paint({ ...card, heading: 'விதி' })).toThrow('have no');
});
