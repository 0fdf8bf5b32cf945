import { sheet } from '../../sheet-page.ts';

/** Sheet: the three loans for street vendors, one above the other. */
export const content = sheet({
  name: 'The ladder of PM SVANidhi',
  title: 'The ladder of PM SVANidhi: a sheet | Niyam',
  description:
    'First, second and third loan for street vendors without security, the card, the interest that comes back and the cashback. To print and send.',
  heading: 'The ladder of PM SVANidhi',
  lead: 'A loan for street vendors, without security. Pay one back on time, and the next is larger.',
  sheet: {
    layout: 'ladder',
    tone: 'green',
    parts: [
      {
        amount: '{msme.svanidhi.first}',
        title: 'First loan',
        line: 'With a vending card, a place in the survey, or a Letter of Recommendation.',
      },
      {
        amount: '{msme.svanidhi.second}',
        title: 'Second loan',
        line: 'When the first is paid back.',
        more: 'After the second loan there is a RuPay credit card that works with UPI.',
      },
      {
        amount: '{msme.svanidhi.third}',
        title: 'Third loan',
        line: 'When the second is paid back.',
      },
    ],
    beside: [
      {
        title: 'Interest comes back: {msme.svanidhi.subsidy}',
        line: 'If you pay every instalment on its day.',
        more: 'It is counted by the year. One late instalment can lose it, and the next loan.',
      },
      {
        title: 'Cashback: at most {vendor.loan.cashback}',
        line: 'For taking payments by UPI.',
      },
    ],
  },
  more: [
    {
      id: 'figures',
      heading: 'The figures and where they stand',
      blocks: [
        {
          kind: 'entries',
          caption: 'PM SVANidhi',
          rows: [
            { label: 'First loan, up to', fact: 'msme.svanidhi.first' },
            { label: 'Second loan, up to', fact: 'msme.svanidhi.second' },
            { label: 'Third loan, up to', fact: 'msme.svanidhi.third' },
            { label: 'Fee for applying', fact: 'vendor.loan.fee' },
            { label: 'The scheme runs until', fact: 'msme.svanidhi.ends' },
          ],
        },
        {
          kind: 'text',
          text: 'Nobody can “get it passed” for money. With ticks: [apply for the loan](/how-to-guides/svanidhi-loan), and [take UPI for the cashback](/how-to-guides/svanidhi-upi).',
        },
      ],
    },
  ],
});
