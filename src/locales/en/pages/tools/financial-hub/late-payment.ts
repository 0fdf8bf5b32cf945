import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the delayed-payment calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'Interest from a late buyer',
  updatedOn: '2026-11-23',
  title: 'Interest from a buyer who pays late (MSME) | Niyam',
  description:
    'Interest that a buyer owes a micro or small supplier who is paid late, compounded every month, from the bank rate you enter. Works offline.',
  heading: 'Interest from a late buyer',
  lead: 'A micro or small firm with Udyam may claim it.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'The yearly interest is a multiple of the Reserve Bank’s bank rate. It is added to the debt every month. It runs from the day after the agreed day. With no agreed day it begins after {msme.late.days-no-date}.',
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
          text: 'The bank rate changes, so you enter it: it is on the first page of rbi.org.in.',
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

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    amount: { label: 'Unpaid bill (₹)' },
    bankRate: {
      label: 'Bank rate of the Reserve Bank (%)',
      hint: 'It changes: look it up at rbi.org.in, on the first page.',
    },
    months: { label: 'Whole months since the last day to pay' },
  },
  lines: {
    rate: 'Interest a year',
    interest: 'Interest that the buyer owes',
    total: 'Bill and interest',
  },
  assumptions: [
    'You have Udyam as a micro or small enterprise, and make goods or give services.',
    'The bank rate was the same all the time, and interest is added to the debt every month.',
    'Parts of a month are left out.',
  ],
};
