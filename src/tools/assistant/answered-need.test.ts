import { expect, it } from 'vitest';
import { answeredNeed } from './answered-need.ts';

const fee = { id: 'trademark.fee', share: 0.6, places: ['/trademark-registration#fees'] };
const figure = { id: 'trademark.term', sections: ['/trademark-registration#renewal'] } as const;

it('is the likeliest need', () => {
  expect(answeredNeed([fee, { ...fee, id: 'trademark.time', share: 0.3 }], undefined)).toBe(fee);
});

it('is none where nothing is likely, or the likeliest is declined', () => {
  expect(answeredNeed([], undefined)).toBeUndefined();
  expect(answeredNeed([{ ...fee, share: 0.19 }], undefined)).toBeUndefined();
  expect(answeredNeed([{ ...fee, id: 'decline.fraud' }], undefined)).toBeUndefined();
});

it('is on the page of the figure that was asked for', () => {
  expect(answeredNeed([fee], figure)).toBe(fee);
  expect(answeredNeed([{ ...fee, places: ['/gst-compliance#fees'] }], figure)).toBeUndefined();
});

it('does not answer a question about our own price with the government’s', () => {
  expect(answeredNeed([fee], { ...figure, id: 'price.fssai' })).toBeUndefined();
});
