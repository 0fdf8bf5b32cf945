import { sheet } from '../../sheet-page.ts';

/** Sheet: the days of the year that most small businesses meet. */
export const content = sheet({
  name: 'The year of a small business',
  title: 'The year of a small business: a sheet | Niyam',
  description:
    'The days of the year for GST, income tax, food, trade licence and workers on one wheel, and what comes every month. To hang up.',
  heading: 'The year of a small business',
  lead: 'Not every day is for you. A stall without GST and workers has one at most: the tax return. Dates can move: look at the portal in that month.',
  reviewedOn: '2026-11-23',
  sheet: {
    layout: 'wheel',
    parts: [
      {
        fact: 'labour.posh.report',
        title: 'committee report',
        line: 'From {labour.posh.workers} workers. Some districts name another day.',
      },
      {
        fact: 'income-tax.presumptive.advance-tax',
        title: 'advance tax',
        line: 'Small business taxed by the simple rule.',
      },
      {
        fact: 'gst.due.composition-choice',
        title: 'composition',
        optional: true,
        line: 'Last day to choose it for the next year.',
      },
      {
        fact: 'fssai.annual-return.due',
        title: 'food return',
        line: 'Licensed makers and importers only.',
      },
      {
        fact: 'gst.due.gstr4',
        title: 'GSTR-4',
        line: 'Who is in the composition scheme.',
      },
      {
        fact: 'income-tax.return-business',
        title: 'income-tax return',
        line: 'A business without an audit.',
      },
      {
        fact: 'trade.ghmc.apply-by',
        title: 'trade licence',
        line: 'Hyderabad, for the next year. Check the notice.',
      },
      {
        fact: 'gst.annual-return.due',
        title: 'GST annual return',
        line: 'Above {gst.annual-return.turnover} of turnover.',
      },
    ],
    monthly: [
      { title: 'Day {labour.wages.due}', line: 'Wages of the month before.' },
      { title: 'Day {gst.due.gstr1}', line: 'GSTR-1, if you file each month.' },
      { title: 'Day {labour.due}', line: 'ESI and PF.' },
      { title: 'Day {gst.due.gstr3b}', line: 'GSTR-3B with the tax.' },
    ],
  },
  more: [
    {
      id: 'others',
      heading: 'Others have more',
      blocks: [
        {
          kind: 'text',
          text: 'Companies, LLPs, factories and those who cut tax from payments have further days: see [company registration](/company-registration) and the page of your [trade](/sectors). Who files GST by the quarter has other days: the [GST guide](/gst-compliance#returns) names them.',
        },
        {
          kind: 'entries',
          caption: 'Where the days stand',
          rows: [
            {
              label: 'Income-tax return, business without audit',
              fact: 'income-tax.return-business',
            },
            { label: 'GSTR-4', fact: 'gst.due.gstr4' },
            { label: 'GST annual return', fact: 'gst.annual-return.due' },
            { label: 'Food return of licensed makers', fact: 'fssai.annual-return.due' },
            { label: 'Trade licence, Hyderabad: apply by', fact: 'trade.ghmc.apply-by' },
          ],
        },
      ],
    },
  ],
});
