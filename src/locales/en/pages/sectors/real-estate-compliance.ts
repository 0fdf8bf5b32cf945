import type { PageContent } from '../../../../content/types.ts';

/** Property agents, builders and landlords: licences, risks, dates and a first year. */
export const content: PageContent = {
  name: 'Real estate',
  updatedOn: '2026-11-23',
  title: 'Property agents and builders: which papers | Niyam',
  description:
    'RERA for agents and projects, GST on commission and rent, building permission, worker cess, yearly dates and a first year for a property business.',
  heading: 'Rules for property agents, builders and landlords',
  lead: 'In property the order matters: registration first, advertisement second, money third.',
  sections: [
    {
      id: 'licences',
      heading: 'Which papers apply to you',
      answer: 'Agents register from the first deal, projects before any advertisement.',
      blocks: [
        {
          kind: 'text',
          text: 'Turn the order round, and you answer to the real-estate authority before you have sold anything.',
        },
        {
          kind: 'table',
          caption: 'Papers in property',
          head: ['Paper', 'You need it when, and where to go'],
          rows: [
            [
              'RERA registration of an agent',
              'You help anyone buy or sell a flat or plot in a registered project. Every agent, from the first deal. **Where:** Real-estate authority of the state',
            ],
            [
              'RERA registration of a project',
              'The land is above {sectors.rera.area} square metres, or there are more than {sectors.rera.flats} flats, all phases counted. A state may set lower lines. Before any advertisement. **Where:** Real-estate authority of the state',
            ],
            [
              'Layout or building permission',
              'You divide land into plots, or build. Also when you change the use of a building. **Where:** Municipal or development authority',
            ],
            [
              'Fire clearance',
              'The building is high, or people gather in it. In Telangana the heights are in the guide. **Where:** [Fire guide](/fire-license)',
            ],
            [
              'GST',
              'Commission, rents of shops and offices, and flats sold before completion are taxed. You register above {gst.limit.services} in most states, Telangana among them. **Where:** [GST portal](portal:gst). [GST guide](/gst-compliance)',
            ],
            [
              'Cess for building workers',
              '{sectors.building-cess} of the cost of construction. A house for yourself up to {sectors.building-cess.house} is left out. **Where:** State labour department',
            ],
            [
              'Pollution consent or environmental clearance',
              'Large sites, ready-mix plants, stone work. **Where:** State pollution control board',
            ],
            [
              'Shop registration and trade licence',
              'You keep an office for customers. **Where:** Labour department; municipal office. [Trade licence guide](/trade-license-compliance)',
            ],
            [
              'ESI, PF and registers of site workers',
              'You employ or hire through a contractor. The guide has the head counts. **Where:** [Labour guide](/labour-law-compliance)',
            ],
          ],
        },
        {
          kind: 'callout',
          tone: 'free',
          title: 'What you do not need',
          text: 'An owner who lets one house needs no RERA registration and no company. A home let to a family to live in is treated otherwise for GST than a shop let to a trader. An agent who only arranges rents should ask the authority of the state; practice differs.',
        },
      ],
    },
    {
      id: 'rera-in-practice',
      heading: 'RERA in practice',
      answer: 'Show the number everywhere. Deal only in registered projects.',
      blocks: [
        {
          kind: 'text',
          text: 'The authority of each state has its own site, and every project and agent can be looked up there, free. Teach your customers to do it. It is the best argument an honest agent has.',
        },
        {
          kind: 'list',
          items: [
            'The number belongs in each advertisement, on the visiting card, on the board and in the message on WhatsApp.',
            'An agent deals only in registered projects, and passes on what the builder has put on record, nothing better.',
            'A builder takes only a small advance before a registered agreement for sale, and keeps most of the buyers’ money in a separate account for that project.',
            'A builder updates the project’s page each quarter and answers for defects for years after handing over.',
          ],
        },
        {
          kind: 'text',
          text: 'Exact percentages, fees and forms are in the Act and in your state’s rules, which we do not repeat here. Read them on the site of your authority before you sign a model agreement.',
        },
      ],
    },
    {
      id: 'risks',
      heading: 'What goes wrong most often',
      answer: 'Pre-launch money, cash brokerage, missing deeds, power of attorney sales.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**“Pre-launch” offers.** Taking money for a project without a number is the plainest breach there is.',
            '**Brokerage in cash.** There is no receipt when the owner and the buyer go round you. A signed slip on the first visit costs nothing.',
            '**Not asking for the chain of papers.** Title deed, earlier deeds, encumbrance certificate, tax receipt, approved plan. If one link is “coming”, wait.',
            '**Power of attorney sales.** They do not pass ownership by themselves.',
            '**Rent papers without stamp or registration.** A court may refuse to look at them. How long a lease may run without registration is a question for your sub-registrar.',
            '**Site workers without names.** After a fall, the owner of the site is asked first, whatever the contractor signed.',
            '**Tax by estimate.** Commission and brokerage are left out of the rule by which small traders may estimate their profit. An agent keeps books.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      heading: 'Your year',
      answer: 'Project page every quarter, advance tax in four parts.',
      blocks: [
        {
          kind: 'table',
          caption: 'Dates in property',
          head: ['When', 'What, and for whom'],
          rows: [
            [
              'After each quarter, by the day your authority sets',
              'Update of the project’s page. **For:** Builders',
            ],
            [
              'By the date on the certificate',
              'Renewal of the agent’s registration; extension of a project. **For:** Agents; builders',
            ],
            [
              'Day {sectors.tax.deducted-day} of the next month',
              'Deposit tax cut from contractors and others. **For:** Builders and others who must cut tax',
            ],
            [
              'Day {gst.due.gstr1}, then day {gst.due.gstr3b} of the next month',
              'GSTR-1, then GSTR-3B; by the quarter if you chose so. **For:** Registered for GST',
            ],
            [
              '{sectors.tax.advance-june}, {sectors.tax.advance-september}, {sectors.tax.advance-december}, {sectors.tax.advance-march}',
              'Advance tax in four parts. **For:** Agents and landlords with tax of {sectors.tax.advance-above} or more',
            ],
            [
              '{income-tax.return-business}',
              'Income-tax return. **For:** Agent with a business income, without audit',
            ],
            [
              '{income-tax.return-audit}',
              'Income-tax return. **For:** Companies, and firms whose books are audited',
            ],
            [
              'With each site',
              'Building-worker cess, labour registers, accident cover. **For:** Builders',
            ],
          ],
        },
      ],
    },
    {
      id: 'first-year',
      heading: 'A first year for an agent',
      answer: 'Register before the first showing. Keep a book of deals.',
      blocks: [
        {
          kind: 'text',
          text: 'The order is our advice; the times are our estimate and differ by state.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Register before the first showing',
              text: 'PAN, address proof, photograph, office paper, fee to the authority. Pay on its own site only.',
              time: 'two to six weeks',
            },
            {
              title: 'Make four papers',
              text: 'Visit slip, brokerage letter, receipt, and a list of documents to ask of every owner. One page each.',
              time: 'a weekend',
            },
            {
              title: 'Open a separate bank account',
              text: 'All brokerage through it, never a buyer’s token money.',
              time: 'a week',
            },
            {
              title: 'Keep a deal book',
              text: 'Date, property, both parties, price, commission, number of the project. It feeds GST, income tax and your memory.',
              time: 'five minutes a deal',
            },
            {
              title: 'Watch the GST limit',
              text: 'A few good deals in one month can pass it. Register within {gst.registration.within}.',
              time: 'an hour a month',
            },
          ],
        },
        {
          kind: 'text',
          text: 'A small builder begins a year earlier, with land papers and plan. Only when permission is there does the project go to the authority, and only when the number is there does the board go up.',
        },
      ],
    },
    {
      id: 'guides',
      heading: 'Read next',
      blocks: [
        {
          kind: 'text',
          text: 'For a list of your own, with reasons and fees, [answer a few questions](/find#kind=real-estate).',
        },
        {
          kind: 'pages',
          pages: [
            'guides/gst-compliance',
            'guides/fire-license',
            'guides/labour-law-compliance',
            'guides/company-registration',
            'guides/trade-license-compliance',
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
          text: 'We fill in the agent’s registration with you, set up the deal book and the GST returns, and collect the papers of a small project. Title checks and sale agreements belong to an advocate; we tell you when one is needed. An agent who is at ease with forms can register alone. Otherwise [ask for a free consultation](/contact?type=consultation) and name the state and your part in the deal.',
        },
        { kind: 'portals', portals: ['indiacode', 'gst', 'incometax'] },
      ],
    },
  ],
};
