import type { PageContent } from '../../types.ts';

/** Barcode registration: a short page until the full guide is written. */
export const content: PageContent = {
  title: 'Barcode registration with GS1 India | Niyam',
  description:
    'Do you need a barcode, who issues the numbers, and why cheap single barcodes can fail when a big buyer checks them.',
  heading: 'Barcode registration',
  lead: 'No general law makes you print a barcode. Big retailers and online marketplaces ask for one, and that is when you need it.',
  sections: [
    {
      id: 'who-issues',
      heading: 'Who issues the numbers',
      blocks: [
        {
          kind: 'text',
          text: 'In India the numbers come from GS1 India. You subscribe, and the numbers are yours while the subscription lasts. It is not for life: renew it, or you lose them.',
        },
        {
          kind: 'portals',
          portals: ['gs1'],
        },
      ],
    },
    {
      id: 'one-number',
      heading: 'One number, many shapes',
      blocks: [
        {
          kind: 'text',
          text: 'You do not register each kind of code. The same product number can be printed as a striped barcode or inside a square code that phones can read.',
        },
      ],
    },
    {
      id: 'beware',
      heading: 'Beware of single codes',
      blocks: [
        {
          kind: 'text',
          text: 'Sellers offer loose numbers cheaply. Those belong to another company, and a retailer’s check may show its name in place of yours.',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'The fee table and the steps are being checked with GS1 India’s own pages. If a buyer has asked you for a barcode, [send us the request](/contact). A packed food label also needs your [FSSAI](/fssai-compliance) number.',
        },
      ],
    },
  ],
};
