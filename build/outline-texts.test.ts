import { describe, expect, it } from 'vitest';
import { measureTexts, outlineTexts } from './outline-texts.ts';
import { runsOf } from './text-runs.ts';
import { loadTypesetter, type Typesetter } from './typesetter.ts';

describe('a text of two scripts', () => {
  it('is split where its face changes, and a joiner stays with the letter before it', () => {
    expect(runsOf('FSSAI लाइसेंस: ₹100')).toEqual([
      { text: 'FSSAI ', face: 'latin' },
      { text: 'लाइसेंस', face: 'devanagari' },
      { text: ': ', face: 'latin' },
      { text: '₹', face: 'latin-ext' },
      { text: '100', face: 'latin' },
    ]);
    const joined = 'ట్రేడ్\u200Cమార్క్';
    expect(runsOf(joined)).toEqual([{ text: joined, face: 'telugu' }]);
    expect(runsOf('')).toEqual([]);
  });
});

describe('a drawing with Devanagari or Telugu', () => {
  /** A simulated face whose characters are half as wide as high. */
  const typesetter: Typesetter = {
    widthOf: (text) => text.length / 2,
    outline: (text, { x, y, size, weight }) => `[${text} ${x} ${y} ${size} ${weight}]`,
  };
  const outlined = (svg: string) => outlineTexts(`<svg>${svg}</svg>`, typesetter);

  it('has outlines in the place, the size and the colour of its texts', () => {
    expect(outlined('<text x="10" y="20" font-size="4" fill="red">GST నమోదు</text>')).toBe(
      '<svg><g fill="red" class="outlined">[GST నమోదు 10 20 4 400]</g></svg>',
    );
    expect(outlined('<text x="1" y="2" font-size="3" class="sheet-bold sheet-red">क</text>')).toBe(
      '<svg><g class="outlined sheet-bold sheet-red">[क 1 2 3 700]</g></svg>',
    );
  });

  it('keeps the anchor and the lines', () => {
    const middle = outlined('<text x="50" y="5" font-size="2" text-anchor="middle">A क</text>');
    expect(middle).toContain('[A क 48.5 5 2 400]');
    const lines = '<tspan x="7">A&amp;</tspan><tspan x="7" dy="3">क</tspan>';
    expect(outlined(`<text y="5" font-size="2">${lines}</text>`)).toContain(
      '[A& 7 5 2 400][क 7 8 2 400]',
    );
  });

  it('leaves texts in Latin letters as they are', () => {
    const svg = '<text x="1" y="2" font-size="3">Fees &amp; dates</text>';
    expect(outlined(svg)).toBe(`<svg>${svg}</svg>`);
  });
});

describe('the words of a drawing', () => {
  it('are measured line by line, from where each starts; turned words are left out', () => {
    const svg = [
      '<svg font-weight="700">',
      '<text x="50" y="5" font-size="2" text-anchor="middle">Fees</text>',
      '<text y="5" font-size="4"><tspan x="7">A</tspan><tspan x="7" dy="3">कख</tspan></text>',
      '<text x="1" y="2" font-size="9" transform="rotate(-27 1 2)">SPECIMEN</text>',
      '</svg>',
    ].join('');
    const widthOf = (text: string) => text.length / 2;
    expect(measureTexts(svg, { widthOf, outline: () => '' })).toEqual([
      { text: 'Fees', x: 48, y: 5, size: 2, weight: 700, width: 4 },
      { text: 'A', x: 7, y: 5, size: 4, weight: 700, width: 2 },
      { text: 'कख', x: 7, y: 8, size: 4, weight: 700, width: 4 },
    ]);
  });
});

describe('the typesetter', () => {
  it.each([
    // Each is one sign on paper, and much narrower than its letters.
    { joined: 'क्ष', apart: ['क', 'ष'] },
    { joined: 'स्त्री', apart: ['स', 'त', 'री'] },
    { joined: 'స్త్రీ', apart: ['స', 'త', 'రీ'] },
    { joined: 'క్ష', apart: ['క', 'ష'] },
  ])('draws $joined as one joined sign', async ({ joined, apart }) => {
    const { widthOf } = await loadTypesetter();
    for (const weight of [400, 700] as const) {
      const separate = apart.reduce((sum, letter) => sum + widthOf(letter, weight), 0);
      expect(widthOf(joined, weight)).toBeGreaterThan(0.3);
      expect(widthOf(joined, weight)).toBeLessThan(0.85 * separate);
    }
  });

  it('puts the short i before the letter that is spoken before it', async () => {
    const { outline } = await loadTypesetter();
    const pathsOf = (text: string) =>
      [...outline(text, { x: 0, y: 0, size: 1, weight: 700 }).matchAll(/ d="([^"]*)"/g)].map(
        ([, path]) => path,
      );
    const [letter] = pathsOf('क');
    const drawn = pathsOf('कि');
    expect(drawn).toHaveLength(2);
    expect(drawn[1]).toBe(letter);
  });

  it('throws for a letter that its faces lack', async () => {
    const { widthOf } = await loadTypesetter();
    expect(() => widthOf('விதி', 700)).toThrow('cannot set');
  });
});
