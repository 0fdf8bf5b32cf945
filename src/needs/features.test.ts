import { expect, it } from 'vitest';
import { featureNumbers, featuresCheck, featuresOf, numberOf } from './features.ts';

it('has the words, their neighbours and their parts, by their sound', () => {
  const features = featuresOf('Threw my cart');
  expect(features).toContain('=krt');
  expect(features).toContain('mi krt');
  expect(features).toContain('_kr');
  expect(featuresOf('ठेला')).toEqual(featuresOf('thela'));
});

it('has each once, and none for a text without letters', () => {
  const features = featuresOf('cart cart cart');
  expect(new Set(features).size).toBe(features.length);
  expect(featuresOf('?! …')).toEqual([]);
});

it('numbers each within the limit, the same each time', () => {
  for (const feature of featuresOf('the municipality took my cart and gave no receipt')) {
    expect(numberOf(feature)).toBeLessThan(featureNumbers);
    expect(numberOf(feature)).toBe(numberOf(feature));
  }
});

it('takes no longer than its limit for a very long text', () => {
  const most = featuresOf('a cart of onions '.repeat(40)).length;
  expect(featuresOf('a cart of onions '.repeat(5000)).length).toBe(most);
});

it('has one check value, which the classifier’s file carries: train it again when the value changes', () => {
  expect(featuresCheck()).toBe(2377);
});
