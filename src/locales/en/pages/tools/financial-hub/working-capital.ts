import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the working-capital calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'Working capital',
  updatedOn: '2026-11-23',
  title: 'Working capital by the turnover method | Niyam',
  description:
    'Money a small business needs to run, what a bank lends at least, what the owner brings, and the days money is tied up. Works offline.',
  heading: 'Working capital',
  lead: 'How much money a year’s sales tie up.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'The need is a part of the sales expected in a year. The bank lends most of it, the owner brings the rest. Days tied up: the days goods lie, plus the days until customers pay, less the days until you pay suppliers.',
        },
        {
          kind: 'entries',
          caption: 'Parts of a year’s sales',
          rows: [
            { label: 'The need', fact: 'start.working-capital.need' },
            { label: 'The bank, at least', fact: 'start.working-capital.bank' },
            { label: 'The owner', fact: 'start.working-capital.own' },
            { label: 'For limits up to', fact: 'working-capital.max' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [{ kind: 'pages', pages: ['guides/msme-compliance', 'start/banking'] }],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    turnover: { label: 'Sales that you expect in a year (₹)' },
    funds: { label: 'Own money that is in stock and bills (₹)' },
    supplierCredit: { label: 'Goods taken on credit from suppliers (₹)' },
    stockDays: { label: 'Days that goods lie before they are sold' },
    debtorDays: { label: 'Days until customers pay' },
    creditorDays: { label: 'Days until you pay suppliers' },
  },
  lines: {
    need: 'Money the business needs to run',
    bank: 'Of that, what a bank lends at least',
    own: 'Of that, what the owner brings',
    gap: 'Still missing after own money and suppliers’ credit',
    cycle: 'Days that money is tied up',
  },
  notes: {
    'above-limit':
      'The bank’s part is above {working-capital.max}, the limit of this method: banks look at the accounts instead.',
  },
  assumptions: [
    'The turnover method, which banks use for micro and small enterprises.',
    'The bank looks at your account and your returns before it lends; this is no promise.',
  ],
};
