import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { taxLines, surcharge } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the presumptive-tax calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'Presumptive tax',
  updatedOn: '2026-11-23',
  title: 'Presumptive tax calculator for small business | Niyam',
  description:
    'Profit the law assumes from your receipts, and the income tax on it, for trade, listed professions and goods vehicles. Works offline.',
  heading: 'Presumptive tax',
  lead: 'Tax on the profit the law assumes.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'A part of the receipts counts as profit, more of it for cash. If you earned more, you declare more. Advance tax is paid once, by {income-tax.presumptive.advance-tax}.',
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

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    work: {
      label: 'Kind of work',
      options: {
        business: 'Trade or business',
        profession: 'A listed profession',
        vehicles: 'Owner of goods vehicles',
      },
    },
    digital: { label: 'Year’s receipts by bank, card, UPI (₹)' },
    cash: {
      label: 'Year’s receipts in cash (₹)',
      hint: 'A cheque that is not account payee counts as cash.',
    },
    heavyVehicles: { label: 'Heavy goods vehicles (above {sectors.tax.heavy-from} tonnes)' },
    heavyTonnes: { label: 'Their weight together, in tonnes' },
    otherVehicles: { label: 'Other goods vehicles' },
    months: { label: 'Months you owned them in the year' },
    actual: {
      label: 'Real profit of the year (₹)',
      hint: 'If it is higher, it is what counts.',
    },
  },
  lines: {
    fromDigital: 'Assumed profit, receipts by bank',
    fromCash: 'Assumed profit, cash',
    fromReceipts: 'Assumed profit of the profession',
    fromHeavy: 'Assumed profit, heavy vehicles',
    fromOthers: 'Assumed profit, other vehicles',
    assumed: 'Assumed profit',
    declared: 'Profit that counts: the real one',
    ...taxLines,
  },
  notes: {
    'above-limit': 'This is above the limit of the scheme: it cannot be used, and books are kept.',
    surcharge,
  },
  assumptions: [
    'No other income, the new regime, a person resident in India.',
    'Not for commission, brokerage or agency, and not for an LLP or a company.',
    'Who leaves the scheme for trade and business is shut out of it for some years.',
  ],
};
