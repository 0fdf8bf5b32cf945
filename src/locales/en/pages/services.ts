import type { PageContent } from '../../../content/types.ts';

/** Index of services: the business lines, the ways to work together, and what is here or only planned. */
export const content: PageContent = {
  name: 'Services',
  updatedOn: '2026-11-28',
  title: 'Services: compliance and registration help | Niyam',
  description:
    'What we can do for a small business, what each registration costs at the government and with us, and what you can do without us.',
  heading: 'Services',
  lead: 'Many registrations you can do yourself. For the others, this is the work we take on.',
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
              '“I do not know which papers I need.”',
              'The [licence finder](/find): free, and no name is asked',
            ],
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
          kind: 'list',
          items: [
            '[FSSAI](/fssai-compliance). Government fee: by size of business; the present schedule is on the portal. Our fee: {price.fssai}. Do it yourself at: [FoSCoS](portal:foscos).',
            '[GST](/gst-compliance). Government fee: none. Our fee: {price.gst}. Do it yourself at: [GST portal](portal:gst).',
            '[Company registration](/company-registration). Government fee: in the guide, with the state’s stamp duty. Our fee: {price.company}. Do it yourself at: [MCA](portal:mca).',
            '[Trade licence](/trade-license-compliance). Government fee: by city, floor area and width of the road; see the guide. Our fee: {price.trade-licence}. Do it yourself at: your municipal office; in Hyderabad [GHMC](portal:ghmc).',
            '[MSME registration (Udyam)](/msme-compliance). Government fee: none. Our fee: {price.msme} for help around it, never for the registration itself. Do it yourself at: [Udyam](portal:udyam).',
            '[Factory licence](/sectors/manufacturing-compliance). Government fee: by workers and power; set by the state. Our fee: by quote, in writing. Do it yourself at: Factories department; in Telangana [TG-iPASS](portal:tgipass).',
            '[Pollution control registration](/sectors/manufacturing-compliance). Government fee: by category and investment; set by the state. Our fee: by quote, in writing. Do it yourself at: your state’s pollution control board.',
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
          head: ['What', 'Now, and later'],
          rows: [
            [
              'Compliance roadmaps',
              '**Available now:** A list made from your answers by the [licence finder](/find), with reasons and in order; a first-year plan on every [sector page](/sectors); the [ten steps](/start-business), to tick off. A person goes through yours in a consultation. **Planned:** The help of AI in putting it into words.',
            ],
            [
              'Guidance led by people who know the law',
              '**Available now:** By telephone, WhatsApp and in the office. It is compliance support; what needs an advocate, we say so. **Planned:** nothing more.',
            ],
            [
              'Your language',
              '**Available now:** Our office says that it talks with you in local languages: ask for yours when you call. Every page is in English, Hindi and Telugu; the last two are drafts. **Planned:** A check of both by native speakers.',
            ],
            [
              'Prices you can see',
              '**Available now:** Fees above and on [Pricing](/pricing). **Planned:** nothing more.',
            ],
            [
              'Reminders and calendar',
              '**Available now:** A calendar of your own dates on your phone, [My dates](/calendar), also as a file for the phone’s own calendar. Reminders by a person under [Core Compliance](/services/compliance). **Planned:** nothing more.',
            ],
            [
              'One dashboard with tracking',
              '**Available now:** What you sent, your dates and your lists [on this phone](/on-this-phone), and with an account on the [dashboard](/dashboard) (Beta). **Planned:** The state of each application at the office.',
            ],
            [
              'Document room',
              '**Available now:** Lists of papers in each guide, to tick off, print and send on. The papers stay with you. **Planned:** A place for copies.',
            ],
            [
              'Scheme mapping',
              '**Available now:** [Government schemes](/government-schemes): answer eight questions and see which fit, which may, and why the others do not. A person looks at it with you in a consultation. **Planned:** nothing more.',
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
