import type { GuideContent } from '../../types.ts';

/** Goods and services tax for a small business; the long form of the guide follows. */
export const content: GuideContent = {
  title: 'GST for small business: who must register | Niyam',
  description:
    'Who must register for GST and who need not, the lower limit in Telangana, the rates since {gst.rate.standard|from}, the steps, returns and late fees.',
  heading: 'GST registration and returns',
  lead: 'GST is one tax on most goods and services. Registering is free. Whether you must depends on what you sell, where, and how much.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-20',
  keywords: ['GST registration', 'GST limit Telangana', 'composition scheme', 'GSTR-3B late fee'],
  card: {
    doINeedIt:
      'In Telangana, from more than {gst.limit.telangana} of sales a year, goods or services. In most other states, from more than {gst.limit.goods} if you sell only goods, {gst.limit.services} for services.',
    governmentFee: 'Nothing. Registration on the government portal is free.',
    ourFee: '{price.gst}, only if you want our help.',
    time: 'By the fast routes {gst.registration.fast-days}; otherwise {gst.registration.days}, or {gst.registration.check-days} if an officer has to visit.',
    documents: 'PAN, Aadhaar, a photograph, proof of the place, and a bank account.',
  },
  doItYourself: {
    text: 'Anyone can register on the GST portal, free. No agent is needed for it.',
    portal: 'gst',
  },
  chats: [
    {
      label: 'Chat about GST',
      greeting: 'Hello, I have a question about GST registration or returns.',
    },
  ],
  sections: [
    {
      id: 'who-must',
      heading: 'Who must register',
      blocks: [
        {
          kind: 'callout',
          tone: 'warning',
          title: 'Telangana has its own line',
          text: 'Many websites say {gst.limit.goods} for goods. That limit does not hold in Telangana: here the line is {gst.limit.telangana}, for goods as for services.',
        },
        {
          kind: 'entries',
          caption: 'Register when sales in a year are above',
          rows: [
            {
              label: 'Telangana: goods or services',
              fact: 'gst.limit.telangana',
              note: 'The same in Puducherry, Uttarakhand, Sikkim, Arunachal Pradesh and Meghalaya.',
            },
            {
              label: 'Most other states: goods alone',
              fact: 'gst.limit.goods',
              note: 'Not for ice cream, pan masala, tobacco, bricks and roofing tiles.',
            },
            { label: 'Most other states: services, or both', fact: 'gst.limit.services' },
            { label: 'Manipur, Mizoram, Nagaland, Tripura', fact: 'gst.limit.special' },
          ],
        },
        {
          kind: 'text',
          text: 'Count everything you sell on one PAN, in all of India: taxed, untaxed and exported, paid in cash or by UPI. A UPI payment by itself makes no tax.',
        },
        {
          kind: 'text',
          text: 'Some must register whatever they sell: those who send goods to another state, sellers on online marketplaces (with relief for small sellers inside one state), traders who set up for a season elsewhere, and those who owe tax in the buyer’s place. Apply within {gst.registration.within} of crossing the line.',
        },
      ],
    },
    {
      id: 'who-need-not',
      heading: 'Who need not',
      blocks: [
        {
          kind: 'text',
          text: 'If everything you sell is free of GST, you need not register at any turnover: fresh fruit, vegetables, milk, unpacked grain and most of what is sold from a cart. Below the limit you may still register of your own will, for instance because a buyer asks for tax invoices. Then the returns are your duty too.',
        },
      ],
    },
    {
      id: 'steps',
      heading: 'How to register',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Open the portal',
              text: 'Type the address of the [GST portal](portal:gst) yourself and choose new registration.',
              time: 'a few minutes',
              cost: 'free',
            },
            {
              title: 'Give PAN, mobile and e-mail',
              text: 'Use your own number: every notice will come there.',
              time: 'ten minutes',
              cost: 'free',
            },
            {
              title: 'Describe the business',
              text: 'Name, kind, place, what you sell, and the bank account. Add photographs of the papers.',
              time: 'an hour',
              cost: 'free',
            },
            {
              title: 'Prove your Aadhaar',
              text: 'Without it an officer may have to visit, and it takes longer.',
              time: 'a few minutes',
              cost: 'free',
            },
            {
              title: 'Wait for the number',
              text: 'Where the risk is low, and for small taxpayers whose tax on sales to businesses stays within {gst.registration.small-tax-max} a month and who choose it, the portal gives the number in {gst.registration.fast-days}.',
              time: '{gst.registration.fast-days} to {gst.registration.check-days}',
              cost: 'free',
            },
            {
              title: 'Put it up',
              text: 'Show the certificate at your place and the number on your board and bills.',
              time: 'the same day',
              cost: 'a print',
            },
          ],
        },
        {
          kind: 'documents',
          items: [
            { id: 'pan', label: 'PAN' },
            { id: 'identity', label: 'Aadhaar' },
            { id: 'photo', label: 'Your photograph' },
            {
              id: 'premises',
              label: 'Proof of the place',
              note: 'Electricity bill, rent paper or the owner’s consent.',
            },
            {
              id: 'bank',
              label: 'Bank account: a cancelled cheque or the first page of the passbook',
            },
          ],
        },
      ],
    },
    {
      id: 'rates',
      heading: 'The rates',
      blocks: [
        {
          kind: 'text',
          text: 'Since {gst.rate.standard|from} there are three: {gst.rate.low}, {gst.rate.standard}, and {gst.rate.high} for luxury and harmful goods. Many daily goods are free of tax. Gold and a few others have rates of their own. The earlier rates of {gst.rate.removed-middle@2025-09-21} and {gst.rate.removed-high@2025-09-21} are gone for almost everything.',
        },
        {
          kind: 'text',
          text: 'A small business can choose the **composition scheme**: a low tax on turnover ({gst.composition.rate}, depending on the kind), no tax on the bill and no credit for tax paid. Traders and makers pay {gst.composition.trader}, restaurants without alcohol {gst.composition.restaurant}, up to {gst.composition.limit} a year; services {gst.composition.services}, up to {gst.composition.services-limit}.',
        },
      ],
    },
    {
      id: 'returns',
      heading: 'Returns, late fees and interest',
      blocks: [
        {
          kind: 'entries',
          caption: 'When you are late',
          rows: [
            { label: 'Late fee a day, for GSTR-1 or GSTR-3B', fact: 'gst.late-fee.day' },
            { label: 'The same, when there is nothing to pay', fact: 'gst.late-fee.nil-day' },
            {
              label: 'At most, for one return of a small business',
              fact: 'gst.late-fee.small-cap',
              note: 'For a turnover of up to {gst.late-fee.small-turnover} in the year before.',
            },
            {
              label: 'Interest a year on tax paid late',
              fact: 'gst.interest',
              note: 'On the part paid in cash. It is apart from the late fee.',
            },
            {
              label: 'Not registering when you must',
              fact: 'gst.registration.penalty',
              note: 'Or the tax due, if that is more.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'A return that is more than {gst.old-returns} overdue can no longer be filed at all.',
        },
      ],
    },
    {
      id: 'larger',
      heading: 'When you grow',
      blocks: [
        {
          kind: 'list',
          items: [
            '**E-invoices** for sales to businesses, above {gst.einvoice.turnover} of turnover. From {gst.einvoice.report-turnover}, report each within {gst.einvoice.report-days}.',
            '**Annual return** (GSTR-9) above {gst.annual-return.turnover}, by {gst.annual-return.due}.',
            '**Reconciliation** (GSTR-9C), which you certify yourself, above {gst.reconciliation.turnover}.',
          ],
        },
        {
          kind: 'text',
          text: 'Older pages speak of an audit above {gst.audit.turnover@2021-07-31}. That audit by an accountant ended; until {gst.audit.turnover@2021-07-31|until} it was compulsory. The tax office can still order an audit at any size.',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'I sell vegetables and take UPI. Will I get a GST notice?',
              answer:
                'Fresh vegetables are free of GST, whatever the payment. If a letter comes, it asks: answer it with your purchase bills, do not ignore it.',
            },
            {
              question: 'I sell tiffins through a delivery app. Who pays?',
              answer:
                'For food sold through the app, the app pays the GST. Your own counter sales count towards your limit.',
            },
            {
              question: 'Can someone charge me for the registration itself?',
              answer:
                'The government charges nothing. An agent may charge for help, and must not call it a government fee.',
            },
            {
              question: 'I closed my business. Is that all?',
              answer:
                'No. Cancel the registration and file the final return, or late fees may go on.',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      blocks: [{ kind: 'portals', portals: ['gst', 'ewaybill'] }],
    },
    {
      id: 'still-writing',
      heading: 'What is still to come',
      blocks: [
        {
          kind: 'text',
          text: 'This guide is short for now. Due dates for each kind of taxpayer, worked examples and the calculators are being written. Until then [ask us](/contact) or look on the portal.',
        },
      ],
    },
  ],
};
