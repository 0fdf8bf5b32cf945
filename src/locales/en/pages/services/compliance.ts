import type { PageContent } from '../../../../content/types.ts';

/** Work that repeats after registration. */
export const content: PageContent = {
  name: 'Core Compliance',
  updatedOn: '2026-11-23',
  title: 'Core Compliance: what repeats every year | Niyam',
  description:
    'Registration happens once; returns, yearly fees and records go on. What repeats, on which days, what we take over and what stays with you.',
  heading: 'Core Compliance for a running business',
  lead: 'A certificate is the beginning. This is for duties that come again and again.',
  sections: [
    {
      id: 'what-repeats',
      heading: 'What usually repeats',
      answer: 'Most small shops meet four duties, a street vendor one or two.',
      blocks: [
        {
          kind: 'table',
          caption: 'The common duties and where their days stand',
          head: ['Duty', 'For whom, and when'],
          rows: [
            [
              'GST returns',
              'Registered for GST, also with no sales. **When:** days {gst.due.gstr1} and {gst.due.gstr3b} of the next month, or by the quarter: [GST guide](/gst-compliance)',
            ],
            [
              'Composition payment',
              'Composition scheme. **When:** day {gst.due.cmp08} of the month after each quarter; yearly return by {gst.due.gstr4}',
            ],
            [
              'Yearly GST return',
              'Turnover above {gst.annual-return.turnover}. **When:** {gst.annual-return.due}',
            ],
            [
              'FSSAI fee',
              'Most who handle food. **When:** yearly; the day could not be confirmed: [FSSAI guide](/fssai-compliance)',
            ],
            [
              'Trade licence',
              'Shops and workshops in towns. **When:** by city: [trade licence guide](/trade-license-compliance)',
            ],
            [
              'ESI, PF, professional tax, wages',
              'Employers, by head count and state. **When:** every month: [labour guide](/labour-law-compliance)',
            ],
            [
              'Tax cut from payments',
              'Firms and companies that pay a contractor more than {income-tax.tds.contract-once} at once or {income-tax.tds.contract-year} a year, and sole owners with large sales. They cut {income-tax.tds.contract-person} from a person, {income-tax.tds.contract-other} from others. **When:** day {sectors.tax.deducted-day} of the next month; statements four times a year',
            ],
            [
              'Advance tax',
              'Tax of {sectors.tax.advance-above} or more in a year. **When:** {sectors.tax.advance-june}, {sectors.tax.advance-september}, {sectors.tax.advance-december}, {sectors.tax.advance-march}; only the last where profit is estimated by rule',
            ],
            [
              'Income-tax return',
              'Firms and companies always; a sole owner above {income-tax.slab.1.up-to} of income or {income-tax.return-sales} of sales. **When:** {income-tax.return-business} without audit; {income-tax.return-audit} for companies and audited books',
            ],
            [
              'Company and LLP filings',
              'Companies and LLPs. **When:** after each year: [company guide](/company-registration)',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Most small shops meet four of these lines, a street vendor one or two. Strike out the others before you compare prices.',
        },
      ],
    },
    {
      id: 'what-we-take-over',
      heading: 'What we take over',
      answer: 'Your list of dates, a reminder, the filing and the receipt.',
      blocks: [
        {
          kind: 'list',
          items: [
            'A list of your dates, made once and agreed with you.',
            'A word before each date, by telephone or WhatsApp, while there is still time to collect the papers.',
            'The return itself, filled in from your bills and shown to you before it goes.',
            'The receipt, sent to you the same day, with the number of the filing.',
            'A look at each notice that arrives, and what it asks for in plain words.',
          ],
        },
      ],
    },
    {
      id: 'what-stays-with-you',
      heading: 'What stays with you',
      answer: 'Bills, payments, logins and the truth. Settle who pays late fees.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Bills and the sales book, up to date. We cannot file what was never written down.',
            'Paying the tax. It goes from your account to the government, never through ours.',
            'Your logins, on your own number and e-mail.',
            'The truth of what is filed. We ask when numbers look odd.',
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'If we are late',
          text: 'Ask before you sign who pays the late fee if the papers came in time and the filing did not. It belongs in the written terms, ours and anyone’s.',
        },
      ],
    },
    {
      id: 'without-us',
      heading: 'How to do it without us',
      answer: 'One sheet for the year, with each date and receipt.',
      blocks: [
        {
          kind: 'text',
          text: 'Take one sheet for the year. Write each due date on it as soon as you learn of it, and put the receipt behind it when it is done. A date that lives only in an agent’s head is easily lost. A nil GST return takes minutes on the portal, and composition traders fill in a short form four times a year. If your business has no staff and few bills, this sheet may be all you need.',
        },
        { kind: 'portals', portals: ['gst', 'incometax', 'foscos'] },
      ],
    },
    {
      id: 'cost',
      heading: 'What it costs',
      blocks: [
        {
          kind: 'text',
          text: 'Our office says that plans begin at about {claim.planFromMonthly} a month. Yours depends on the number of bills, workers and returns. The government’s fees and taxes are apart and are paid by you. [Ask for a quote](/contact?type=quote) with the number of bills in a usual month.',
        },
      ],
    },
  ],
};
