import type { ArticleContent } from '../../../../content/types.ts';

/** Article: the new date of the income-tax return for small businesses, and the simple way to work out the tax. */
export const content: ArticleContent = {
  name: 'The new date for the tax return',
  title: 'Income-tax return: a new date for small traders | Niyam',
  description:
    'A business without an audit has a month longer for its return. Who that is, what a late one costs, and how the presumptive scheme works.',
  heading: 'Your tax return has a new date, and your tax may be simpler than you think',
  lead: 'A small business without an audit files its tax return by {income-tax.return-business}.',
  publishedOn: '2026-11-21',
  reviewedOn: '2026-11-23',
  sections: [
    {
      id: 'dates',
      heading: 'Which date is yours',
      answer:
        'Without audit {income-tax.return-business}. Others differ, and dates get extended: check the portal.',
      blocks: [
        {
          kind: 'text',
          text: 'Everybody has the end of July in their head. And many who fear the whole thing could do it on two pages.',
        },
        {
          kind: 'text',
          text: 'A new Income-tax Act is in force since {income-tax.act}. It speaks of a “tax year” where the old one said “previous year” and “assessment year”. The longer time for small businesses came in the same spring, and counted already for the return of this summer. The forms have new numbers too: Form 130 for Form 16, Form 121 for Form 15G and Form 15H, Form 93 for a new PAN.',
        },
        {
          kind: 'entries',
          caption: 'Return due, each year',
          rows: [
            {
              label: 'Salary, pension, rent; no business',
              fact: 'income-tax.return-no-business',
            },
            {
              label: 'Business without an audit: stall, shop, freelancer, small firm',
              fact: 'income-tax.return-business',
            },
            {
              label: 'Company, or accounts that must be audited',
              fact: 'income-tax.return-audit',
              note: 'Audit: turnover above {income-tax.audit.turnover}, or {income-tax.audit.turnover-digital} where cash is at most {income-tax.audit.cash-max}.',
            },
            {
              label: 'Report of the audit',
              fact: 'calendar.tax-audit.due',
              note: 'Late: {income-tax.audit.late-month} up to a month, {income-tax.audit.late-after} after it.',
            },
            {
              label: 'Missed it? Belated return, at the latest',
              fact: 'income-tax.return-belated',
            },
            { label: 'Made a mistake? Revised return', fact: 'income-tax.return-revised' },
          ],
        },
        { kind: 'changes', facts: ['income-tax.return-business'] },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'Dates get extended',
          text: 'The government often moves these dates for one year, sometimes on the last day. We could not check what was announced after the summer of this year. The front page of the [income-tax portal](portal:incometax) shows it.',
        },
      ],
    },
    {
      id: 'do-i-have-to',
      heading: 'I earn little. Why file at all?',
      answer: 'Often not. But banks ask for returns, and refunds need one.',
      blocks: [
        {
          kind: 'text',
          text: 'A sole owner with at most {income-tax.slab.1.up-to} of income and {income-tax.return-sales} of sales usually need not file. But a return is not the same as a tax: many small traders file and pay nothing. They file because a bank asks for the returns of the last years before it lends; because tax that was deducted from them comes back only through a return; and because a visa office, a landlord or a large customer wants to see them.',
        },
      ],
    },
    {
      id: 'presumptive',
      heading: 'The simple way: presumptive tax',
      answer: 'The law assumes a profit, and you keep no full books.',
      blocks: [
        {
          kind: 'text',
          text: 'The law offers small businesses a bargain. You keep no full books. In return it assumes a profit, as a part of your turnover, and you pay tax on that profit as if it were your income.',
        },
        {
          kind: 'entries',
          caption: 'The bargain in figures',
          rows: [
            { label: 'Turnover at most', fact: 'income-tax.presumptive.turnover-max' },
            {
              label: 'If hardly any cash comes in: turnover at most',
              fact: 'income-tax.presumptive.turnover-max-digital',
              note: 'Cash of at most {income-tax.presumptive.cash-max} of all receipts.',
            },
            {
              label: 'Assumed profit on receipts by bank, card or UPI',
              fact: 'income-tax.presumptive.profit-digital',
            },
            {
              label: 'Assumed profit on cash receipts',
              fact: 'income-tax.presumptive.profit-cash',
            },
            {
              label: 'Advance tax, in a single payment by',
              fact: 'income-tax.presumptive.advance-tax',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Notice the two rates. Of each hundred rupees that arrive by UPI the law assumes less profit than of each hundred in cash. The QR code saves tax. The whole sum: [presumptive tax](/financial-hub/presumptive-tax).',
        },
        {
          kind: 'list',
          items: [
            'It is for resident persons, families (HUF) and partnership firms. Not for companies and LLPs, and not for agents who live on commission.',
            'If your real profit is higher, you declare the real one.',
            'If it is lower, you may declare less, but then you may need books and an audit.',
            'Who comes in should stay in: leaving early closes the scheme to you for years.',
            'Professionals, such as doctors or architects, and owners of goods vehicles have similar schemes with other figures.',
          ],
        },
      ],
    },
    {
      id: 'late',
      heading: 'What being late costs',
      answer: 'Usually {income-tax.late-fee}, plus interest. Pay the tax first.',
      blocks: [
        {
          kind: 'entries',
          caption: 'Fee for a late return',
          rows: [
            {
              label: 'Usually',
              fact: 'income-tax.late-fee',
            },
            {
              label: 'Where the income is small',
              fact: 'income-tax.late-fee-small',
              note: 'Up to an income of {income-tax.late-fee-small-income}.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Interest on unpaid tax is added. So if you cannot finish the return, pay the tax first.',
        },
      ],
    },
    {
      id: 'papers',
      heading: 'What to have on the table',
      answer: 'PAN, bank statements, the yearly statement, and your turnover.',
      blocks: [
        {
          kind: 'list',
          items: [
            'PAN, linked with Aadhaar, and your own login at the [portal](portal:incometax), on your own mobile number.',
            'Statements of all bank accounts from April to March.',
            'The yearly information statement from the portal. It shows what banks and buyers have told the office about you. If something in it is wrong, say so there before you file.',
            'Your turnover, in two sums: by bank and UPI, and in cash.',
            'If you are registered for GST: the turnover in your GST returns. The two should tell the same story.',
          ],
        },
      ],
    },
    {
      id: 'alone-or-not',
      heading: 'Alone, or with help?',
      answer: 'One simple business can file alone. Otherwise take a professional.',
      blocks: [
        {
          kind: 'text',
          text: 'With presumptive tax and one business you can file by yourself; the portal costs nothing, and its help explains each box. Take a professional when you want to declare less than the assumed profit, when you have loans or property to sell, or when a notice is open. And then ask for the fee before, and for the login after. Written by our tax desk. It is information, not advice on your case.',
        },
      ],
    },
  ],
};
