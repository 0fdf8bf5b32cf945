import { expect, it } from 'vitest';
import { planPath, spotAfter, spotAt, spotBefore, type Path } from './path.ts';
import { readSpot, writeSpot } from './spot-link.ts';

type Step = 'kind' | 'place' | 'sales' | 'loan';
const steps: Step[] = ['kind', 'place', 'sales'];
const atPlace: Path<Step> = { steps, open: 'place' };
const complete: Path<Step> = { steps, open: undefined };

it('a path asks the questions that are not taken; the first one without an answer is open', () => {
  const isKnown = (step: Step): step is 'kind' | 'sales' => step !== 'place';
  const plan = planPath(
    steps,
    (step): step is 'kind' => step === 'kind',
    (step) => isKnown(step),
  );
  expect(plan).toEqual({ steps: ['place', 'sales'], open: 'place', taken: ['kind'] });
  const answered = planPath(steps, isKnown, () => true);
  expect(answered).toEqual({ steps: ['place'], open: undefined, taken: ['kind', 'sales'] });
  expect(spotAt(undefined, answered)).toBe('result');
});

it('an address without a spot opens the first question that has no answer, or the result', () => {
  expect(spotAt(undefined, atPlace)).toBe('place');
  expect(spotAt(undefined, complete)).toBe('result');
});

it('an address opens a question that is asked or was taken, and no other', () => {
  expect(spotAt('sales', atPlace)).toBe('sales');
  expect(spotAt('loan', atPlace)).toBe('place');
  expect(spotAt('loan', { ...atPlace, taken: ['loan'] })).toBe('loan');
});

it('the result opens when every question has an answer', () => {
  expect(spotAt('result', atPlace)).toBe('place');
  expect(spotAt('result', complete)).toBe('result');
});

it('an answer leads to the next question, also to one that has an answer', () => {
  expect(spotAfter('kind', complete, false)).toBe('place');
  expect(spotAfter('sales', complete, false)).toBe('result');
  expect(spotAfter('sales', atPlace, false)).toBe('place');
});

it('a changed answer leads back to the result, by way of what is newly asked', () => {
  expect(spotAfter('kind', complete, true)).toBe('result');
  expect(spotAfter('kind', { steps: [...steps, 'loan'], open: 'loan' }, true)).toBe('loan');
});

it('an answer that takes its own question away leads to the first open one', () => {
  expect(spotAfter('loan', { steps: [], open: 'place' }, false)).toBe('place');
  expect(spotAfter('loan', atPlace, false)).toBe('place');
  expect(spotAfter('loan', complete, false)).toBe('result');
});

it('Back leads to the question before; from a change it leads to the result', () => {
  expect(spotBefore('place', complete, false)).toBe('kind');
  expect(spotBefore('kind', complete, false)).toBeUndefined();
  expect(spotBefore('kind', complete, true)).toBe('result');
});

it('an address carries a spot and brings it back; what is not ours is left out', () => {
  const spots = [{}, { at: 'place' }, { at: 'result' }, { at: 'sales', changing: true }] as const;
  for (const spot of spots) expect(readSpot<Step>(`#${writeSpot(spot)}`, steps)).toEqual(spot);
  expect(readSpot('#at=evil&changing=perhaps&x=%', steps)).toEqual({});
});
