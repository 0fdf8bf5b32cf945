import { expect, test } from 'vitest';
import { noAnswers, type Answers, type OwnAnswers } from '../../../register/answers.ts';
import { datesFor } from './dates.ts';
import { daysByState } from './days-by-state.ts';

const today = '2026-11-24';
function byState(known: Answers, own: Partial<OwnAnswers> = {}) {
  const profile = { known, own: { ...noAnswers, ...own } };
  return daysByState(profile, datesFor(profile, today).ask, today);
}

test('a quarterly filer without a state sees both days of the quarterly return (CAL-03)', () => {
  const found = byState({}, { gst: 'quarterly' });
  expect(found?.duty.due).toMatchObject({ every: 'quarter' });
  expect(found?.days).toEqual(['2027-01-22', '2027-01-24']);
  expect(byState({ state: 'unknown' }, { gst: 'quarterly' })?.days).toHaveLength(2);
});

test('with a state, or without quarterly returns, no day depends on the state', () => {
  expect(byState({ state: 'tg' }, { gst: 'quarterly' })).toBeUndefined();
  expect(byState({}, { gst: 'monthly' })).toBeUndefined();
  expect(byState({})).toBeUndefined();
});
