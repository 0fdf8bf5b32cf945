import type { GuideContent } from '../../types.ts';

/** Goods and services tax for a vendor, a shop or a small firm. */
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
    ourFee:
      '{price.gst}, only if you want our help. Where we have to charge GST, it comes on top of our fee.',
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
              note: 'For ice cream, pan masala, tobacco, fly-ash and building bricks and roofing tiles the line below applies.',
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
          text: 'Some must register at any turnover: those who send goods to another state, sellers on online marketplaces (with relief for small sellers inside one state), traders who set up for a short time in another place, and buyers who owe the tax in the seller’s place. Apply within {gst.registration.within} of crossing the line.',
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
      id: 'cost',
      heading: 'What it costs',
      blocks: [
        {
          kind: 'entries',
          caption: 'Registration: the government, and us',
          rows: [
            { label: 'Government fee', fact: 'gst.registration.fee' },
            {
              label: 'Our fee, if you want help',
              fact: 'price.gst',
              note: 'Where we have to charge GST, {gst.rate.standard} is added to our fee.',
            },
          ],
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      blocks: [
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
              note: 'You can add it later: within {gst.registration.bank-days} of registration, or before the first GSTR-1 if that is sooner.',
            },
          ],
        },
      ],
    },
    {
      id: 'steps',
      heading: 'How to register, step by step',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Open the portal',
              text: 'Type the address of the [GST portal](portal:gst) yourself and choose new registration. Give your PAN and your own mobile number: every notice will come there.',
              time: 'a quarter of an hour, we estimate',
              cost: 'free',
            },
            {
              title: 'Describe the business',
              text: 'Name, kind, place and what you sell. Add photographs of the papers.',
              time: 'an hour, we estimate',
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
              text: 'Since {gst.registration.fast-days|from} there are two fast routes of {gst.registration.fast-days}. Rule 9A is for cases of low risk. Rule 14A you choose yourself, if your tax on sales to businesses stays within {gst.registration.small-tax-max} a month. Otherwise it takes {gst.registration.days}, or {gst.registration.check-days} where a visit is ordered.',
              time: '{gst.registration.fast-days} to {gst.registration.check-days}',
              cost: 'free',
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
          kind: 'entries',
          caption: 'Rates of GST',
          rows: [
            { label: 'Lower rate', fact: 'gst.rate.low' },
            { label: 'Standard rate', fact: 'gst.rate.standard' },
            { label: 'Luxury and harmful goods', fact: 'gst.rate.high' },
          ],
        },
        {
          kind: 'text',
          text: 'These rates hold since {gst.rate.standard|from}. Some goods bear no tax at all. Gold, diamonds and bricks have rates of their own. For one article, look on [the site of the tax board](portal:cbicgst).',
        },
      ],
    },
    {
      id: 'composition',
      heading: 'The composition scheme',
      blocks: [
        {
          kind: 'text',
          text: 'A small business can choose a low tax on its turnover: {gst.composition.rate}, depending on the kind. In return you put no tax on your bills and get no credit for tax paid, and you sell goods only inside your state.',
        },
        {
          kind: 'list',
          items: [
            'Traders and makers: {gst.composition.trader}, up to {gst.composition.limit} a year.',
            'Restaurants without alcohol: {gst.composition.restaurant}, up to the same limit.',
            'Services: {gst.composition.services}, up to {gst.composition.services-limit}.',
          ],
        },
        {
          kind: 'text',
          text: 'In eight hill and north-eastern states the limit for goods is {gst.composition.limit-hill}. You pay by the quarter and file one return (GSTR-4) a year, by {gst.due.gstr4}.',
        },
      ],
    },
    {
      id: 'returns',
      heading: 'Returns, late fees and interest',
      blocks: [
        {
          kind: 'text',
          text: 'Each month: sales (GSTR-1) by day {gst.due.gstr1} of the next month, and tax (GSTR-3B) by day {gst.due.gstr3b}. Up to {gst.quarterly.turnover-max} of turnover you may file by the quarter: in Telangana by day {gst.due.gstr1-quarter} and day {gst.due.gstr3b-quarter-south} of the month after it. File even when you sold nothing.',
        },
        {
          kind: 'entries',
          caption: 'When you are late',
          rows: [
            { label: 'Late fee a day, for GSTR-1 or GSTR-3B', fact: 'gst.late-fee.day' },
            {
              label: 'The same, when there is nothing to pay',
              fact: 'gst.late-fee.nil-day',
              note: 'At most {gst.late-fee.nil-cap} for one return.',
            },
            {
              label: 'At most, for one return of a small business',
              fact: 'gst.late-fee.small-cap',
              note: 'For a turnover of up to {gst.late-fee.small-turnover} in the year before; {gst.late-fee.middle-cap} up to {gst.late-fee.middle-turnover}, and {gst.late-fee.large-cap} above.',
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
      heading: 'E-invoices and yearly returns, when you grow',
      blocks: [
        {
          kind: 'list',
          items: [
            '**E-invoices** for sales to businesses and exports, above {gst.einvoice.turnover} of turnover, since {gst.einvoice.turnover|from}. From {gst.einvoice.report-turnover}, report each within {gst.einvoice.report-days}.',
            '**Annual return** (GSTR-9) above {gst.annual-return.turnover}, by {gst.annual-return.due}.',
            '**Reconciliation** (GSTR-9C), which you certify yourself, above {gst.reconciliation.turnover}.',
          ],
        },
      ],
    },
    {
      id: 'what-changed',
      heading: 'What changed',
      blocks: [
        {
          kind: 'text',
          text: 'Older pages speak of an audit above {gst.audit.turnover@2021-07-31}. That audit by an accountant was compulsory until {gst.audit.turnover@2021-07-31|until}; now that turnover matters only for the annual return. The tax office can still order an audit at any size.',
        },
        {
          kind: 'changes',
          facts: [
            'gst.audit.turnover',
            'gst.rate.removed-middle',
            'gst.rate.removed-high',
            'gst.due.gstr4',
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'What we could not check',
          text: 'We have not seen what the GST Council decided in the months before this page was checked. Before you rely on a limit, look at [the Council’s site](portal:gstcouncil).',
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
                'Fresh vegetables are free of GST, however you are paid. If a letter comes all the same, do not ignore it: answer it, with your purchase bills.',
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
      blocks: [
        { kind: 'portals', portals: ['gst', 'cbicgst', 'gstcouncil', 'einvoice', 'ewaybill'] },
      ],
    },
  ],
};
