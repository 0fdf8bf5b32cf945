import { expect, it } from 'vitest';
import { nextStep, type Standing } from './next-step.ts';

const done: Standing = {
  needsUser: 0,
  answers: 12,
  hasHealth: true,
  papers: 3,
};

it.each([
  ['request', { ...done, needsUser: 1, answers: 0 }],
  ['find', { ...done, answers: 0, hasHealth: false }],
  ['papers', { ...done, papers: 0, hasHealth: false }],
  ['health', { ...done, hasHealth: false }],
  ['dates', done],
] as const)('says %s', (step, standing) => {
  expect(nextStep(standing)).toBe(step);
});
