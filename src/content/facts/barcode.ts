import { business } from '../business.ts';
import { days, reviewedBefore, rupees, readOn, unconfirmed } from './make.ts';
import type { Fact, FactValue, FactWord, Document } from './types.ts';

const { law, official } = readOn('2026-11-23');
/** Read for the earlier research and not read again. */
const earlier = readOn('2026-11-20');

/** Product numbers and barcodes. What was read: docs/law-review/food-goods.md. */
const gs1 = 'GS1 India';

const renewalPage: Document = {
  title: 'GS1 India, page on renewing a barcode subscription (the page bears no date)',
  publisher: gs1,
  url: 'https://www.gs1india.org/content/renew-barcode-subscription',
};
const registrationPage: Document = {
  title: 'GS1 India, page on registering for barcodes',
  publisher: gs1,
  url: 'https://gs1india.org/content/register-for-barcodes',
};
const standards: Document = {
  title: 'GS1 General Specifications',
  publisher: 'GS1',
  url: 'https://www.gs1.org/standards',
};
const sunrise: Document = {
  title: 'GS1 programme for 2D barcodes at the till',
  publisher: 'GS1',
  url: 'https://www.gs1us.org/industries-and-insights/by-topic/sunrise-2027',
};
const packaged: Document = {
  title: 'Legal Metrology (Packaged Commodities) Rules, 2011, rule 27',
  publisher: 'Legal Metrology Department of Kerala',
  url: 'https://lmd.kerala.gov.in/?p=793',
};
/** The team's own list, before it was compared with GS1 India's pages. */
const olderList: Document = {
  title: `Older list of this office, not taken from ${gs1}`,
  publisher: business.name,
  url: `${business.origin}/barcode-registration`,
};

/** Fees move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(fees);
const correctedOn = '2026-11-20';
const digits = (amount: number): FactValue => ({ unit: 'count', amount, of: 'digits' });

/** Something the older list stated and GS1 India's pages do not bear out. */
const corrected = <Id extends string>(id: Id, before: FactValue, now: FactWord) =>
  changed(
    id,
    [
      { value: before, source: earlier.reported(olderList) },
      { value: { unit: 'words', key: now }, from: correctedOn },
    ],
    { source: official(registrationPage) },
  );

const renewal = <Id extends string>(id: Id, amount: number) =>
  figure(`barcode.renewal.${id}`, rupees(amount), { source: official(renewalPage) });

const length = <Id extends string>(id: Id, amount: number) =>
  figure(`barcode.digits.${id}`, digits(amount), {
    source: unconfirmed(standards),
    reviewBy: rules,
  });

const separate = <Id extends string>(id: Id, from: number, to: number) =>
  corrected(`barcode.separate.${id}`, { unit: 'rupees', from, to }, 'no-separate-registration');

/** Every figure of the barcode guide. */
export const barcodeFacts = [
  separate('ean13', 5000, 15_000),
  separate('upc', 8000, 20_000),
  separate('qr', 3000, 10_000),
  separate('two-d', 5000, 15_000),
  corrected('barcode.validity', { unit: 'words', key: 'for-life' }, 'while-subscribed'),
  length('ean13', 13),
  length('upc', 12),
  length('ean8', 8),
  length('itf14', 14),
  figure(
    'barcode.prefix',
    { unit: 'count', amount: 890, of: 'prefix' },
    { source: unconfirmed(standards), reviewBy: rules },
  ),
  figure(
    'barcode.fees-since',
    { unit: 'date', date: '2024-07-01' },
    { source: official(registrationPage), from: '2024-07-01' },
  ),
  figure(
    'barcode.pack-size',
    { unit: 'count', amount: 100, of: 'numbers' },
    { source: official(renewalPage) },
  ),
  figure(
    'barcode.pack-size-next',
    { unit: 'count', amount: 1000, of: 'numbers' },
    { source: official(renewalPage) },
  ),
  renewal('one', 11_505),
  renewal('two', 21_860),
  renewal('three', 31_064),
  renewal('five', 51_773),
  renewal('ten', 109_298),
  renewal('thousand', 11_800),
  figure('barcode.grace', days(15), {
    source: official(renewalPage),
  }),
  figure('barcode.late-penalty', rupees(1180), {
    source: official(renewalPage),
  }),
  figure('barcode.late-days', days(30), {
    source: official(renewalPage),
  }),
  figure('barcode.early-gain', { unit: 'months', amount: 3 }, { source: official(renewalPage) }),
  figure(
    'barcode.two-d-tills',
    { unit: 'date', date: '2027-12-31' },
    { source: earlier.reported(sunrise), reviewBy: rules },
  ),
  figure('barcode.packer-days', days(90), {
    source: law(packaged),
    reviewBy: rules,
  }),
] as const satisfies readonly Fact[];
