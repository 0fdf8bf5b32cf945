import type { PageContent } from '../../../../content/types.ts';

/** Index of guides, tools, learning pages, articles and background reading (CONT-08). */
export const content: PageContent = {
  name: 'Resources',
  updatedOn: '2026-11-23',
  title: 'Resources: guides, tools and reading | Niyam',
  description:
    'One shelf for everything on this site: guides by licence, tools, step-by-step pages, articles and the law behind them, and what opens offline.',
  heading: 'Resources',
  lead: 'Guides, tools and reading. Not sure? Take the [licence finder](/find) or [ask us](/contact).',
  sections: [
    {
      id: 'by-question',
      heading: 'By what you want to know',
      blocks: [
        {
          kind: 'table',
          caption: 'Where to look',
          head: ['You want to', 'Open'],
          rows: [
            [
              'know what to say to an officer, now',
              '[If an officer comes](/blog/street-vendor-compliance-india#if-an-officer-comes)',
            ],
            ['know which papers you need', '[Licence finder](/find)'],
            ['sell food', '[Restaurants and food](/restaurant), then [FSSAI](/fssai-compliance)'],
            ['open a shop', '[Trade licence](/trade-license-compliance)'],
            [
              'know whether you need GST',
              '[GST limit in Telangana](/blog/gst-limit-telangana), then the [GST guide](/gst-compliance)',
            ],
            [
              'borrow',
              '[Vendors’ loan](/blog/pm-svanidhi-loan), or [loans and investors](/investment)',
            ],
            ['find a scheme', '[Government schemes](/government-schemes)'],
            ['work out a tax, a fee or a loan', '[Financial hub](/financial-hub)'],
            ['do one thing yourself, step by step', '[How-to guides](/how-to-guides)'],
            ['know what is due when', '[My dates](/calendar)'],
            ['hire', '[Labour law](/labour-law-compliance)'],
            ['form a company', '[Company registration](/company-registration)'],
            ['protect a name', '[Trademark](/trademark-registration)'],
            ['see whether a site is real', '[Six looks](/blog/false-portals)'],
            ['know what it costs', '[Pricing](/pricing)'],
          ],
        },
      ],
    },
    {
      id: 'offline',
      heading: 'What opens without a signal',
      answer: 'Guides and law pages first, the rest on a good line.',
      blocks: [
        {
          kind: 'text',
          text: 'Your first visit saves the guides and the law pages on the phone; the finder, the assistant, the calendar, the health check and the search follow right after. The rest follows on a good line, or when you ask for it under [This phone](/settings). If you save data or your line is very slow, the pages that you open are kept. Links to official portals always need a network. The lists below say of each page how much it is to download, and “offline” where it is on this phone already; that needs JavaScript.',
        },
      ],
    },
    {
      id: 'saved',
      heading: 'What you saved',
      blocks: [
        {
          kind: 'saved',
          text: 'Guides you save with the button under their heading are listed here. The list stays on this phone; it needs JavaScript.',
        },
      ],
    },
    {
      id: 'guides',
      heading: 'Guides by licence',
      blocks: [
        {
          kind: 'text',
          text: 'Each says who needs it, who does not, the papers, the steps, the fees with their dates, and how to do it without us.',
        },
        { kind: 'guides', facts: true },
      ],
    },
    {
      id: 'tools',
      heading: 'Tools',
      blocks: [
        {
          kind: 'pages',
          facts: true,
          pages: [
            'tools/find',
            'tools/calendar',
            'tools/business-health',
            'tools/government-schemes',
            'tools/financial-hub',
            'tools/legal-assistant',
            'tools/ai',
          ],
        },
      ],
    },
    {
      id: 'learn',
      heading: 'Starting out, and your trade',
      blocks: [
        {
          kind: 'pages',
          facts: true,
          pages: [
            'start',
            'tools/how-to-guides',
            'tools/infographics',
            'site/restaurant',
            'site/investment',
            'sectors',
            'site/faq',
          ],
        },
      ],
    },
    {
      id: 'tasks',
      heading: 'One task, step by step',
      blocks: [{ kind: 'below', page: 'tools/how-to-guides', facts: true }],
    },
    {
      id: 'sheets',
      heading: 'Sheets to print and send',
      blocks: [{ kind: 'below', page: 'tools/infographics', facts: true }],
    },
    {
      id: 'specimens',
      heading: 'What the papers look like',
      answer: 'Our sketches of five papers, marked SPECIMEN.',
      blocks: [
        {
          kind: 'text',
          text: 'Our own sketches, marked SPECIMEN. Each has numbers, and says what to check.',
        },
        {
          kind: 'table',
          caption: 'Sketches of papers',
          head: ['Paper', 'Check first'],
          rows: [
            [
              '[Certificate of vending](/blog/street-vendor-compliance-india#survey-and-certificate)',
              'Name, zone, days and hours',
            ],
            ['[Food registration](/fssai-compliance#daily-duties)', 'The number and the address'],
            ['[GST certificate](/gst-compliance#steps)', 'The number and the name'],
            ['[Trade licence](/trade-license-compliance#steps)', 'The trade and the last day'],
            [
              '[Receipt](/how-to-guides/vending-certificate#picture)',
              'The amount, the day and the stamp',
            ],
          ],
        },
      ],
    },
    {
      id: 'articles',
      heading: 'Articles',
      blocks: [{ kind: 'below', page: 'blog', facts: true }],
    },
    {
      id: 'law',
      heading: 'The law behind it',
      blocks: [
        {
          kind: 'pages',
          facts: true,
          pages: [
            'legal/constitution',
            'legal/articles/14',
            'legal/articles/19',
            'legal/articles/39',
            'legal/privacy-policy',
            'legal/terms-of-service',
            'legal/disclaimer',
            'legal/confidentiality',
          ],
        },
      ],
    },
    {
      id: 'elsewhere',
      heading: 'Free help elsewhere',
      blocks: [
        {
          kind: 'text',
          text: 'Free legal aid: {helpline.legal-aid}. Consumer helpline: {helpline.consumer}. Online fraud: {helpline.cybercrime}. Complaints about banks: {helpline.bank-complaints}.',
        },
        {
          kind: 'portals',
          portals: ['nalsa', 'telelaw', 'myscheme', 'nsws', 'indiacode', 'cpgrams'],
        },
      ],
    },
  ],
};
