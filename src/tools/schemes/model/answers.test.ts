import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ages, ageTyped, answersOf, chosenAt, noInputs, type Inputs } from './answers.ts';
import { answersFromFinder, withFinderAnswers } from './from-finder.ts';

it('answers of the finder are filled in, and answers given here have priority (A11Y-08)', () => {
  const cart = answersFromFinder({ kind: 'street-mobile', state: 'tg', food: 'makes' });
  expect(cart).toEqual({ place: ['TG'], who: ['vendor'], work: ['food'] });
  expect(answersFromFinder({ kind: 'it', state: 'dh', entity: 'llp' })).toEqual({
    place: ['DN'],
    who: ['firm'],
    work: ['tech'],
  });
  expect(answersFromFinder({})).toEqual({});
  const inputs = withFinderAnswers({ ...noInputs, chosen: { place: ['KA'], work: [] } }, cart);
  expect(answersOf(inputs)).toEqual({ place: 'KA', who: ['vendor'] });
});

describe('an age', () => {
  it.each(['', '  '])('%j is not answered', (text) => expect(ageTyped(text)).toBeUndefined());
  it.each([
    ['14', 14],
    [' 34 ', 34],
    ['100', 100],
    ['018', 18],
    ['३४', 34],
    ['౩౪', 34],
  ])('%j is %i', (text, years) => expect(ageTyped(text)).toBe(years));
  it.each(['13', '101', '0', '-5', '3.5', 'thirty', '1e1', '999999999'])('%j is wrong', (text) =>
    expect(ageTyped(text)).toBe('wrong'),
  );
  it('is within its limits, or wrong, whatever is typed', () => {
    assert(
      property(string(), (text) => {
        const age = ageTyped(text);
        if (typeof age === 'number') {
          expect(age).toBeGreaterThanOrEqual(ages.from);
          expect(age).toBeLessThanOrEqual(ages.to);
        }
      }),
    );
  });
});

it('takes what is ticked, "none of these" as an empty list, and skipped as nothing', () => {
  const inputs: Inputs = {
    chosen: { place: ['TG'], who: ['vendor', 'shg'], papers: ['none'], about: [] },
    age: 'thirty',
    decided: {},
  };
  expect(answersOf(inputs)).toEqual({ place: 'TG', who: ['vendor', 'shg'], papers: [] });
  expect(answersOf(noInputs)).toEqual({});
});

it('leaves out what a question no longer offers', () => {
  const inputs: Inputs = { ...noInputs, chosen: { who: ['vendor', 'astronaut'], place: ['XX'] } };
  expect(chosenAt(inputs, 'who')).toEqual(['vendor']);
  expect(answersOf(inputs)).toEqual({ who: ['vendor'] });
});
