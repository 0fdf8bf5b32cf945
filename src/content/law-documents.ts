import { readOn } from './facts/make.ts';
import type { Source } from './facts/types.ts';

const { law, reported } = readOn('2026-11-23');

/** Documents of the law that a page names where no figure comes from them. */
export const lawDocuments = {
  'street-vendors-3': law({
    title: 'Street Vendors Act, 2014, section 3(3)',
    publisher: 'Parliament of India, copy of lawgist.in',
    url: 'https://lawgist.in/street-vendors-protection-of-livelihood-and-regulation-of-street-vending-act/3',
  }),
  'street-vendors-27': law({
    title: 'Street Vendors Act, 2014, section 27',
    publisher: 'Parliament of India, copy of indianlawsinfo.com',
    url: 'https://www.indianlawsinfo.com/Home/Section/6077/Section-27-in-The-Street-Vendors-(Protection-of-Livelihood-and-Regulation-of-Street-Vending)-Act,-2014/Prevention-of-harassment-by-police-and-other-authorities%5E',
  }),
  'legal-metrology-16': law({
    title: 'Legal Metrology Act, 2009, section 16(1)',
    publisher: 'Parliament of India, copy of indianlawsinfo.com',
    url: 'https://www.indianlawsinfo.com/Home/Section/7873/Section-16-in-The-Legal-Metrology-Act,-2009/Forfeiture',
  }),
  'gst-reference-number': reported({
    title: 'CBIC Circular 249/06/2025: portal notices carry a reference number (RFN)',
    publisher: 'cagpt.in',
    url: 'https://www.cagpt.in/income-tax/cbic-updates-din-not-required-for-gst-communications-with-rfn',
  }),
  'false-summons': reported({
    title: 'Ministry of Finance on false GST summons, 24 January 2025',
    publisher: 'Mint',
    url: 'https://www.livemint.com/money/fake-gst-violation-notices-on-the-rise-cbic-warns-taxpayers-how-to-check-what-to-do-next-know-here/amp-11737853528418.html',
  }),
} as const satisfies Record<string, Source>;

export type LawDocumentId = keyof typeof lawDocuments;
