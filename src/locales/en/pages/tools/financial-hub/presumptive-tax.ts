import type { PageContent } from '../../../../../content/types.ts';

/** What the presumptive-tax calculator does, its rule and its figures. */
export const content: PageContent = {
  title: 'Presumptive tax calculator for small business | Niyam',
  description:
    'Profit the law assumes from your receipts, and the income tax on it, for trade, listed professions and goods vehicles. Works offline.',
  heading: 'Presumptive tax',
  lead: 'The profit that the law assumes where no books are kept, and the income tax on it.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'A part of the receipts counts as profit, more of it for cash. Whoever earned more declares more. Advance tax is paid once, by {income-tax.presumptive.advance-tax}.',
        },
        {
          kind: 'entries',
          caption: 'Trade and business',
          rows: [
            {
              label: 'Of receipts by bank, card or UPI',
              fact: 'income-tax.presumptive.profit-digital',
            },
            { label: 'Of cash', fact: 'income-tax.presumptive.profit-cash' },
            { label: 'Turnover at most', fact: 'income-tax.presumptive.turnover-max' },
            {
              label: 'Turnover at most, hardly any cash',
              fact: 'income-tax.presumptive.turnover-max-digital',
            },
            {
              label: 'Hardly any cash is, of all receipts',
              fact: 'income-tax.presumptive.cash-max',
            },
          ],
        },
        {
          kind: 'entries',
          caption: 'Listed professions and goods vehicles',
          rows: [
            { label: 'Of the receipts of a profession', fact: 'sectors.tax.profession-share' },
            { label: 'Receipts at most', fact: 'sectors.tax.profession-limit' },
            {
              label: 'Receipts at most, hardly any cash',
              fact: 'sectors.tax.profession-limit-digital',
            },
            { label: 'A tonne and month of a heavy vehicle', fact: 'sectors.tax.heavy-tonne' },
            { label: 'A month of any other goods vehicle', fact: 'sectors.tax.vehicle-month' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        { kind: 'pages', pages: ['tools/financial-hub/income-tax'] },
        { kind: 'portals', portals: ['incometax'] },
      ],
    },
  ],
};
