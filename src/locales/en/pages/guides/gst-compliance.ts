import type { GuideText } from '../../../../content/types.ts';

/** Goods and services tax for a vendor, a shop or a small firm. */
export const content: GuideText = {
  name: 'GST Compliance',
  title: 'GST for small business: who must register | Niyam',
  description:
    'Who must register for GST and who need not, the lower limit in Telangana, the rates since {gst.rate.standard|from}, the steps, returns and late fees.',
  heading: 'GST registration and returns',
  lead: 'One tax on most goods and services.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-23',
  keywords: [
    'GST registration',
    'GST limit Telangana',
    'composition scheme',
    'GSTR-3B late fee',
    'GST return dates',
    'GST for street vendors',
  ],
  glance: {
    needIt: { value: 'Above {gst.limit.telangana}', note: 'in Telangana' },
    fee: { note: 'to register' },
    time: { note: 'fast route' },
  },
  card: {
    doINeedIt:
      'In Telangana, from more than {gst.limit.telangana} of sales a year, goods or services. In most other states, from more than {gst.limit.goods} if you sell only goods, {gst.limit.services} for services. Not at all if all you sell is free of tax, as most fresh food is.',
    governmentFee: 'Nothing. Registration on the government portal is free.',
    ourFee:
      '{price.gst}, only if you want our help. Where we have to charge GST, it is added to our fee.',
    time: 'By the fast routes {gst.registration.fast-days}; otherwise {gst.registration.days}, or {gst.registration.check-days} if an officer has to visit.',
    documents: 'PAN, Aadhaar, a photograph, proof of the place, and a bank account.',
  },
  doItYourself: {
    text: 'Anyone can register on the GST portal, free. No agent is needed for it.',
    free: true,
  },
  chats: [
    {
      label: 'Chat about GST',
      greeting: 'Hello, I have a question about GST registration or returns.',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      heading: 'Who must register',
      answer:
        'In Telangana above {gst.limit.telangana} a year; mostly {gst.limit.goods} for goods elsewhere.',
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
              note: 'A seller of ice cream, pan masala, tobacco, fly-ash or building bricks or roofing tiles has the line below.',
            },
            { label: 'Most other states: services, or both', fact: 'gst.limit.services' },
            { label: 'Manipur, Mizoram, Nagaland, Tripura', fact: 'gst.limit.special' },
          ],
        },
        {
          kind: 'text',
          text: 'Count everything you sell on one PAN, in all of India: taxed, untaxed and exported, paid in cash or by UPI. It is the sales that count, not the profit. A UPI payment by itself makes no tax.',
        },
        {
          kind: 'text',
          text: 'Some must register at any turnover, among them:',
        },
        {
          kind: 'list',
          items: [
            'those who sell goods to another state. Listed handicraft, mostly made by hand, is let off below {gst.limit.services} ({gst.limit.special} in the four states named last), with PAN and e-way bill;',
            'those who sell goods to another country;',
            'those who sell goods on an online marketplace. Since {gst.registration.marketplace-relief} an enrolment number is enough below {gst.limit.services} ({gst.limit.special} in those four), even where the line for goods is higher, all inside one state;',
            'traders who set up for a short time in another state, for instance at a fair, with the same relief for handicraft;',
            'buyers who owe the tax in the seller’s place, which the law calls reverse charge;',
            'sellers who live abroad.',
          ],
        },
        {
          kind: 'text',
          text: 'Apply within {gst.registration.within} of crossing the line. If you are close to it, look at your sales on the first of every month.',
        },
      ],
    },
    {
      id: 'who-need-not',
      heading: 'Who need not',
      answer: 'Nobody who sells only untaxed goods, such as fresh vegetables.',
      blocks: [
        {
          kind: 'text',
          text: 'If everything you sell is free of GST, you need not register at any turnover: fresh fruit, vegetables, milk, unpacked grain and most of what is sold raw from a cart. Nor need a farmer for his own crop. And below the limit nobody must, unless one of the cases above fits.',
        },
        {
          kind: 'text',
          text: 'You may still register of your own will, for instance because a buyer asks for tax invoices. Think twice. From that day you file returns, even for months without a sale, and you pay a fee for each one you forget.',
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'If you sell in the street',
      answer: 'Most vendors need no number. A UPI payment makes no tax.',
      blocks: [
        {
          kind: 'text',
          text: 'Most street vendors need no GST number. Fresh vegetables, fruit, milk and loose grain carry no tax, however much you sell. Cooked food, clothes, toys and phone covers do carry tax, but the duty begins only above the limit.',
        },
        {
          kind: 'list',
          items: [
            '**UPI.** Take it without fear. The tax office may see the total, but a total is not a tax. What counts is what you sell, and whether you are above the limit.',
            '**Keep the purchase bills**, or a notebook with date, seller and amount. They show what you sold, if someone asks.',
            '**A letter came?** Answer by the date in it, with your bills. If you sell only untaxed goods, say so and show it.',
            '**Do not put “GST” on a bill** without a number. Anyone who collects the tax must pay it over.',
            '**A vending certificate or a PM SVANidhi loan needs no GST number.** Do not let anyone sell you one for that.',
          ],
        },
      ],
    },
    {
      id: 'fees',
      heading: 'What it costs',
      answer: 'Registering is free. Our help costs {price.gst}.',
      blocks: [
        {
          kind: 'entries',
          feesOf: 'gst',
          caption: 'Registration: the government, and us',
          rows: [
            { label: 'Government fee', fact: 'gst.registration.fee' },
            {
              label: 'Our fee, if you want help',
              fact: 'price.gst',
              note: 'Where we have to charge GST, {gst.rate.standard} is added to our fee, and only to our fee.',
            },
          ],
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      answer: 'PAN, Aadhaar, phone, photograph, place, and a bank account.',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'pan', label: 'PAN' },
            {
              id: 'identity',
              label: 'Aadhaar',
              note: 'With the mobile number that is linked to it.',
            },
            { id: 'mobile', label: 'A mobile number and an e-mail address you can open' },
            { id: 'photo', label: 'Your photograph' },
            {
              id: 'premises',
              label: 'Proof of the place',
              note: 'Electricity bill, rent paper or the owner’s consent.',
            },
            {
              id: 'bank',
              label: 'Bank account: a cancelled cheque or the first page of the passbook',
              note: 'You can add it later: within {gst.registration.bank-days} of registration, or before the first GSTR-1 if that is sooner. Otherwise the number is suspended.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'A partnership adds its deed and a company its certificate, with the PAN and photograph of each partner or director, and a letter that says who signs.',
        },
      ],
    },
    {
      id: 'steps',
      heading: 'How to register, step by step',
      answer: 'On the GST portal. With the Aadhaar check it is quicker.',
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
              text: 'Name, kind, place and what you sell. Add photographs of the papers. This is also where you may choose the composition scheme.',
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
              text: 'Look at the portal every second day. If the officer asks a question, answer it there, in the time the notice gives, or the application is refused.',
              time: '{gst.registration.fast-days} to {gst.registration.check-days}',
              cost: 'free',
            },
            {
              title: 'Put it up',
              text: 'Print the certificate and hang it where customers see it. Write the number on the board at the entrance and on every bill.',
              time: 'the same day',
              cost: 'a print',
            },
          ],
        },
        {
          kind: 'picture',
          picture: 'gst-certificate',
          caption: 'Our sketch. Real ones look different.',
          places: [
            { title: 'Number.', text: 'Fifteen letters and digits. Zero and O look alike.' },
            { title: 'Name.', text: 'Yours, spelt as on the PAN.' },
            { title: 'Address.', text: 'The same as in the form.' },
            {
              title: 'Regular or composition.',
              text: 'A composition taxpayer adds no tax to a bill. [Check any number](/how-to-guides/check-gst-number).',
            },
          ],
        },
        {
          kind: 'entries',
          caption: 'How long it takes, after the Aadhaar step',
          rows: [
            {
              label: 'The two fast routes',
              fact: 'gst.registration.fast-days',
              note: 'Rule 9A is for cases the system finds of low risk. Rule 14A you choose yourself, if your tax on sales to businesses stays within {gst.registration.small-tax-max} a month.',
            },
            { label: 'The ordinary route', fact: 'gst.registration.days' },
            { label: 'Where a visit is ordered', fact: 'gst.registration.check-days' },
          ],
        },
      ],
    },
    {
      id: 'rates',
      heading: 'The rates',
      answer: '{gst.rate.low} on most everyday goods, {gst.rate.standard} on most others.',
      blocks: [
        {
          kind: 'entries',
          caption: 'Rates of GST since the reform',
          rows: [
            { label: 'Lower rate: most everyday goods', fact: 'gst.rate.low' },
            { label: 'Standard rate: most other goods and services', fact: 'gst.rate.standard' },
            { label: 'Luxury and harmful goods, fizzy drinks', fact: 'gst.rate.high' },
          ],
        },
        {
          kind: 'text',
          text: 'Some goods bear no tax at all, since {gst.rate.standard|from} also paneer, roti and paratha. Clothes and shoes up to {gst.rate.clothes-limit} a piece or pair bear {gst.rate.low}, costlier ones {gst.rate.standard}. A few have a rate of their own:',
        },
        {
          kind: 'entries',
          caption: 'Special rates',
          rows: [
            {
              label: 'Restaurants',
              fact: 'gst.rate.restaurant',
              note: 'Without credit for tax paid on purchases. Restaurants in costly hotels charge {gst.rate.standard}, with credit.',
            },
            {
              label: 'Salons, barbers, gyms and yoga',
              fact: 'gst.rate.salon',
              note: 'Without credit. There is no choice of another rate.',
            },
            { label: 'Gold, silver and jewellery', fact: 'gst.rate.gold' },
            { label: 'Cut diamonds', fact: 'gst.rate.diamond-cut' },
            { label: 'Rough diamonds', fact: 'gst.rate.diamond-rough' },
            {
              label: 'Pan masala, cigarettes and other tobacco',
              fact: 'gst.rate.tobacco',
              note: 'The extra charge called compensation cess ended on that day. Excise or a health cess may be added.',
            },
            { label: 'Bidi', fact: 'gst.rate.bidi' },
          ],
        },
        {
          kind: 'text',
          text: 'Bricks also have rates of their own. For one article, look on [the site of the tax board](portal:cbicgst). Inside one state half of the tax is called CGST and half SGST; for a sale to another state all of it is called IGST. The [financial hub](/financial-hub) works out a price with and without tax.',
        },
      ],
    },
    {
      id: 'composition',
      heading: 'The composition scheme',
      answer: 'A small business may pay {gst.composition.rate} of turnover, without credit.',
      blocks: [
        {
          kind: 'text',
          text: 'A small business can choose a low tax on its turnover: {gst.composition.rate}, depending on the kind. In return you put no tax on your bills, pay it from your own pocket, and get no credit for the tax in what you buy.',
        },
        {
          kind: 'entries',
          caption: 'Composition: the tax, for a turnover up to the limit',
          rows: [
            {
              label: 'Traders and makers',
              fact: 'gst.composition.trader',
              note: 'Up to {gst.composition.limit} a year. A trader counts only taxed sales; a maker counts all.',
            },
            {
              label: 'Restaurants without alcohol',
              fact: 'gst.composition.restaurant',
              note: 'Up to {gst.composition.limit} a year.',
            },
            {
              label: 'Services',
              fact: 'gst.composition.services',
              note: 'Up to {gst.composition.services-limit} a year.',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            'In eight hill and north-eastern states the limit for goods is {gst.composition.limit-hill}. A shop or maker may add services of up to {gst.composition.service-share} of last year’s turnover, or {gst.composition.service-amount} if that is more.',
            'Closed to makers, but not to resellers, of ice cream, pan masala, tobacco, aerated water, bricks and roofing tiles; to those who sell to another state or country; and to those who sell services through an app. Goods on a marketplace are allowed since {gst.registration.marketplace-relief}, inside your state: the marketplace keeps back {gst.marketplace.tax} for your tax.',
            'Your bill is called a bill of supply. Write on it that you are a composition taxpayer and may not collect tax.',
            'You pay by the quarter and file one return a year. Already registered in the ordinary way? Choose it by {gst.due.composition-choice} for the year that follows.',
          ],
        },
        {
          kind: 'text',
          text: 'It suits a shop that sells to households. It suits you badly if your customers are firms: they cannot take credit from your bill, and may go elsewhere.',
        },
      ],
    },
    {
      id: 'credit',
      heading: 'Credit for the tax you paid',
      answer: 'You take off the tax that you paid on purchases.',
      blocks: [
        {
          kind: 'text',
          text: 'In the ordinary scheme you charge tax on what you sell and take off the tax you paid on what you bought for the business. Only the rest goes to the government. On day {gst.due.gstr2b} the portal lists the bills that your sellers reported for the month before (GSTR-2B). Accept or reject them there (IMS), and ring the seller whose bill is missing. Bills of one financial year can be claimed until {gst.due.old-credit} of the next, or until you file that year’s annual return, if sooner.',
        },
        {
          kind: 'text',
          text: 'Our office says that credit claimed in time improves cash flow by {claim.creditGainPercent} per cent: the provider’s own estimate, which no law and no official figure supports. What you gain depends on what you buy.',
        },
      ],
    },
    {
      id: 'returns',
      heading: 'Returns, and the days they are due',
      answer: 'Monthly by days {gst.due.gstr1} and {gst.due.gstr3b}, or by the quarter.',
      blocks: [
        {
          kind: 'text',
          text: 'A return is a report on the portal. File it even when you sold nothing. The days are in the month after the one you report on, and they do not move for a Sunday or a holiday unless the government says so.',
        },
        {
          kind: 'entries',
          caption: 'Every month: on or before',
          rows: [
            {
              label: 'Sales, bill by bill (GSTR-1)',
              fact: 'gst.due.gstr1',
              note: 'With the goods code (HSN): {gst.hsn.digits} digits, or {gst.hsn.digits-large} above {gst.hsn.turnover} of turnover.',
            },
            { label: 'Summary and payment (GSTR-3B)', fact: 'gst.due.gstr3b' },
          ],
        },
        {
          kind: 'text',
          text: 'Up to {gst.quarterly.turnover-max} of turnover you may file by the quarter, and pay a deposit in between. You can change over at the start of a quarter, until the last day of its first month.',
        },
        {
          kind: 'entries',
          caption: 'Every quarter: on or before',
          rows: [
            {
              label: 'Bills to firms in the first two months, if you wish (IFF)',
              fact: 'gst.due.iff',
              note: 'Up to {gst.iff.month-max} a month. Your buyers then need not wait for their credit.',
            },
            {
              label: 'Deposit for each of the first two months (PMT-06)',
              fact: 'gst.due.pmt06',
            },
            { label: 'Sales of the quarter (GSTR-1)', fact: 'gst.due.gstr1-quarter' },
            {
              label: 'Summary and payment (GSTR-3B): the southern, western and central states',
              fact: 'gst.due.gstr3b-quarter-south',
              note: 'Telangana, Andhra Pradesh, Karnataka, Kerala, Tamil Nadu, Maharashtra, Goa, Gujarat, Madhya Pradesh, Chhattisgarh, Puducherry, Dadra and Nagar Haveli and Daman and Diu, and the islands.',
            },
            {
              label: 'Summary and payment (GSTR-3B): the northern and eastern states',
              fact: 'gst.due.gstr3b-quarter-north',
              note: 'All others, Delhi, Uttar Pradesh, Rajasthan, Bihar, West Bengal and Odisha among them.',
            },
            {
              label: 'Composition: statement and payment (CMP-08)',
              fact: 'gst.due.cmp08',
            },
          ],
        },
        {
          kind: 'entries',
          caption: 'Every year',
          rows: [
            {
              label: 'Composition: yearly return (GSTR-4)',
              fact: 'gst.due.gstr4',
              note: 'For the financial year that ended in March.',
            },
            {
              label: 'Annual return (GSTR-9), above {gst.annual-return.turnover} of turnover',
              fact: 'gst.annual-return.due',
              note: 'Above {gst.reconciliation.turnover} with a reconciliation (GSTR-9C), which you certify yourself.',
            },
            {
              label: 'Exporters who pay no tax on exports: undertaking (RFD-11)',
              fact: 'gst.due.export-undertaking',
              note: 'Before the financial year begins.',
            },
            {
              label: 'Goods sent out for work (ITC-04)',
              fact: 'gst.due.job-work',
              note: 'Above {gst.quarterly.turnover-max} of turnover also by {gst.due.job-work-second}.',
            },
          ],
        },
      ],
    },
    {
      id: 'penalties',
      heading: 'When you are late: fee and interest',
      answer: '{gst.late-fee.day} a day for a late return, plus {gst.interest} interest a year.',
      blocks: [
        {
          kind: 'text',
          text: 'Two things run side by side. The late fee is for the return, and runs even when no tax is due. Interest is for the tax.',
        },
        {
          kind: 'entries',
          caption: 'Late fee for one return, CGST and SGST together',
          rows: [
            { label: 'A day, for GSTR-1, GSTR-3B or GSTR-4', fact: 'gst.late-fee.day' },
            {
              label: 'A day, when there is nothing to report',
              fact: 'gst.late-fee.nil-day',
              note: 'At most {gst.late-fee.nil-cap} for one return.',
            },
            {
              label: 'At most, for a small turnover',
              fact: 'gst.late-fee.small-cap',
              note: 'Up to {gst.late-fee.small-turnover} in the year before.',
            },
            {
              label: 'At most, for a middle turnover',
              fact: 'gst.late-fee.middle-cap',
              note: 'Up to {gst.late-fee.middle-turnover} in the year before.',
            },
            { label: 'At most, above that', fact: 'gst.late-fee.large-cap' },
          ],
        },
        {
          kind: 'text',
          text: 'For GSTR-4 the most is {gst.late-fee.gstr4-cap} at any turnover, and {gst.late-fee.gstr4-nil-cap} where no tax was due. CMP-08 and PMT-06 have no late fee, only interest. For the annual return (GSTR-9) the fee is {gst.late-fee.yearly-day} a day up to {gst.late-fee.yearly-turnover} of turnover, {gst.late-fee.yearly-day-middle} up to {gst.late-fee.yearly-turnover-middle}, both with a ceiling of {gst.late-fee.yearly-cap} of the turnover in the state; above that {gst.late-fee.yearly-day-large}, with a ceiling of {gst.late-fee.yearly-cap-large}.',
        },
        {
          kind: 'entries',
          caption: 'Interest and penalty',
          rows: [
            {
              label: 'Interest a year on tax paid late',
              fact: 'gst.interest',
              note: 'On the part paid in cash, if you file before the office starts a case; otherwise on all of it. From the day after the due date to the day you pay. The same rate for credit you used without right.',
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
          text: 'An example. A shop files GSTR-3B {gst.example.fee-days} late: fee {gst.example.fee}. Another pays {gst.example.tax} of tax {gst.example.days} late: interest {gst.example.interest}. A return that is more than {gst.old-returns} overdue can no longer be filed at all. For your own days and sum: [late fee and interest](/financial-hub/gst-late-fee).',
        },
      ],
    },
    {
      id: 'larger',
      heading: 'E-invoices, e-way bills and audits, when you grow',
      answer: 'E-invoices begin above {gst.einvoice.turnover} of turnover.',
      blocks: [
        {
          kind: 'entries',
          caption: 'Duties that begin with size',
          rows: [
            {
              label: 'E-invoices, above a turnover of',
              fact: 'gst.einvoice.turnover',
              note: 'In any year since the tax began. For sales to firms, to the government and abroad, not to households. The invoice goes to a portal first and comes back with a number and a square code; without them it is no invoice, and your buyer may lose the credit.',
            },
            {
              label: 'Report each e-invoice in time, from a turnover of',
              fact: 'gst.einvoice.report-turnover',
              note: 'Within {gst.einvoice.report-days} of its date.',
            },
            {
              label: 'E-way bill for goods on the road, above a value of',
              fact: 'gst.ewaybill.value',
              note: 'Some states have other lines for goods that stay inside the state.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'No audit begins by turnover alone any more. The tax office can still come and look at your books, or order a special audit, at any size. Keep bills and accounts for {gst.records}, counted from the day the annual return of that year was due.',
        },
      ],
    },
    {
      id: 'closing',
      heading: 'Stopping',
      answer: 'Cancel the number within {gst.cancellation.within}. Then file the final return.',
      blocks: [
        {
          kind: 'text',
          text: 'Closed the shop, or fallen below the limit? Ask on the portal within {gst.cancellation.within} to cancel the number. File every return up to that day first, and the final return (GSTR-10) within {gst.due.final-return} after. Otherwise the fees for returns that were not filed go on.',
        },
      ],
    },
    {
      id: 'what-changed',
      heading: 'What changed',
      answer: 'No audit by turnover any more, and fewer rates.',
      blocks: [
        {
          kind: 'text',
          text: 'Older pages speak of an audit above {gst.audit.turnover@2021-07-31}. That audit by an accountant was compulsory until {gst.audit.turnover@2021-07-31|until}; now that turnover matters only for the annual return. Older pages also give a rate of {gst.rate.removed-middle@2025-09-21} or {gst.rate.removed-high@2025-09-21}: almost everything under them moved to another rate on {gst.rate.standard|from}.',
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
          text: 'We found no decision of the GST Council after the rates of {gst.rate.standard|from}, but could read nothing of the months just before this page was checked. Before you rely on a limit, look at [the Council’s site](portal:gstcouncil).',
        },
      ],
    },
    {
      id: 'telangana',
      heading: 'In Hyderabad and Telangana',
      answer: 'The limit is {gst.limit.telangana}, for goods as well.',
      blocks: [
        {
          kind: 'text',
          text: 'Three things are different here. The limit is {gst.limit.telangana}, for goods too: a kirana shop with sales between that and {gst.limit.goods} must register in Kukatpally and need not in Vijayawada. Quarterly filers have until day {gst.due.gstr3b-quarter-south} for GSTR-3B. And professional tax is another matter, with another registration, at the [state’s commercial tax office](portal:tgct): a GST number does not cover it.',
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Common mistakes',
      answer: 'Forgotten nil returns cost most. Use your own phone number.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Registering “to be safe”, and then forgetting the returns of months without sales.',
            'Letting the agent use his own mobile number and e-mail. Then the notices reach him, not you.',
            'Charging tax under the composition scheme.',
            'Filing GSTR-1 and forgetting GSTR-3B. They are two returns, with two days.',
            'Taking credit from a bill that the seller never reported.',
            'Paying the tax but not filing. The payment waits in your account on the portal until the return uses it, and the late fee runs on.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'UPI and tax letters, food apps, tailors, old returns.',
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
                'For meals you cook, the app pays the GST. For cakes, sweets or pickles sold as ready goods it does not: there the rules of a marketplace hold. All sales, by app and over the counter, count towards your limit.',
            },
            {
              question: 'I am a tailor in Hyderabad. Do I count the cloth?',
              answer:
                'If you sell the cloth, yes. Cloth that the customer brings is not your sale; the stitching is.',
            },
            {
              question: 'I sell on a marketplace, only inside Telangana. Must I register?',
              answer:
                'Below {gst.limit.services} an enrolment number from the GST portal will do. Above it, or if you send goods to another state, you must register.',
            },
            {
              question: 'Can someone charge me for the registration itself?',
              answer:
                'The government charges nothing. An agent may charge for help, and must not call it a government fee.',
            },
            {
              question: 'Can I file the returns myself?',
              answer:
                'Yes, on the portal. A return without sales takes a few minutes, we estimate. If you have many bills or take credit, an accountant is worth the fee.',
            },
            {
              question: 'I missed several returns. What now?',
              answer:
                'File the oldest first; the portal asks for them in order. The fee for each has a ceiling, shown above. Do not wait: after {gst.old-returns} a return is barred.',
            },
            {
              question: 'Is this page legal advice?',
              answer:
                'No. It is information, with its dates and sources. For your own case, ask the portal, an accountant or [our office](/contact).',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'The GST portal for registration and returns, others for rates.',
      blocks: [
        {
          kind: 'text',
          text: 'These belong to the government. Registration and returns are on the first; the others are for looking things up.',
        },
        { kind: 'portals', portals: ['gst', 'cbicgst', 'gstcouncil', 'einvoice', 'ewaybill'] },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you, if you want',
      answer: 'We check whether you need it, then file with you.',
      blocks: [
        {
          kind: 'text',
          text: 'First we look whether you need a number at all, and say so if you do not. If you do, we fill in the form with you, on your own phone and e-mail, and show you how to file. You pay the tax yourself, on the portal; it never goes through us.',
        },
      ],
    },
  ],
};
