import { sheet } from '../../sheet-page.ts';

/** Sheet: what common mistakes cost at most, the small at the bottom. */
export const content = sheet({
  name: 'What mistakes cost',
  reviewedOn: '2026-11-23',
  title: 'What mistakes cost: penalties on a sheet | Niyam',
  description:
    'From a late GST return to selling food without a licence: what common mistakes of a small business cost at most. To print and send.',
  heading: 'What mistakes cost',
  lead: 'The small ones stand at the bottom. Most amounts are the highest the law allows; what is charged depends on the case.',
  sheet: {
    layout: 'ladder',
    tone: 'red',
    parts: [
      {
        amount: '{gst.late-fee.nil-day}',
        title: 'A day, for a late GST return without sales',
        line: 'At most {gst.late-fee.nil-cap} for one return.',
      },
      {
        amount: '{income-tax.late-fee-small}',
        title: 'Income-tax return filed late',
        line: 'Up to {income-tax.late-fee-small-income} of income. Above it {income-tax.late-fee}.',
      },
      {
        amount: '{vendor.penalty}',
        title: 'Vending without a certificate',
        line: 'Or against its terms. At most, for each offence.',
      },
      {
        amount: '{gst.registration.penalty}',
        title: 'No GST number when one must',
        line: 'Or the tax that is due, if that is more.',
      },
      {
        amount: '{labour.posh.fine}',
        title: 'No Internal Committee',
        line: 'From {labour.posh.workers} workers, against sexual harassment. At most.',
      },
      {
        amount: '{fssai.penalty.unhygienic}',
        title: 'Unclean food handling',
        line: 'At most.',
      },
      {
        amount: '{sectors.scales.fine}',
        title: 'A scale that is not standard',
        line: 'The first time, at most.',
        more: 'For some first slips an improvement notice comes first, since {sectors.scales.notice-since}.',
      },
      {
        amount: '{fssai.penalty.no-licence}',
        title: 'Food without a licence',
        line: 'Where a licence is needed. At most.',
        more: 'Those who need only registration are outside this section; a smaller penalty of at most {fssai.penalty.other} can meet them.',
      },
    ],
  },
  more: [
    {
      id: 'if-it-comes',
      heading: 'If a notice comes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Read by which day it wants an answer, and answer in writing before that day.',
            'Pay only against a receipt. Nothing in cash into a hand.',
            'If you cannot pay a lawyer, call {helpline.legal-aid}: [get a free lawyer](/how-to-guides/free-lawyer).',
          ],
        },
        {
          kind: 'entries',
          caption: 'Where the amounts stand',
          rows: [
            { label: 'Late GST return without sales, a day', fact: 'gst.late-fee.nil-day' },
            { label: 'Late income-tax return, small income', fact: 'income-tax.late-fee-small' },
            { label: 'Vending without a certificate', fact: 'vendor.penalty' },
            { label: 'No GST registration', fact: 'gst.registration.penalty' },
            { label: 'No Internal Committee', fact: 'labour.posh.fine' },
            { label: 'Unclean food handling', fact: 'fssai.penalty.unhygienic' },
            { label: 'A scale that is not standard', fact: 'sectors.scales.fine' },
            { label: 'Food without a licence', fact: 'fssai.penalty.no-licence' },
          ],
        },
      ],
    },
  ],
});
