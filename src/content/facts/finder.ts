import { readOn, reviewedBefore, rupees, unconfirmed } from './make.ts';
import type { Document, Fact } from './types.ts';

const today = readOn('2026-11-23');

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

/** Figures that only the licence finder needs. Source of every row: the fact file, 1.5, 1.8 and 2.2. */
const pan: Document = {
  title: 'PAN: online application, charges and Instant e-PAN',
  publisher: 'Income Tax Department',
  url: 'https://incometaxindia.gov.in/Pages/tax-services/apply-for-pan.aspx',
};
const panCard: Document = {
  title: 'Charges for a printed PAN card',
  publisher: 'ClearTax',
  url: 'https://cleartax.in/s/pan-card-fees',
};
const panNeeded: Document = {
  title: 'Income-tax Act, 2025, section 262(1)(b)',
  publisher: 'AUBSP (copy of the Act)',
  url: 'https://aubsp.com/income-tax-act-2025-section-262',
};

/** Registrations that the government gives free of charge (fact file, 0.6 and 2.2). */
const free = <Id extends string>(id: Id, source: Document) =>
  figure(
    `finder.free.${id}`,
    { unit: 'words', key: 'nothing' },
    {
      source: unconfirmed(source),
      reviewBy: fees,
    },
  );
const ministry = (title: string, publisher: string, url: Document['url']): Document => ({
  title,
  publisher,
  url,
});

/** Every figure that stands in the finder alone. */
export const finderFacts = [
  free(
    'udyam-assist',
    ministry('Udyam Assist Platform', 'Ministry of MSME', 'https://udyamassist.gov.in'),
  ),
  free('eshram', ministry('e-Shram', 'Ministry of Labour and Employment', 'https://eshram.gov.in')),
  free(
    'startup',
    ministry('Startup notification of 4 February 2026', 'DPIIT', 'https://www.startupindia.gov.in'),
  ),
  free('gem', ministry('General Financial Rules, 2017, rule 149', 'GeM', 'https://gem.gov.in')),
  free(
    'professional-tax',
    ministry('Professional tax Acts of the states', 'The states', 'https://www.indiacode.nic.in'),
  ),
  figure('finder.pan.fee', rupees(107), { source: today.reported(panCard), reviewBy: fees }),
  figure(
    'finder.pan.instant',
    { unit: 'words', key: 'nothing' },
    { source: today.official(pan), reviewBy: fees },
  ),
  figure('finder.pan.sales', rupees(500_000), { source: today.law(panNeeded) }),
] as const satisfies readonly Fact[];
