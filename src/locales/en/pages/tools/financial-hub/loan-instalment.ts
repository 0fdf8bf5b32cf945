import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the EMI calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'Loan instalment (EMI)',
  updatedOn: '2026-11-23',
  title: 'EMI calculator with PM SVANidhi and Mudra | Niyam',
  description:
    'Monthly instalment and interest of a loan, year by year, with the sizes of PM SVANidhi and Mudra loans and what PM SVANidhi gives back. Works offline.',
  heading: 'Loan instalment (EMI)',
  lead: 'What you pay each month, and in all.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'Each month’s interest is a twelfth of the yearly rate on what is still owed. The instalment is the one sum that pays this interest and brings the loan to nothing in the last month. Without interest it is the loan divided by the months.',
        },
        {
          kind: 'entries',
          caption: 'Government loans',
          rows: [
            { label: 'PM SVANidhi, first loan', fact: 'msme.svanidhi.first' },
            { label: 'PM SVANidhi, second loan', fact: 'msme.svanidhi.second' },
            { label: 'PM SVANidhi, third loan', fact: 'msme.svanidhi.third' },
            {
              label: 'Interest that PM SVANidhi gives back, a year',
              fact: 'msme.svanidhi.subsidy',
            },
            { label: 'Mudra, first tier (Shishu): at most', fact: 'msme.mudra.shishu' },
            { label: 'Mudra, second tier (Kishor): at most', fact: 'msme.mudra.kishor' },
            { label: 'Mudra, third tier (Tarun): at most', fact: 'msme.mudra.tarun' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        {
          kind: 'text',
          text: 'The bank sets the interest; its letter must name the rate and every fee before you sign.',
        },
        {
          kind: 'pages',
          pages: ['tools/financial-hub/compare-loans', 'start/banking', 'guides/msme-compliance'],
        },
        { kind: 'portals', portals: ['pmsvanidhi', 'mudra'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    amount: { label: 'Loan (₹)' },
    rate: { label: 'Interest a year (%)', hint: 'As the bank’s letter says it.' },
    months: { label: 'Months to repay' },
    svanidhi: {
      label:
        'It is a PM SVANidhi loan and every instalment is paid on time: {msme.svanidhi.subsidy} a year comes back',
    },
  },
  lines: {
    instalment: 'Instalment a month',
    principal: 'The loan',
    interest: 'Interest in all',
    paid: 'To pay in all',
    subsidy: 'Interest that PM SVANidhi gives back',
    cost: 'Interest that is left',
  },
  notes: {
    'subsidy-whole': 'The interest is below the part that is given back: all of it comes back.',
  },
  schedule: {
    caption: 'How the loan goes down',
    columns: { year: 'Year', repaid: 'Loan repaid', interest: 'Interest', balance: 'Still owed' },
  },
  assumptions: [
    'The same instalment every month, interest on what is still owed, no fees.',
    'The bank rounds each instalment, so its last one differs a little.',
    'PM SVANidhi credits its part to the account by quarters, after the bank has claimed it.',
    'Each bank sets its own interest; the sizes of PM SVANidhi and Mudra loans are the law’s.',
  ],
};
