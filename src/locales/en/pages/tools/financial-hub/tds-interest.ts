import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the TDS calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'Late TDS',
  updatedOn: '2026-11-23',
  title: 'TDS interest and late fee calculator | Niyam',
  description:
    'Interest on tax cut late or paid in late, month by month, and the fee for a late TDS statement. Rates with sources. Works offline.',
  heading: 'Late TDS: interest and fee',
  lead: 'Interest and fee for tax that is cut or paid in late.',
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

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    tax: { label: 'Tax (₹)' },
    deductedLate: { label: 'It was also cut late' },
    deductible: { label: 'Day it had to be cut' },
    deducted: { label: 'Day it was cut' },
    deposited: { label: 'Day it is paid in' },
    statementDays: { label: 'Days the statement is late' },
  },
  lines: {
    deductionMonths: 'Cut late: months touched',
    deductionInterest: 'Cut late: interest',
    depositMonths: 'Paid in late: months touched',
    depositInterest: 'Paid in late: interest',
    statementFee: 'Fee for the late statement',
    total: 'To pay on top of the tax',
  },
  notes: {
    'in-time': 'Paid in on time: no interest for that.',
    capped: 'The fee for the statement stops at the tax.',
  },
  assumptions: [
    'A calendar month that is touched by one day counts as a whole month.',
    'One amount, cut on one day.',
    'If the last day is a Sunday or a public holiday, the next working day counts as on time. The circular that says so names advance tax: it is safer to pay before.',
  ],
};
