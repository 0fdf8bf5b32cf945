import type { PageContent } from '../../../../../content/types.ts';

/** What the TDS calculator does, its rule and its figures. */
export const content: PageContent = {
  title: 'TDS interest and late fee calculator | Niyam',
  description:
    'Interest on tax cut late or paid in late, month by month, and the fee for a late TDS statement. Rates with sources. Works offline.',
  heading: 'Late TDS: interest and fee',
  lead: 'Tax that was cut from a payment and paid in late, or cut late, and the fee for a late statement.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'Interest is a part of the tax for each calendar month that the delay touches, however little. The fee for the statement is so much a day, and never more than the tax.',
        },
        {
          kind: 'entries',
          caption: 'Figures',
          rows: [
            { label: 'Cut late, a month or part of it', fact: 'income-tax.tds.late-deduction' },
            { label: 'Paid in late, a month or part of it', fact: 'income-tax.tds.late-deposit' },
            { label: 'Statement late, a day', fact: 'income-tax.tds.statement-day' },
            { label: 'Paid in by this day of the next month', fact: 'sectors.tax.deducted-day' },
            { label: 'Cut in March: paid in by', fact: 'income-tax.tds.deposit-march' },
          ],
        },
      ],
    },
    { id: 'more', heading: 'Read on', blocks: [{ kind: 'portals', portals: ['incometax'] }] },
  ],
};
