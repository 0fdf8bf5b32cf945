import { assert, asyncProperty, date as anyDate, string, tuple, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { countRemindable, mostReminders, planReminders, remindDaysBefore } from './plan.ts';

const today = '2026-11-21';
const date = (on: string, id = 'gstr-3b') => ({ id, on, name: 'GSTR-3B' });

test('a date is reminded of a week and a day before, by the calendar', async () => {
  const plan = await planReminders([date('2027-03-01')], 'secret', today);
  expect(plan.map(({ send }) => send)).toEqual(['2027-02-22', '2027-02-28']);
  const leap = await planReminders([date('2028-03-01')], 'secret', today);
  expect(leap.map(({ send }) => send)).toEqual(['2028-02-23', '2028-02-29']);
});

test('a reminder due today or earlier is not planned', async () => {
  expect(await planReminders([date('2026-11-22')], 'secret', today)).toEqual([]);
  const plan = await planReminders([date('2026-11-28')], 'secret', today);
  expect(plan.map(({ send }) => send)).toEqual(['2026-11-27']);
});

test('an id says nothing without the secret, and is the same with it', async () => {
  const [first] = await planReminders([date('2027-03-01')], 'secret', today);
  const [again] = await planReminders([date('2027-03-01')], 'secret', '2027-01-01');
  const [other] = await planReminders([date('2027-03-01')], 'another secret', today);
  expect(first?.id).toMatch(/^[\w-]{22}$/);
  expect(again?.id).toBe(first?.id);
  expect(other?.id).not.toBe(first?.id);
});

const days = anyDate({
  min: new Date('2026-11-22'),
  max: new Date('2028-12-31'),
  noInvalidDate: true,
}).map((day) => day.toISOString().slice(0, 10));
const dates = uniqueArray(string({ minLength: 1 }), { maxLength: 300 }).chain((ids) =>
  tuple(...ids.map((id) => days.map((on) => date(on, id)))),
);

test('any dates: nearest first, each id once, none too early, no more than the server takes', async () => {
  await assert(
    asyncProperty(dates, async (wanted) => {
      const plan = await planReminders(wanted, 'secret', today);
      expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length);
      expect(plan.length).toBeLessThanOrEqual(mostReminders);
      expect(new Set(plan.map((each) => each.date)).size).toBe(countRemindable(wanted, today));
      expect(plan.length).toBeLessThanOrEqual(wanted.length * remindDaysBefore.length);
      const sends = plan.map(({ send }) => send);
      expect(sends).toEqual(sends.toSorted());
      for (const { send, on } of plan) {
        expect(send > today).toBe(true);
        expect(send < on).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

test('a restaurant’s eighteen months are planned whole', async () => {
  const many = Array.from({ length: 160 }, (_, index) => date('2028-03-20', `date-${index}`));
  expect(await planReminders(many, 'secret', today)).toHaveLength(320);
});
