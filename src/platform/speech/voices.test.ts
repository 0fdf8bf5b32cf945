import { expect, it } from 'vitest';
import { bestVoice } from './voices.ts';

const voice = (lang: string, localService: boolean) => ({ lang, localService });
const voices = [
  voice('hi_IN', true),
  voice('en-IN', false),
  voice('en_US', true),
  voice('en_IN', true),
];

it('takes the country’s own voice on the phone first', () => {
  expect(bestVoice(voices, 'en-IN', false)).toEqual(voice('en_IN', true));
  expect(bestVoice(voices.slice(0, 3), 'en-IN', false)).toEqual(voice('en_US', true));
});

it('offline, leaves out voices from the network', () => {
  expect(bestVoice([voice('en-IN', false)], 'en-IN', false)).toEqual(voice('en-IN', false));
  expect(bestVoice([voice('en-IN', false)], 'en-IN', true)).toBeUndefined();
});

it('has none for a language without one, and does not take a likely-looking other', () => {
  expect(bestVoice(voices, 'te-IN', false)).toBeUndefined();
  expect(bestVoice([voice('eng-IN', true)], 'en-IN', false)).toBeUndefined();
  expect(bestVoice([], 'en-IN', false)).toBeUndefined();
});
