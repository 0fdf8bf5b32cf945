import { count, days, reviewedBefore, rupees, readOn, unconfirmed } from './make.ts';
import type { Fact, Document } from './types.ts';

const { reported } = readOn('2026-11-20');
const readNow = readOn('2026-11-23');

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

/** Figures that only the licence finder needs. Source of every row: the fact file, 1.5, 1.8 and 2.2. */
const maharashtraShops: Document = {
  title: 'Maharashtra Shops and Establishments Act, 2017, with Ordinance VIII of 2025',
  publisher: 'Government of Maharashtra',
  url: 'https://www.indiacode.nic.in',
};
const karnatakaShops: Document = {
  title: 'Karnataka Shops and Commercial Establishments Act, 1961',
  publisher: 'Government of Karnataka',
  url: 'https://www.indiacode.nic.in',
};
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
  figure('finder.pan.fee', rupees(107), { source: readNow.reported(panCard), reviewBy: fees }),
  figure(
    'finder.pan.instant',
    { unit: 'words', key: 'nothing' },
    { source: readNow.official(pan), reviewBy: fees },
  ),
  figure('finder.pan.sales', rupees(500_000), { source: readNow.law(panNeeded) }),
  figure('trade.shops.maharashtra.workers', count('workers', 20), {
    source: reported(maharashtraShops),
    from: '2025-10-01',
  }),
  figure('trade.shops.maharashtra.within', days(60), { source: reported(maharashtraShops) }),
  figure('trade.shops.karnataka.within', days(30), { source: unconfirmed(karnatakaShops) }),
] as const satisfies readonly Fact[];
