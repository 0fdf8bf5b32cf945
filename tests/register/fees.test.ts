import { expect, it } from 'vitest';
import type { Answers, Place } from '../../src/register/answers.ts';
import { find } from '../../src/register/find.ts';
import { rowFee } from '../../src/tools/finder/model/row-fee.ts';
import type { NeedId } from '../../src/register/register.ts';

const day = '2026-11-20';

function feeOf(need: NeedId, given: Answers) {
  const { all, completed } = find(given, day);
  return rowFee(
    all.filter((finding) => finding.need === need),
    completed.answers,
    day,
  );
}

const shop = { kind: 'shop', state: 'tg', place: 'hyderabad', food: 'no', turnover: 1 } as const;

it.each([
  ['nobody', 0, { is: 'amount', from: 100, to: 100, more: false }],
  ['a typed number', 7, { is: 'amount', from: 1000, to: 1000, more: false }],
  ['the band "1 to 9"', 9, { is: 'amount', from: 500, to: 1000, more: false }],
  ['no known number', undefined, { is: 'amount', from: 100, to: 5000, more: false }],
  ['more than the list names', 99, { is: 'open' }],
] as const)(
  'the Shops Act fee of a shop in Telangana follows its workers: %s (ANSW-04)',
  (_, workers, fee) => {
    expect(feeOf('shops-act', { ...shop, ...(workers !== undefined && { workers }) })).toEqual(fee);
  },
);

it('the trade licence of a shop in Hyderabad costs by size, and that of a town is not known (ANSW-04)', () => {
  expect(feeOf('trade-licence', shop)).toEqual({ is: 'by-size' });
  expect(feeOf('trade-licence', { ...shop, state: 'mh', place: 'pune' })).toEqual({ is: 'open' });
});

it('a vendor in Hyderabad is not shown the fee of a town (ANSW-04)', () => {
  const cart = { kind: 'street-mobile', food: 'makes', state: 'tg', turnover: 500_000 } as const;
  const fee = (place: Place) => feeOf('vending-certificate', { ...cart, place });
  expect(fee('hyderabad')).toMatchObject({ from: 150, to: 200 });
  expect(fee('ghmc')).toMatchObject({ from: 150, to: 200 });
  expect(fee('town')).toMatchObject({ from: 100, to: 200 });
});

it('a fee that only others report, or that nobody confirmed, is no sure fee (LAW-05)', () => {
  const cart = { kind: 'street-mobile', food: 'makes', state: 'tg', turnover: 500_000 } as const;
  const at = { ...cart, place: 'hyderabad' } as const;
  expect(feeOf('vending-certificate', at)).toMatchObject({ unsure: 'reported' });
  // The order on hawkers is reported; who has the vendor's paper pays nothing by an official page.
  expect(feeOf('fssai', at)).toEqual({ is: 'free', unsure: 'reported' });
  expect(feeOf('fssai', { ...at, kind: 'street-fixed' })).toEqual({ is: 'free' });
});
