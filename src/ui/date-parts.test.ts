import { expect, test } from 'vitest';
import { dateOfParts, partsOfDate } from './date-parts.ts';

test('a date field gives the day that its three controls name, in any Indian digits', () => {
  expect(dateOfParts({ day: '5', month: '2', year: '2027' })).toBe('2027-02-05');
  expect(dateOfParts({ day: '२८', month: '2', year: '२०२७' })).toBe('2027-02-28');
  expect(partsOfDate('2027-02-05')).toEqual({ day: '5', month: '2', year: '2027' });
});

test('a date field returns a half entered date, and is empty without any entry', () => {
  const half = { day: '31', month: '', year: '' };
  expect(partsOfDate(dateOfParts(half))).toEqual(half);
  expect(partsOfDate(dateOfParts({ day: '', month: '12', year: '20' }))).toEqual({
    day: '',
    month: '12',
    year: '20',
  });
  expect(dateOfParts(partsOfDate(''))).toBe('');
});
