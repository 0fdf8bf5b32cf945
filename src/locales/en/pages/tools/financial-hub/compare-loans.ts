import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the loan comparison does and its rule. */
export const content: PageContent = {
  name: 'Compare two loans',
  updatedOn: '2026-11-23',
  title: 'Compare two loans: bank, flat rate, moneylender | Niyam',
  description:
    'Two loans of the same size side by side: instalment, fees, interest made comparable, and the true cost of a monthly rate. Works offline.',
  heading: 'Compare two loans',
  lead: 'A “flat” or monthly rate sounds small. See the true one.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'list',
          items: [
            'A bank charges interest on what is still owed: it falls every month.',
            'A flat rate is charged on the whole loan until the last day, though part of it is repaid.',
            'A moneylender often takes interest alone each month, and the whole loan at the end.',
          ],
        },
        {
          kind: 'text',
          text: 'The comparable rate is the yearly rate of a bank’s loan with the same payments. Fees are taken off what you received.',
        },
        {
          kind: 'entries',
          caption: 'PM SVANidhi',
          rows: [
            { label: 'First loan', fact: 'msme.svanidhi.first' },
            {
              label: 'Interest given back for paying on time, a year',
              fact: 'msme.svanidhi.subsidy',
            },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        { kind: 'pages', pages: ['tools/financial-hub/loan-instalment', 'start/banking'] },
        { kind: 'portals', portals: ['pmsvanidhi'] },
      ],
    },
  ],
};

const loan = (which: string): SumWords['inputs'] => ({
  [`rate${which}`]: { label: `Loan ${which}: interest (%)` },
  [`per${which}`]: {
    label: `Loan ${which}: that interest is for`,
    options: { year: 'a year', month: 'a month' },
  },
  [`way${which}`]: {
    label: `Loan ${which}: how it is charged`,
    options: {
      reducing: 'on what is still owed (banks)',
      flat: 'on the whole loan, all the time (flat rate)',
      'at-end': 'interest every month, the loan itself at the end (moneylenders)',
    },
  },
  [`fee${which}`]: {
    label: `Loan ${which}: fees (₹)`,
    hint: 'For papers, processing or insurance.',
  },
});

const loanLines = (which: string): SumWords['lines'] => ({
  [`payment${which}`]: `Loan ${which}: to pay each month`,
  [`last${which}`]: `Loan ${which}: to pay extra at the end`,
  [`trueRate${which}`]: `Loan ${which}: interest a year, made comparable`,
  [`cost${which}`]: `Loan ${which}: what it costs in all`,
});

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    amount: { label: 'Loan (₹)', hint: 'The same for both.' },
    months: { label: 'Months to repay' },
    ...loan('A'),
    ...loan('B'),
    svanidhiB: { label: 'Loan B is a PM SVANidhi loan, paid on time' },
  },
  lines: {
    ...loanLines('A'),
    ...loanLines('B'),
    difference: 'Difference in cost',
  },
  notes: {
    same: 'Both cost the same.',
    'a-costs-more': 'Loan A costs more.',
    'b-costs-more': 'Loan B costs more.',
  },
  assumptions: [
    'Cost is interest and fees, less what PM SVANidhi gives back.',
    'The comparable rate is the one a bank would name for the same payments. Fees are taken from the loan at the start, and nothing is given back.',
    'Where no comparable rate is shown, it is beyond every measure.',
  ],
};
