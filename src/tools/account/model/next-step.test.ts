import { expect, it } from 'vitest';
import { nextStep, type Standing } from './next-step.ts';

const done: Standing = { needsUser: false, hasAnswers: true, hasPapers: true, hasHealth: true };

it.each([
  ['request', { ...done, needsUser: true, hasAnswers: false }],
  ['find', { ...done, hasAnswers: false, hasHealth: false }],
  ['papers', { ...done, hasPapers: false, hasHealth: false }],
  ['health', { ...done, hasHealth: false }],
  ['dates', done],
] as const)('says %s', (step, standing) => {
  expect(nextStep(standing)).toBe(step);
});
