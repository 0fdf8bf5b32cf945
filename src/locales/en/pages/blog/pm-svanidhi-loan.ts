import type { ArticleContent } from '../../../../content/types.ts';

/** Article: the street vendors' loan, step by step. */
export const content: ArticleContent = {
  name: 'PM SVANidhi, the vendors’ loan',
  title: 'PM SVANidhi: the loan made for street vendors | Niyam',
  description:
    'Three loans without security, how to ask for the first one, what paying on time brings, and why nobody may charge you for the form.',
  heading: 'PM SVANidhi: a loan made for the cart',
  lead: 'A loan for street vendors without security, until {msme.svanidhi.ends}. Part of the interest comes back.',
  publishedOn: '2026-11-21',
  reviewedOn: '2026-11-21',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          kind: 'entries',
          caption: 'The three loans',
          rows: [
            { label: 'First loan, up to', fact: 'msme.svanidhi.first' },
            {
              label: 'Second loan, up to',
              fact: 'msme.svanidhi.second',
              note: 'After the first is paid back.',
            },
            {
              label: 'Third loan, up to',
              fact: 'msme.svanidhi.third',
              note: 'After the second is paid back.',
            },
            {
              label: 'Interest a year that comes back if you pay on time',
              fact: 'msme.svanidhi.subsidy',
            },
            { label: 'Cashback for taking digital payments, up to', fact: 'vendor.loan.cashback' },
            { label: 'Fee for applying', fact: 'vendor.loan.fee' },
          ],
        },
        {
          kind: 'text',
          text: 'After the second loan is paid back on time there is also a RuPay credit card of up to {msme.svanidhi.card}, which works with UPI. The bank sets the rate of interest; ask for it before you sign.',
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who can have it',
      answer: 'Street vendors in towns, with a certificate, survey entry or letter.',
      blocks: [
        {
          kind: 'text',
          text: 'Street vendors in towns. You show that you are one with any of these:',
        },
        {
          kind: 'list',
          items: [
            'a certificate of vending or an identity card from the municipal body;',
            'your name in the survey of vendors;',
            'if you have neither, a **Letter of Recommendation** from the municipal body or the Town Vending Committee. You can ask for it on the [portal](portal:pmsvanidhi) or at the ward office.',
          ],
        },
        {
          kind: 'text',
          text: 'You need no GST number, no shop and no guarantor.',
        },
      ],
    },
    {
      id: 'what-it-costs-elsewhere',
      heading: 'Why it is worth the trouble',
      answer: 'Daily interest grows beyond the loan. This one builds your record.',
      blocks: [
        { kind: 'text', text: 'A moneylender at the market takes interest by the day.' },
        {
          kind: 'text',
          text: 'Take a vendor who borrows in the morning and pays back at night, with a little on top each day. It feels small. Over a year it is more than the sum she borrowed. A bank loan asks for one instalment a month, and this one gives some of the interest back.',
        },
        {
          kind: 'text',
          text: 'There is a second gain. A loan paid on time is written down with the credit bureaus. The next bank that asks “who are you?” finds an answer.',
        },
      ],
    },
    {
      id: 'steps',
      heading: 'How to ask for it',
      answer: 'Link Aadhaar, apply free, sign at the bank, pay each month.',
      blocks: [
        {
          kind: 'text',
          text: 'The times are our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Link your mobile number to Aadhaar',
              text: 'The code that proves you are you comes to that number. An Aadhaar centre does it.',
              time: 'a visit',
            },
            {
              title: 'Have your bank book ready',
              text: 'The account must be in your own name. A Jan Dhan account will do.',
              time: 'a few minutes',
            },
            {
              title: 'Apply',
              text: 'On the [PM SVANidhi portal](portal:pmsvanidhi), at a common service centre, at your bank, or at a camp of the municipal body. Give your vending card, your survey number, or ask for the letter.',
              time: 'half an hour',
              cost: 'free',
            },
            {
              title: 'Sign at the bank',
              text: 'Read four things first: the amount, the rate of interest, the instalment, and its day. Ask what happens if one is late.',
              time: 'a visit; the bank decides when',
            },
            {
              title: 'Put up the QR code',
              text: 'Payments that come in by QR can earn the cashback. They also show the bank what you really sell.',
              time: 'the same day',
              cost: 'free',
            },
            {
              title: 'Pay each month, on the day',
              text: 'Then the interest help comes to your account, and the next, larger loan is open to you. A late instalment loses both.',
            },
          ],
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers',
      answer: 'Aadhaar, vending paper, bank book and your own phone.',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'identity', label: 'Aadhaar, with your mobile number linked' },
            {
              id: 'vending-certificate',
              label:
                'Vending certificate, identity card, survey number or Letter of Recommendation',
            },
            { id: 'bank', label: 'Bank book or the first page of a statement' },
            { id: 'mobile', label: 'Your own mobile phone, for the codes' },
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'What goes wrong',
      answer: 'Pay no agent and give no code. Borrow what you need.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Paying an agent “to get it passed”.** Nobody can. The application costs {vendor.loan.fee}; the bank decides.',
            '**Giving away the code.** A person who has the code on your phone can take the money. No bank and no officer needs it.',
            '**Borrowing the full sum because it is there.** Borrow what the stock needs. An instalment you cannot pay costs you the next loan.',
            '**Giving up after one “no”.** Ask the bank for its reason in writing. Then take it to the municipal body’s loan desk. If the bank does not answer a complaint, the [RBI Ombudsman](portal:rbiombudsman) is at {helpline.bank-complaints}.',
          ],
        },
      ],
    },
    {
      id: 'family',
      heading: 'For the family',
      blocks: [
        {
          kind: 'text',
          text: 'A part of the scheme, called SVANidhi se Samriddhi, looks at the family of a borrower and links it to what else the government offers: insurance, pension, ration and help for mothers. If nobody has come to your house for it, ask at the municipal body.',
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'And us?',
      blocks: [
        {
          kind: 'text',
          text: 'You do not need us for this. If the ward office sends you from door to door, [write to us](/contact); we know which door. Written by our street-vendor desk. For what else the Act gives you, see [Street vendors and the law](/blog/street-vendor-compliance-india).',
        },
      ],
    },
  ],
};
