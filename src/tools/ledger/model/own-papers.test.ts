import { expect, it } from 'vitest';
import type { Answers } from '../../../register/answers.ts';
import { ownPapers } from './own-papers.ts';

const day = '2026-11-20';
const cart: Answers = {
  kind: 'street-mobile',
  food: 'makes',
  supply: 'services',
  state: 'tg',
  place: 'hyderabad',
};

it('a result that was shown counts as answered, although later questions are open (ANSW-03)', () => {
  expect(ownPapers(cart, new Set(), day).hasAnswers).toBe(false);
  expect(ownPapers({ ...cart, turnover: 500_000 }, new Set(), day).hasAnswers).toBe(true);
});

it('the next step is the first paper of the result that lacks something (ANSW-03)', () => {
  const answers = { ...cart, turnover: 500_000 };
  const { all, ready, firstMissing } = ownPapers(answers, new Set(['identity']), day);
  expect(firstMissing).toEqual({ need: 'vending-certificate', document: 'photo' });
  expect(ready).toBe(1);
  expect(all).toBeGreaterThan(1);
  const street = new Set(['identity', 'photo', 'mobile', 'vending-proof']);
  expect(ownPapers(answers, street, day).firstMissing?.need).toBe('fssai');
});

it('a device without an answer has no papers to gather', () => {
  expect(ownPapers({}, new Set(['identity']), day)).toMatchObject({ hasAnswers: false, all: 0 });
});
