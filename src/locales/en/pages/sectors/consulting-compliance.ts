import type { PageContent } from '../../../../content/types.ts';

/** Freelancers, professionals and small agencies: papers, risks, dates and a first year. */
export const content: PageContent = {
  name: 'Consulting',
  updatedOn: '2026-11-23',
  title: 'Freelancers and consultants: which papers | Niyam',
  description:
    'Designers, trainers, writers, accountants, advisers: GST, professional tax, tax cut by clients, written scope, late payers, dates and first year.',
  heading: 'Rules for freelancers and consultants',
  lead: 'You have little to license and much to write down.',
  sections: [
    {
      id: 'licences',
      heading: 'Which papers apply to you',
      answer: 'PAN, and GST above {gst.limit.services} in most states. The rest depends.',
      blocks: [
        {
          kind: 'table',
          caption: 'Papers of a person who sells skill',
          head: ['Paper', 'You need it when, and where to go'],
          rows: [
            [
              'PAN',
              'Your fees of a year pass {finder.pan.sales}, you must file a return, or you register for GST. Without it clients must cut more tax, so it is useful below that too. **Where:** [Income-tax portal](portal:incometax)',
            ],
            [
              'GST registration',
              'Your fees of a year pass {gst.limit.services} in most states, Telangana among them, or {gst.limit.special} in four north-eastern states. Clients in other states do not lower the limit for services. **Where:** [GST portal](portal:gst). [GST guide](/gst-compliance)',
            ],
            [
              'Undertaking for exports (LUT)',
              'You are registered and bill clients abroad. By {gst.due.export-undertaking}, for the year that follows. **Where:** [GST portal](portal:gst)',
            ],
            [
              'Professional tax, own enrolment',
              'Your state has this tax. Telangana, Andhra Pradesh, Karnataka and Maharashtra do; Delhi, Haryana, Uttar Pradesh and Rajasthan do not. **Where:** State tax office; in Telangana [Commercial Taxes](portal:tgct)',
            ],
            [
              'TAN, the number for cutting tax',
              'You must cut tax from wages or payments to others. **Where:** [Income-tax portal](portal:incometax)',
            ],
            [
              'Shop registration and trade licence',
              'You rent an office that clients visit. A desk at home seldom needs either; ask your city. **Where:** Labour department; [trade licence guide](/trade-license-compliance)',
            ],
            [
              'Membership of a council',
              'Your title is protected: advocate, chartered accountant, architect, doctor and others. **Where:** The council of that profession',
            ],
            [
              'ESI, PF, appointment letters',
              'You employ people. Letters from the first worker; the head counts are in the guide. **Where:** [Labour guide](/labour-law-compliance)',
            ],
            [
              'Udyam',
              'Your choice. It helps when a client pays late. **Where:** [Udyam](portal:udyam). [MSME guide](/msme-compliance)',
            ],
            [
              'LLP or company',
              'Partners, large contracts or large risk. **Where:** [Company guide](/company-registration)',
            ],
          ],
        },
        {
          kind: 'callout',
          tone: 'free',
          title: 'What you do not need',
          text: 'Working alone, you need no firm, no company, no FSSAI, no barcode and no ISO certificate. A visiting card with “Associates” on it is not a registration. GST and Udyam registration cost nothing at the government.',
        },
      ],
    },
    {
      id: 'scope',
      heading: 'The letter of scope',
      answer: 'One page: the work, the fee, the days, the owner.',
      blocks: [
        {
          kind: 'text',
          text: 'One page saves most quarrels. Send it by e-mail and ask for the word “agreed”. It says:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'What you will deliver, in things one can count: pages, drawings, sessions, hours.',
            'What is not included, and how many rounds of changes are.',
            'The fee, whether GST is on top, and what is paid before you begin.',
            'The day of delivery, and what the client must give you before.',
            'The day of payment. Without an agreed day the law for micro and small firms sets a short one; the [MSME guide](/msme-compliance) has it.',
            'Who owns the result, and from when. A fair rule: from full payment.',
            'How either side can stop, and what is then owed.',
          ],
        },
      ],
    },
    {
      id: 'tax-by-estimate',
      heading: 'A short way for income tax',
      answer: 'A listed profession may count {sectors.tax.profession-share} of receipts as profit.',
      blocks: [
        {
          kind: 'text',
          text: 'If yours is a profession that the income-tax law lists, such as law, medicine, engineering, architecture, accountancy, technical consultancy or interior decoration, you may let the law count {sectors.tax.profession-share} of your receipts as profit. No books are asked for. It works up to {sectors.tax.profession-limit} of receipts in a year, or {sectors.tax.profession-limit-digital} if cash is {income-tax.presumptive.cash-max} or less.',
        },
        {
          kind: 'text',
          text: 'Other services count as a trade: {income-tax.presumptive.profit-digital} of what comes by bank or UPI and {income-tax.presumptive.profit-cash} of cash, up to {income-tax.presumptive.turnover-max}. Commission and brokerage are left out of both. An LLP may not use this way. If your true profit is higher, you declare the true one.',
        },
      ],
    },
    {
      id: 'risks',
      heading: 'What goes wrong most often',
      answer: 'Tax cut but not shown, GST without a number, late money.',
      blocks: [
        {
          kind: 'text',
          text: 'Most trouble here is about money that comes late and work that was never defined.',
        },
        {
          kind: 'list',
          items: [
            '**Tax cut, but not shown.** The client kept back part of your fee and never sent it on. Compare your bills with the tax statement on the portal every quarter, not in the last week.',
            '**Fees below the limit, with the reimbursements forgotten.** Travel that you bill to the client can count towards the GST limit.',
            '**Charging GST without a number.** Nobody may print tax on a bill before registration.',
            '**A title that is not yours.** Only an enrolled advocate may practise law. Drafting help is one thing, appearing as counsel another.',
            '**One client, fixed hours, his laptop.** You may be a worker in law, with other rights than a consultant.',
            '**Work handed over before payment.** Send a draft with a mark across it first.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      heading: 'Your year',
      answer: 'Income tax by {income-tax.return-business} without audit. GST only if registered.',
      blocks: [
        {
          kind: 'table',
          caption: 'Dates of a freelancer or small agency',
          head: ['When', 'What, and for whom'],
          rows: [
            [
              '{gst.due.export-undertaking}',
              'Undertaking for exports. **For:** Registered, with clients abroad',
            ],
            [
              'Day {gst.due.gstr1-quarter} of the month after each quarter, then day {gst.due.gstr3b-quarter-south} or {gst.due.gstr3b-quarter-north} by state',
              'GSTR-1, then GSTR-3B, also with no sales. **For:** Registered for GST, returns by the quarter',
            ],
            [
              'Day {gst.due.cmp08} of the month after each quarter',
              'Composition payment at {gst.composition.services}. **For:** Services under the composition scheme, up to {gst.composition.services-limit}',
            ],
            [
              'On the day your state names',
              'Professional tax; see the [labour guide](/labour-law-compliance). **For:** Enrolled persons',
            ],
            ['{income-tax.return-business}', 'Income-tax return. **For:** Without audit'],
            [
              '{income-tax.return-belated}',
              'Last day for a late return, with a fee of up to {income-tax.late-fee}. **For:** Who missed the first day',
            ],
            [
              '{sectors.tax.advance-march}',
              'Advance tax in one sum. **For:** Profit estimated by rule, tax of {sectors.tax.advance-above} or more',
            ],
            [
              '{sectors.tax.advance-june}, {sectors.tax.advance-september}, {sectors.tax.advance-december}, {sectors.tax.advance-march}',
              'Advance tax in four parts. **For:** Profit by books, tax of {sectors.tax.advance-above} or more',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'The day for the return is new. It was {income-tax.return-business@2026-03-31} until {income-tax.return-business@2026-03-31|until}; a later change is possible, so look at the portal in July.',
        },
      ],
    },
    {
      id: 'first-year',
      heading: 'A first year that works',
      answer: 'Agree the work in writing, bill on time, check every quarter.',
      blocks: [
        {
          kind: 'text',
          text: 'The order is our advice; the times are our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Before the first client',
              text: 'A bank account for work only, a bill form with running numbers, your letter of scope.',
              time: 'a weekend',
            },
            {
              title: 'With every client',
              text: 'Scope agreed, part of the fee in advance, a bill on the day of delivery.',
              time: 'half an hour',
            },
            {
              title: 'Each quarter',
              text: 'Add up fees since April. Compare tax cut with the portal. Remind late payers in writing.',
              time: 'two hours',
            },
            {
              title: 'When the limit is near',
              text: 'Choose: ordinary GST, or the composition scheme for services if your clients are in your own state and cannot use the credit.',
              time: 'an evening',
            },
            {
              title: 'July and August',
              text: 'Income-tax return. Claim back what clients cut too much.',
              time: 'a day',
            },
          ],
        },
      ],
    },
    {
      id: 'guides',
      heading: 'Read next',
      blocks: [
        {
          kind: 'text',
          text: 'For a list of your own, with reasons and fees, [answer a few questions](/find#kind=consulting).',
        },
        {
          kind: 'pages',
          pages: [
            'guides/gst-compliance',
            'guides/msme-compliance',
            'guides/labour-law-compliance',
            'guides/trademark-registration',
            'sectors/technology-compliance',
          ],
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we can do, and what to do now',
      blocks: [
        {
          kind: 'text',
          text: 'We register you where you must, file returns, and read a client’s contract with you for dates, payment and ownership. If your fees stay below the limit and one person pays you, the income-tax return is all there is, and the portal does most of it by itself. For anything knottier, [ask for a free consultation](/contact?type=consultation).',
        },
        { kind: 'portals', portals: ['incometax', 'gst', 'samadhaan'] },
      ],
    },
  ],
};
