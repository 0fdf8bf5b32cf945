import type { PageContent } from '../types.ts';

/** Index of services: the business lines, the ways to work together, and what is here or only planned. */
export const content: PageContent = {
  title: 'Services: compliance and registration help | Niyam',
  description:
    'What we can do for a small business, what each registration costs at the government and with us, and what you can do without us.',
  heading: 'Services',
  lead: 'Read the guide first. Many registrations are simple enough to do yourself. Where they are not, these are the kinds of work we take on.',
  sections: [
    {
      id: 'ways-to-work',
      heading: 'Ways to work with us',
      blocks: [
        {
          kind: 'table',
          caption: 'Which one fits',
          head: ['You say', 'Look at'],
          rows: [
            [
              '“I need one paper.”',
              '[Business Registration](/services/registration) for the form of the business, or the guide of that paper below',
            ],
            [
              '“I have the papers. Who keeps the dates?”',
              '[Core Compliance](/services/compliance)',
            ],
            [
              '“Something is missing and I do not know what.”',
              '[Comprehensive compliance](/services/comprehensive-compliance)',
            ],
            [
              '“I want someone to ask, month after month.”',
              '[Virtual In-House Counsel](/services/retainership)',
            ],
            [
              '“My trade has an office of its own.”',
              '[Sector-Specific Compliance](/services/sectors)',
            ],
          ],
        },
        {
          kind: 'pages',
          pages: [
            'services/registration',
            'services/compliance',
            'services/comprehensive-compliance',
            'services/retainership',
            'services/sectors',
          ],
        },
      ],
    },
    {
      id: 'business-lines',
      heading: 'What we work on',
      blocks: [
        {
          kind: 'text',
          text: 'Government fee and our fee are two different things. Here they stand apart, and beside them the place where you can do it without us.',
        },
        {
          kind: 'table',
          caption: 'Seven lines of work',
          head: ['Line', 'Government fee', 'Our fee', 'Do it yourself at', 'Read'],
          rows: [
            [
              'FSSAI',
              'By size of business; the present schedule is on the portal',
              '{price.fssai}',
              '[FoSCoS](portal:foscos)',
              '[Guide](/fssai-compliance)',
            ],
            [
              'GST',
              '{gst.registration.fee}',
              '{price.gst}',
              '[GST portal](portal:gst)',
              '[Guide](/gst-compliance)',
            ],
            [
              'Company registration',
              'In the guide, with the state’s stamp duty',
              'In the guide',
              '[MCA](portal:mca)',
              '[Guide](/company-registration)',
            ],
            [
              'Trade licence',
              'By city, floor and road; see the guide',
              'In the guide',
              'Your municipal office; in Hyderabad [GHMC](portal:ghmc)',
              '[Guide](/trade-license-compliance)',
            ],
            [
              'MSME registration (Udyam)',
              'Free',
              'You need nobody for this. See the guide',
              '[Udyam](portal:udyam)',
              '[Guide](/msme-compliance)',
            ],
            [
              'Factory licence',
              'By workers and power; set by the state',
              'By quote, in writing',
              'Factories department; in Telangana [TG-iPASS](portal:tgipass)',
              '[Workshops](/sectors/manufacturing-compliance)',
            ],
            [
              'Pollution control registration',
              'By category and investment; set by the state',
              'By quote, in writing',
              'Your state’s pollution control board',
              '[Workshops](/sectors/manufacturing-compliance)',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Where we must charge GST, {gst.rate.standard} is added to our fee, and only to our fee. For the last two lines [ask for a quote](/contact?type=quote): it names both amounts.',
        },
      ],
    },
    {
      id: 'by-licence',
      heading: 'All guides',
      blocks: [{ kind: 'guides' }],
    },
    {
      id: 'now-or-planned',
      heading: 'Available now, and planned',
      blocks: [
        {
          kind: 'text',
          text: 'These are the things we stand for. You should know which of them you can use today.',
        },
        {
          kind: 'table',
          caption: 'What there is',
          head: ['What', 'Available now', 'Planned'],
          rows: [
            [
              'Compliance roadmaps',
              'A first-year plan on every [sector page](/sectors) and the [ten steps](/start-business). A person makes yours after a consultation.',
              'One made from your answers with the help of AI.',
            ],
            [
              'Guidance led by people who know the law',
              'By telephone, WhatsApp and in the office. It is compliance support; what needs an advocate, we say so.',
              '',
            ],
            [
              'Your language',
              'We talk in English, Hindi and Telugu. The site is in English.',
              'The site in Hindi and Telugu.',
            ],
            ['Prices you can see', 'Fees above and on [Pricing](/pricing).', ''],
            [
              'Reminders and calendar',
              'Date tables in the guides and sector pages, to copy into your phone. Reminders by a person under [Core Compliance](/services/compliance).',
              'A calendar of your own dates on your phone.',
            ],
            [
              'One dashboard with tracking',
              'Requests you send, under [Waiting to send](/outbox).',
              'A page of your own with the state of each application.',
            ],
            [
              'Document room',
              'Lists of papers in each guide. The papers stay with you.',
              'A place for copies.',
            ],
            [
              'Scheme mapping',
              'By a person, after a consultation. The government’s own search is [myScheme](portal:myscheme).',
              'A search on this site, with reasons.',
            ],
          ],
        },
      ],
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Promise that an office says yes, or says it by a certain day.',
            'Keep your login. Accounts are on your number and your e-mail.',
            'Pay “speed money”, for you or for anyone.',
            'Appear in court. That is an advocate’s work.',
          ],
        },
        {
          kind: 'text',
          text: 'The first talk costs nothing: [ask for a free consultation](/contact?type=consultation). How it goes on from there is under [How we work](/how-we-work).',
        },
      ],
    },
  ],
};
