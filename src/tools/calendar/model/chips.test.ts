import { expect, test } from 'vitest';
import { noAnswers, type Answers, type OwnAnswers } from '../../../register/answers.ts';
import { completed } from './answers.ts';
import { answersAfter, followUpPath, isChosen, isGstNotNeeded, type Chip } from './chips.ts';
import { datesFor } from './dates.ts';

const today = '2026-11-23';
const profile = (given: Answers, own: Partial<OwnAnswers> = {}) => ({
  known: completed(given, today),
  own: { ...noAnswers, ...own },
});
const nextQuestion = (...tap: Parameters<typeof followUpPath>) => followUpPath(...tap).open;
const tapped = (chip: Chip, isAnswered = false) => ({ chip, isAnswered });
const dutiesOf = (of: ReturnType<typeof profile>) =>
  new Set(datesFor(of, today).dates.map(({ duty }) => duty.id));

test('one tap on a way of filing GST gives its dates, a second tap takes them away (ANSW-01)', () => {
  const { own } = answersAfter('monthly', profile({}));
  expect(own.gst).toBe('monthly');
  expect([...dutiesOf(profile({}, own))]).toEqual(expect.arrayContaining(['GST-01', 'GST-05']));
  expect(answersAfter('monthly', profile({}, own)).own.gst).toBeUndefined();
  expect(answersAfter('quarterly', profile({}, own)).own.gst).toBe('quarterly');
});

test('a tap guesses no number and no kind: staff and food ask, company answers', () => {
  expect(answersAfter('staff', profile({})).given).toEqual({});
  expect(answersAfter('food', profile({})).given).toEqual({});
  expect(nextQuestion(tapped('staff'), profile({}), [])).toBe('workers');
  expect(nextQuestion(tapped('food'), profile({}), [])).toBe('food');
  expect(answersAfter('company', profile({})).given).toEqual({ entity: 'private-limited' });
  expect(nextQuestion(undefined, profile({}), [])).toBeUndefined();
});

test('“No GST” holds after a finder that found no need of GST, until a way of filing is named', () => {
  const small: Answers = {
    kind: 'street-mobile',
    food: 'makes',
    state: 'tg',
    place: 'ghmc',
    turnover: 400_000,
  };
  expect(isGstNotNeeded(profile(small), today)).toBe(true);
  expect(isGstNotNeeded(profile(small, { gst: 'composition' }), today)).toBe(false);
  expect(isGstNotNeeded(profile({ ...small, turnover: 9_000_000 }), today)).toBe(false);
  expect(isGstNotNeeded(profile({}), today)).toBe(false);
});

test('answers of the finder press the chips, and a tap takes them back', () => {
  const known = profile({ workers: 12, food: 'makes', entity: 'opc' });
  expect((['staff', 'food', 'company'] as const).every((chip) => isChosen(chip, known))).toBe(true);
  expect(answersAfter('staff', known).given).toEqual({ workers: 0 });
  expect(answersAfter('food', known).given).toEqual({ food: 'no' });
  expect(answersAfter('company', known).given).toEqual({ entity: undefined });
  const paysFund = profile({}, { situations: ['epf', 'tds'] });
  expect(isChosen('staff', paysFund)).toBe(true);
  expect(answersAfter('staff', paysFund).own.situations).toEqual(['tds']);
});

test('after food, a shop is asked until when its FSSAI fee is paid', () => {
  const cook = profile({ food: 'makes' });
  expect(nextQuestion(tapped('food', true), cook, [])).toBe('kind');
  const shop = profile({ kind: 'shop', state: 'tg', food: 'sells' });
  const { ask } = datesFor(shop, today);
  expect(nextQuestion(tapped('food', true), shop, ask)).toBe('fssai-paid-until');
  expect(nextQuestion(undefined, shop, ask)).toBeUndefined();
});

test('duties that cannot apply have no date: a tailor who files GST sees GST alone (ANSW-01)', () => {
  const duties = dutiesOf(profile({}, { gst: 'monthly' }));
  expect([...duties].every((id) => id.startsWith('GST-'))).toBe(true);
});
