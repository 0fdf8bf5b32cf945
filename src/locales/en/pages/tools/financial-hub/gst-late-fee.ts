import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the late-fee calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'GST late fee and interest',
  updatedOn: '2026-11-23',
  title: 'GST late fee and interest calculator | Niyam',
  description:
    'Late fee of a GST return with its ceiling, and interest on tax paid late, worked out from two dates. Rates with dates and sources. Works offline.',
  heading: 'GST late fee and interest',
  lead: 'The late fee, and interest on late tax.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'The late fee is the days late, times the fee a day, and never more than the ceiling. Interest is the tax paid late in cash, times the yearly rate, for the days it is late.',
        },
        {
          kind: 'entries',
          caption: 'Late fee of GSTR-3B and GSTR-1',
          rows: [
            { label: 'A day', fact: 'gst.late-fee.day' },
            { label: 'A day, nothing to pay', fact: 'gst.late-fee.nil-day' },
            { label: 'Ceiling, nothing to pay', fact: 'gst.late-fee.nil-cap' },
            { label: 'Ceiling, small turnover', fact: 'gst.late-fee.small-cap' },
            { label: 'A small turnover is up to', fact: 'gst.late-fee.small-turnover' },
            { label: 'Ceiling, middle turnover', fact: 'gst.late-fee.middle-cap' },
            { label: 'A middle turnover is up to', fact: 'gst.late-fee.middle-turnover' },
            { label: 'Ceiling above that', fact: 'gst.late-fee.large-cap' },
          ],
        },
        {
          kind: 'entries',
          caption: 'Interest',
          rows: [{ label: 'A year, on tax paid late', fact: 'gst.interest' }],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        {
          kind: 'text',
          text: 'A return that is nil must be filed too. The portal works the fee out again when you file, and its sum decides.',
        },
        { kind: 'pages', pages: ['guides/gst-compliance'] },
        { kind: 'portals', portals: ['gst'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    form: {
      label: 'Which return',
      options: {
        gstr3b: 'GSTR-3B (monthly or quarterly return)',
        gstr1: 'GSTR-1 (list of sales)',
        cmp08: 'CMP-08 (composition, each quarter)',
        gstr4: 'GSTR-4 (composition, yearly)',
        gstr9: 'GSTR-9 (annual return)',
        gstr7: 'GSTR-7 (tax deducted at source)',
      },
    },
    nil: { label: 'It is a nil return: nothing sold, nothing to pay' },
    due: { label: 'Day it was due' },
    done: { label: 'Day it is filed and paid' },
    turnover: {
      label: 'Turnover of the year before (₹)',
      hint: 'All sales on your PAN, in all states.',
    },
    stateTurnover: { label: 'Of that, turnover in this state (₹)' },
    tax: {
      label: 'Tax paid late in cash (₹)',
      hint: 'Only what is paid in money, not by credit.',
    },
  },
  lines: {
    days: 'Days late',
    uncapped: 'Late fee without a ceiling',
    cap: 'Ceiling of the late fee',
    fee: 'Late fee',
    interest: 'Interest on the tax',
    interestPaid: 'Interest, to the nearest rupee',
    total: 'To pay on top of the tax',
  },
  notes: {
    'in-time': 'Not late: nothing is added.',
    capped: 'The ceiling is reached: more days add no more late fee, only interest.',
  },
  assumptions: [
    'Late fee is half CGST and half SGST; the sum shows both together.',
    'Days run from the day after the due day to the day of payment.',
    'The return was filed before the tax office began proceedings; afterwards interest runs on the whole tax.',
    'No amnesty. The portal’s own sum decides.',
  ],
};
