import type { PageContent } from '../../../../../content/types.ts';

/** What the delayed-payment calculator does, its rule and its figures. */
export const content: PageContent = {
  title: 'Interest from a buyer who pays late (MSME) | Niyam',
  description:
    'Interest that a buyer owes a micro or small supplier who is paid late, compounded every month, from the bank rate you enter. Works offline.',
  heading: 'Interest from a late buyer',
  lead: 'A micro or small firm with Udyam may claim interest from a buyer who pays late. This is the sum.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'The interest a year is a multiple of the bank rate of the Reserve Bank, and it is added to the debt every month. It runs from the day after the agreed day.',
        },
        {
          kind: 'entries',
          caption: 'Figures',
          rows: [
            { label: 'In bank rates', fact: 'msme.late.multiple' },
            { label: 'The buyer pays within, at most', fact: 'msme.late.days' },
            { label: 'Where no day was agreed', fact: 'msme.late.days-no-date' },
          ],
        },
        {
          kind: 'text',
          text: 'The bank rate changes, so you enter it: it stands on the first page of rbi.org.in.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Where the claim is made',
      blocks: [
        { kind: 'pages', pages: ['guides/msme-compliance'] },
        { kind: 'portals', portals: ['samadhaan'] },
      ],
    },
  ],
};
