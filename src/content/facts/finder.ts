import { readOn, reviewedBefore, rupees, unconfirmed } from './make.ts';
import type { Document, Fact, Source } from './types.ts';

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
const panForLife: Document = {
  title: 'Whether a PAN card expires, 5 September 2023',
  publisher: 'News18',
  url: 'https://www.news18.com/business/your-pan-card-can-become-invalid-but-does-it-ever-expire-read-to-know-more-8565010.html',
};
const panNeeded: Document = {
  title: 'Income-tax Act, 2025, section 262(1)(b)',
  publisher: 'AUBSP (copy of the Act)',
  url: 'https://aubsp.com/income-tax-act-2025-section-262',
};

/** Registrations that the government gives free of charge (fact file, 0.6 and 2.2). */
const free = <Id extends string>(id: Id, source: Source) =>
  figure(`finder.free.${id}`, { unit: 'words', key: 'nothing' }, { source, reviewBy: fees });
const page = (title: string, publisher: string, url: Document['url']): Document => ({
  title,
  publisher,
  url,
});

/** Every figure that stands in the finder alone. */
export const finderFacts = [
  free(
    'udyam-assist',
    unconfirmed(page('Udyam Assist Platform', 'Ministry of MSME', 'https://udyamassist.gov.in')),
  ),
  free(
    'eshram',
    today.reported(
      page(
        'Labour Secretary, 26 August 2021, on registering with e-Shram',
        'The Indian Express',
        'https://indianexpress.com/article/business/economy/to-register-unorganised-workers-govt-launches-e-shram-7472696/',
      ),
    ),
  ),
  free(
    'startup',
    today.reported(
      page(
        'DPIIT recognition in 2026',
        'Bhavya Sharma and Associates',
        'https://www.bhavyasharmaandassociates.com/dpiit-startup-india-recognition-2026-guide/',
      ),
    ),
  ),
  free(
    'gem',
    today.reported(
      page(
        'Registering as a seller on GeM in 2026',
        'egovtschemes.com',
        'https://www.egovtschemes.com/gem-login/',
      ),
    ),
  ),
  free(
    'composition',
    unconfirmed(
      page('GST composition scheme, form CMP-02', 'GST portal', 'https://www.gst.gov.in'),
    ),
  ),
  free(
    'professional-tax',
    unconfirmed(
      page('Professional tax Acts of the states', 'The states', 'https://www.indiacode.nic.in'),
    ),
  ),
  figure('finder.pan.fee', rupees(107), { source: today.reported(panCard), reviewBy: fees }),
  figure(
    'finder.pan.instant',
    { unit: 'words', key: 'nothing' },
    { source: today.official(pan), reviewBy: fees },
  ),
  figure(
    'finder.pan.validity',
    { unit: 'words', key: 'for-life' },
    { source: today.reported(panForLife) },
  ),
  figure('finder.pan.sales', rupees(500_000), { source: today.law(panNeeded) }),
] as const satisfies readonly Fact[];
