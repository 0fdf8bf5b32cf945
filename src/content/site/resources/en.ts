import type { PageContent } from '../../types.ts';

/** Index of guides, tools, learning pages, articles and background reading (CONT-08). */
export const content: PageContent = {
  title: 'Resources: guides, tools and reading | Niyam',
  description:
    'One shelf for everything on this site: guides by licence, tools, step-by-step pages, articles and the law behind them, and what opens offline.',
  heading: 'Resources',
  lead: 'Guides, tools and reading on one page. If you do not know where to begin, begin with [Start a business](/start-business) or [ask us](/contact).',
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
      blocks: [
        {
          kind: 'text',
          text: 'After your first visit all pages are kept on the phone, unless you save data or your line is very slow; then the pages you have opened are. Links to official portals always need a network. [This phone](/settings) says what is kept.',
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
        { kind: 'guides' },
      ],
    },
    {
      id: 'tools',
      heading: 'Tools',
      blocks: [
        {
          kind: 'pages',
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
      heading: 'Learn step by step',
      blocks: [
        {
          kind: 'pages',
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
      id: 'articles',
      heading: 'Articles',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'blog/street-vendor-compliance-india',
            'blog/pm-svanidhi-loan',
            'blog/food-licence-no-renewal',
            'blog/gst-limit-telangana',
            'blog/upi-receipts-and-gst',
            'blog/hyderabad-three-corporations',
            'blog/tax-return-date',
            'blog/false-portals',
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'The law behind it',
      blocks: [
        {
          kind: 'pages',
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
