import type { ArticleContent } from '../../../../content/types.ts';

/** Article: whether UPI payments bring GST, for vendors and small shops. */
export const content: ArticleContent = {
  name: 'UPI receipts and GST',
  title: 'Does a QR code bring a GST notice? | Niyam',
  description:
    'UPI receipts alone create no tax. What counts as turnover, who need not register whatever they sell, and how to answer a notice calmly.',
  heading: 'Does a QR code on the cart bring a GST notice?',
  lead: 'A UPI payment is not a tax. Cash and UPI count alike.',
  publishedOn: '2026-11-21',
  reviewedOn: '2026-11-21',
  sections: [
    {
      id: 'the-answer',
      heading: 'The answer first',
      blocks: [
        {
          kind: 'list',
          items: [
            'UPI creates no tax. Cash and UPI count alike.',
            'GST registration begins when your **turnover in a year** passes a limit: in Telangana {gst.limit.telangana}; in most other states {gst.limit.goods} for goods alone and {gst.limit.services} for services.',
            'Who sells **only exempt things**, such as fresh vegetables, fruit or milk, need not register at any turnover.',
            'Hiding sales by taking only cash changes nothing in law. It makes a loan harder to get.',
          ],
        },
      ],
    },
    {
      id: 'what-counts',
      heading: 'What counts as turnover, and what does not',
      answer: 'Everything you sell in a year. Family money and loans are not.',
      blocks: [
        {
          kind: 'text',
          text: 'Turnover is everything you sell in a financial year, from April to March, on one PAN, in all of India. Taxed things, exempt things and exports are added together, before costs. These are **not** sales, though they arrive on the same QR code:',
        },
        {
          kind: 'list',
          items: [
            'money from your family;',
            'a loan, or the return of one you gave;',
            'your own money moved from another account;',
            'a deposit or an advance that you gave back.',
          ],
        },
        {
          kind: 'text',
          text: 'That is why one QR code for the stall and another for the house is the best paper you can have. If both run over one account, nobody can tell a sale from your sister’s help, and you have to prove it line by line.',
        },
      ],
    },
    {
      id: 'examples',
      heading: 'Four stalls',
      answer: 'Fresh vegetables: no. Jars of pickle beside them can change it.',
      blocks: [
        {
          kind: 'text',
          text: 'All are in Hyderabad, where the limit is {gst.limit.telangana}. The people are made up.',
        },
        {
          kind: 'table',
          caption: 'Must they register?',
          head: ['Who', 'What comes in', 'GST?'],
          rows: [
            [
              'A vegetable seller',
              'Far more than the limit, nearly all by UPI; only fresh vegetables',
              'No. Everything she sells is exempt. She keeps the bills of what she buys.',
            ],
            [
              'A tea stall',
              'Well below the limit, in cash and by UPI together',
              'No. Below the limit.',
            ],
            [
              'A mobile repairer',
              'A little above the limit, half of it in cash',
              'Yes. The cash counts too. He has {gst.registration.within} from the day he passed the limit.',
            ],
            [
              'A vegetable seller who also sells pickles in jars',
              'Far above the limit in all',
              'Yes, it must be looked at: pickles are not exempt, and exempt sales count towards the turnover once she sells taxed things too.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'The last line is where people fall in. A few packets beside the fresh goods can change the answer. If you are near it, ask first.',
        },
      ],
    },
    {
      id: 'cheap-ways',
      heading: 'If you must register',
      answer:
        'Registration costs {gst.registration.fee}. Not registering when you must costs much more.',
      blocks: [
        {
          kind: 'text',
          text: 'Registration itself costs {gst.registration.fee} on the [GST portal](portal:gst). A small trader may choose the **composition scheme**: up to a turnover of {gst.composition.limit} one pays {gst.composition.trader} of it as a trader or maker, {gst.composition.restaurant} as a restaurant without alcohol, with a short statement every quarter. One then charges the customer no tax, and gets none back. Read the [GST guide](/gst-compliance) before you choose; it does not fit those who sell to other states.',
        },
        {
          kind: 'text',
          text: 'Not registering when one must costs {gst.registration.penalty}, or the tax due if that is more, added to the tax and interest.',
        },
      ],
    },
    {
      id: 'a-notice',
      heading: 'If a notice comes',
      answer: 'Check that it is real. Answer before its last day.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'See whether it is real',
              text: 'A true notice names an officer, an office, a date and a section, and can be checked on the portal. A WhatsApp message with a link to pay is none.',
            },
            {
              title: 'Note the last day to answer',
              text: 'If you stay silent, the office decides without your side. If you need more time, ask for it in writing before that day.',
            },
            {
              title: 'Make one list',
              text: 'Print the statement of the account. Mark each line: sale of exempt goods, sale of taxed goods, family, loan. Add the purchase bills.',
            },
            {
              title: 'Answer what was asked, and no more',
              text: 'Say what you sell, what is exempt and why, and what on the account was no sale. Keep a copy with proof that you sent it.',
            },
            {
              title: 'Get help before you pay',
              text: 'A tax practitioner or [our office](/contact) can look at the list. Never pay a person; tax is paid on the portal.',
            },
          ],
        },
      ],
    },
    {
      id: 'keep-the-qr',
      heading: 'Put the QR code back up',
      answer: 'Sales on record help you get a loan. Keep a small book.',
      blocks: [
        {
          kind: 'text',
          text: 'Some vendors have taken their QR codes down. They heard that the tax office counts UPI payments. It can. But a payment is not a tax.',
        },
        {
          kind: 'text',
          text: 'A stall with a record of its sales is a stall that a bank can lend to. Digital payments can even bring a cashback of up to {vendor.loan.cashback} to those with a [PM SVANidhi loan](/blog/pm-svanidhi-loan). Customers carry less cash every year. What you need is not fewer payments but a small book: each evening one line, what came in, how, and for what.',
        },
        {
          kind: 'text',
          text: 'Written by our tax desk. It is information, not advice on your case.',
        },
      ],
    },
  ],
};
