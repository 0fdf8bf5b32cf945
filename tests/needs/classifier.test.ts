import { beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../build/random.ts';
import { trainNeeds } from '../../build/needs/train.ts';
import { isTrained, needsJson } from '../../build/needs/write-needs.ts';
import { openClassifier, type Classifier } from '../../src/needs/classifier.ts';
import type { NeedsFile } from '../../src/needs/needs-file.ts';

/** The classifier as the build writes it. */
let classifier: Classifier;
const first = (said: string) => classifier.needsOf(said)[0];

it('the classifier is trained with today’s phrasings and questions: if not, run npm run needs:train and commit its file', async () => {
  expect(await isTrained()).toBe(true);
});

describe('the classifier of needs', () => {
  // It trains here while nobody has done so.
  beforeAll(async () => {
    classifier = openClassifier(JSON.parse(await needsJson()));
  }, 600_000);

  it.each([
    ['they threw my cart in the municipality lorry', 'vendor.goods-taken'],
    ['ठेला उठा ले गए', 'vendor.goods-taken'],
    ['thela utha le gaye nagar nigam wale', 'vendor.goods-taken'],
    ['తోపుడు బండి తీసుకెళ్ళిపోయారు', 'vendor.goods-taken'],
    ['naa bandi teesukellipoyaru municipality vallu', 'vendor.goods-taken'],
    ['upi money and gst notice', 'gst.upi-notice'],
    ['i cannot sign in to my account', 'account'],
  ])('takes “%s” for %s', (said, need) => {
    expect(first(said)?.id).toBe(need);
  });

  it('gives shares that add up to at most 1, likeliest first', () => {
    const shares = classifier.needsOf('food licence fee').map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.000_001);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  it('names what people also ask: other likely needs, then those of the same page', () => {
    const further = classifier.alsoAsked([
      { id: 'fssai.fee', share: 0.9, places: [] },
      { id: 'price', share: 0.06, places: [] },
      { id: 'gst.fee', share: 0.01, places: [] },
      { id: 'decline.fraud', share: 0.2, places: [] },
    ]);
    expect(further.map(({ id }) => id)).toEqual(['price', 'fssai.documents', 'fssai.validity']);
    expect(further[0]?.places[0]).toBe('/pricing#services');
  });

  it('names nothing further where nothing is likely, or where the likeliest is declined', () => {
    expect(classifier.alsoAsked([])).toEqual([]);
    expect(classifier.alsoAsked([{ id: 'fssai.fee', share: 0.1, places: [] }])).toEqual([]);
    expect(classifier.alsoAsked([{ id: 'decline.fraud', share: 0.9, places: [] }])).toEqual([]);
  });

  it('names the parts that decided', () => {
    const reasons = classifier.reasonsFor('threw my cart', 'vendor.goods-taken');
    expect(reasons[0]?.speaks).toBeGreaterThan(0);
    expect(reasons.map(({ feature }) => feature)).toContain('=krt');
  });

  it('knows nothing of a text without letters', () => {
    expect(classifier.needsOf('')).toEqual([]);
    expect(classifier.needsOf('… !!! 🛒')).toEqual([]);
  });

  it('answers 50 kB of text at once, and 1,000 random strings', () => {
    const start = performance.now();
    classifier.needsOf('ठेला cart బండి '.repeat(3500));
    expect(performance.now() - start).toBeLessThan(2000);
    const random = randomFrom(1);
    const letters = 'abcdefghij klmn 0123₹?\n\u200d\ud800कखगािीతెలుగు్'.split('');
    for (let at = 0; at < 1000; at++) {
      const said = Array.from(
        { length: Math.floor(random() * 30) },
        () => letters[Math.floor(random() * letters.length)],
      ).join('');
      for (const { share } of classifier.needsOf(said)) expect(share).toBeGreaterThan(0);
    }
  }, 120_000);

  it('does not open a file of another version', () => {
    expect(() => openClassifier({ format: 0 })).toThrow('another version');
  });

  it('does not open a file that was trained with other features, or that was cut off', async () => {
    const file = JSON.parse(await needsJson()) as NeedsFile;
    expect(() => openClassifier({ ...file, check: file.check + 1 })).toThrow('another version');
    expect(() => openClassifier({ ...file, values: file.values.slice(0, -9) })).toThrow('broken');
    expect(() => openClassifier({ ...file, weights: '' })).toThrow('broken');
  });
});

describe('training', () => {
  const examples = ['took my cart', 'cart seized', 'cart taken'].flatMap((said) => [
    { said, need: 0 },
    { said: said.replace('cart', 'tax return'), need: 1 },
  ]);
  const needs = { cart: ['/notice'], tax: ['/faq'] };

  it('gives the same file for the same phrasings', () => {
    expect(trainNeeds(examples, needs)).toEqual(trainNeeds(examples, needs));
  });

  it('learns apart what is declined, whatever its need', () => {
    const asked = ['bribe the officer', 'a bribe for him', 'hide my sales', 'hide the workers'];
    const file = trainNeeds(
      [...examples, ...asked.map((said, place) => ({ said, need: 2 + (place >> 1) }))],
      { ...needs, 'decline.bribery': ['/notice'], 'decline.hiding': ['/faq'] },
    );
    const declinedShare = ({ declined }: Pick<NeedsFile, 'declined'>, said: string) =>
      openClassifier({ ...file, declined })
        .needsOf(said)
        .filter(({ id }) => id.startsWith('decline.'))
        .reduce((sum, { share }) => sum + share, 0);
    const other = { ...file.declined, start: file.declined.start - 3 };
    expect(declinedShare(file, 'a bribe for the officer')).toBeGreaterThan(
      declinedShare(file, 'my tax return'),
    );
    expect(declinedShare({ declined: other }, 'hide a bribe')).toBeLessThan(
      declinedShare(file, 'hide a bribe'),
    );
    const shares = openClassifier(file).needsOf('hide a cart');
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1);
  });

  it('learns words of questions about a page, with the need that the other words of the questions have', () => {
    // Every second one is learned.
    const asked = [
      { path: '/notice', questions: ['a lorry took my cart', '-', 'my cart in a lorry', '-'] },
      { path: '/faq', questions: ['refund of my tax', '-', 'tax return and refund', '-'] },
    ];
    const file = trainNeeds(examples, needs, asked);
    const before = openClassifier(trainNeeds(examples, needs));
    const { needsOf } = openClassifier(file);
    expect(before.needsOf('lorry')).toEqual([]);
    expect(needsOf('lorry')[0]?.id).toBe('cart');
    expect(needsOf('refund')[0]?.id).toBe('tax');
    expect(trainNeeds(examples, needs, asked)).toEqual(file);
  });

  it('learns what it was shown', () => {
    const { needsOf } = openClassifier(trainNeeds(examples, needs));
    expect(needsOf('my cart was seized')[0]?.id).toBe('cart');
    expect(needsOf('tax return')[0]?.id).toBe('tax');
  });
});
