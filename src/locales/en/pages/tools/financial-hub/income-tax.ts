import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { taxLines, surcharge } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the income-tax calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'Income tax',
  updatedOn: '2026-11-23',
  title: 'Income tax calculator, new regime, slice by slice | Niyam',
  description:
    'Income tax of a year in the new regime, slice by slice, with rebate, relief and cess. Rates with dates and sources. Works offline.',
  heading: 'Income tax, new regime',
  lead: 'The tax of a year’s income.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'Each slice of the income has its own rate. Up to a limit the rebate takes off all of the tax. Just above it, the tax is at most the income above the limit. The cess is added.',
        },
        {
          kind: 'entries',
          caption: 'Slices',
          rows: [
            { label: 'Nothing up to', fact: 'income-tax.slab.1.up-to' },
            { label: 'Next slice, up to', fact: 'income-tax.slab.2.up-to' },
            { label: 'Its rate', fact: 'income-tax.slab.2.rate' },
            { label: 'Next slice, up to', fact: 'income-tax.slab.3.up-to' },
            { label: 'Its rate', fact: 'income-tax.slab.3.rate' },
            { label: 'Next slice, up to', fact: 'income-tax.slab.4.up-to' },
            { label: 'Its rate', fact: 'income-tax.slab.4.rate' },
            { label: 'Next slice, up to', fact: 'income-tax.slab.5.up-to' },
            { label: 'Its rate', fact: 'income-tax.slab.5.rate' },
            { label: 'Next slice, up to', fact: 'income-tax.slab.6.up-to' },
            { label: 'Its rate', fact: 'income-tax.slab.6.rate' },
            { label: 'Above that', fact: 'income-tax.slab.top.rate' },
          ],
        },
        {
          kind: 'entries',
          caption: 'Rebate and cess',
          rows: [
            { label: 'No tax on ordinary income up to', fact: 'income-tax.rebate.up-to' },
            { label: 'Cess on the tax', fact: 'income-tax.cess' },
            { label: 'A surcharge, not in this sum, above', fact: 'income-tax.surcharge.above' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        { kind: 'pages', pages: ['tools/financial-hub/presumptive-tax'] },
        { kind: 'portals', portals: ['incometax'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    income: {
      label: 'Income of the year (₹)',
      hint: 'Profit, rent, interest, and salary after the standard deduction.',
    },
  },
  lines: taxLines,
  notes: { surcharge },
  schedule: {
    caption: 'Slice by slice',
    columns: { from: 'Above', to: 'Up to', rate: 'Rate', tax: 'Tax' },
  },
  assumptions: [
    'The new regime, a person resident in India, ordinary income only.',
    'Gains from shares or land and winnings have rates of their own.',
    'Tax already cut or paid in advance is not taken off.',
  ],
};
