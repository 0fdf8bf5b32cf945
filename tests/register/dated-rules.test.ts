import { expect, it } from 'vitest';
import type { IsoDate } from '../../src/content/facts/types.ts';
import type { Answers } from '../../src/register/answers.ts';
import { find } from '../../src/register/find.ts';
import type { NeedId } from '../../src/register/register.ts';

const rulesOf = (answers: Answers, need: NeedId, on: IsoDate): string[] =>
  (find(answers, on).all.find((finding) => finding.need === need)?.rules ?? []).map(({ id }) => id);

const webShop: Answers = { kind: 'online-seller', online: ['own-site'], reach: ['imports'] };
const scrap: Answers = { kind: 'shop', food: 'no', does: ['scrap'] };
const hawker: Answers = {
  kind: 'street-mobile',
  state: 'tg',
  place: 'village',
  food: 'makes',
  turnover: 300_000,
  does: ['fairs'],
};
const shopIn = (state: 'gj' | 'up', workers: number): Answers => ({
  kind: 'shop',
  state,
  place: 'town',
  workers,
});

it.each<[string, Answers, NeedId, string, IsoDate, IsoDate]>([
  ['the filter by country of origin', webShop, 'web-shop', 'LF-57b', '2026-06-30', '2026-07-01'],
  ['the rules on scrap', scrap, 'scrap', 'LF-67', '2026-03-31', '2026-04-01'],
  ['the order on hawkers', hawker, 'fssai', 'LF-02d', '2024-09-27', '2024-09-28'],
  ['the registration for fairs', hawker, 'fssai', 'LF-04d', '2025-07-31', '2025-08-01'],
  ['the line of Gujarat', shopIn('gj', 20), 'shops-act', 'LF-21c', '2025-12-15', '2025-12-16'],
  [
    'the line of Uttar Pradesh',
    shopIn('up', 20),
    'shops-act',
    'LF-21e',
    '2025-11-18',
    '2025-11-19',
  ],
])('%s holds from its own day', (_, answers, need, rule, before, first) => {
  expect(rulesOf(answers, need, before)).not.toContain(rule);
  expect(rulesOf(answers, need, first)).toContain(rule);
});

it('a street vendor gets the papers of the street and of food before PAN', () => {
  const { all } = find(
    { kind: 'street-fixed', state: 'tg', place: 'ghmc', food: 'makes' },
    '2026-11-23',
  );
  const vendor = all.map(({ need }) => need);
  expect(vendor.indexOf('pan')).toBeGreaterThan(vendor.indexOf('vending-certificate'));
  expect(vendor.indexOf('pan')).toBeGreaterThan(vendor.indexOf('fssai'));
});

it.each([
  ['tg', 'LF-19k'],
  ['ap', 'LF-19l'],
  ['kl', 'LF-19m'],
] as const)('a village of %s is told to ask the panchayat, never “not needed”', (state, rule) => {
  for (const kind of ['shop', 'street-mobile', 'home-business', 'making'] as const) {
    const { all } = find({ kind, state, place: 'village' }, '2026-11-23');
    const finding = all.find(({ need }) => need === 'trade-licence');
    expect(finding).toMatchObject({ level: 'likely', rules: [{ id: rule }] });
  }
});
