import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answerOnDevice, passagesFor } from '../../src/tools/assistant/device-answer.ts';
import { saveSite } from './saved-site.ts';

beforeAll(saveSite, 60_000);
afterAll(() => {
  vi.unstubAllGlobals();
});

it.each([
  'Do I need a licence to sell liquor from my cart',
  'can a street vendor sell beer and wine',
  'licence for a toddy stall in hyderabad',
  'thele par sharab bechne ka licence',
  'क्या ठेले पर शराब बेच सकते हैं',
  'బండిపై మద్యం అమ్మవచ్చా',
  'penalty for selling ganja from a stall',
  'selling drugs from my cart',
  'licence for a stall with firecrackers',
  'can I sell weapons in my shop',
])('says that our guides do not hold it: “%s”', async (question) => {
  expect((await answerOnDevice(question, 'en')).kind).toBe('unknown');
  // Nothing is handed to the model either: it could cite nothing but what speaks of something else.
  expect(await passagesFor(question, 'en')).toEqual([]);
});

it.each([
  [
    'is selling gutkha on the street allowed',
    'On gutkha, e-cigarettes and fines our guides say nothing',
  ],
  [
    'cigarettes near a school what is the fine for a vendor',
    'What the fine is, our guides do not say',
  ],
])(
  'answers what the page on tobacco holds, and says what it does not: “%s”',
  async (question, open) => {
    const answer = await answerOnDevice(question, 'en');
    expect(answer.kind).toBe('answer');
    expect(answer.text).toContain('100 yards');
    expect(answer.text).toContain(open);
  },
);

it.each([
  'what rate of gst on pan masala and cigarettes',
  'composition rate for a restaurant that serves no alcohol',
  'alcohol licence for my restaurant',
  'drug licence for a medicine shop',
  'do I need a licence to sell vegetables from my cart',
  'fire extinguisher for my shop',
])('answers what they do hold: “%s”', async (question) => {
  expect((await answerOnDevice(question, 'en')).kind).toBe('answer');
});
