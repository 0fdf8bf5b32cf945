import type { PageContent } from '../../../../content/types.ts';

/** Schools, coaching and training: licences, risks, dates and a first year. */
export const content: PageContent = {
  name: 'Education',
  updatedOn: '2026-11-23',
  title: 'Schools, coaching and training: which papers | Niyam',
  description:
    'Tuition at home, a coaching centre, a play school or a school: state registration, fire and building rules, GST on fees, staff, dates, first year.',
  heading: 'Rules for schools, coaching and training centres',
  lead: 'Most rules for teaching are about the building. Size decides the rest.',
  sections: [
    {
      id: 'by-size',
      heading: 'Find your size',
      answer: 'Tuition at home usually needs no licence. A school needs recognition.',
      blocks: [
        {
          kind: 'text',
          text: 'Teaching a few children at your table is one thing. Filling a building with them is another.',
        },
        {
          kind: 'list',
          items: [
            '**Tuition at home.** Usually no licence of its own. Income tax, and the rules of your housing society. If you teach in a school, ask first: many may not give private tuition.',
            '**A coaching or computer centre.** Municipal, fire, labour and GST rules, and in some states a registration of coaching centres.',
            '**A play school or day-care.** Ask the women and child department as well as the education department.',
            '**A school.** Recognition by the state before the first class, and afterwards a board’s affiliation. A trust, society or non-profit company normally stands behind it.',
          ],
        },
      ],
    },
    {
      id: 'licences',
      heading: 'Which papers apply to you',
      answer: 'A school needs recognition first. Some rules we could not confirm.',
      blocks: [
        {
          kind: 'table',
          caption: 'Papers in teaching',
          head: ['Paper', 'You need it when, and where to go'],
          rows: [
            [
              'Registration of a coaching centre',
              'Your state has such a law or guideline. Not all have. **Where:** Education department of the state',
            ],
            [
              'Recognition, then affiliation',
              'You run a school. Recognition comes from the state, affiliation from the board. **Where:** Education department; the board',
            ],
            [
              'Permission for the use of the building',
              'Classes move into a house or shop. Many city plans allow them only on wider roads. **Where:** Municipal office',
            ],
            [
              'Fire clearance',
              'Schools and halls are looked at more strictly than shops, often at any height. **Where:** [Fire guide](/fire-license)',
            ],
            [
              'Trade licence',
              'Your city licenses coaching centres or hostels. **Where:** Municipal office. [Trade licence guide](/trade-license-compliance)',
            ],
            [
              'GST',
              'Fees of coaching and skill classes pass {gst.limit.services} in a year in most states, Telangana among them. Recognised schooling is exempt. **Where:** [GST portal](portal:gst). [GST guide](/gst-compliance)',
            ],
            [
              'Shop and establishment registration',
              'You have a centre with staff. In Telangana within {trade.shops.telangana.within}. **Where:** State labour department',
            ],
            [
              'FSSAI',
              'You run a canteen, mess or hostel kitchen, or sell snacks. **Where:** [FoSCoS](portal:foscos). [FSSAI guide](/fssai-compliance)',
            ],
            [
              'Permit, fitness and rules for school transport',
              'You carry pupils in your own or hired vehicles. **Where:** Transport office. [Transport page](/sectors/logistics-compliance)',
            ],
            [
              'Trademark',
              'You want to protect the name of the centre. It is a choice. **Where:** [Trademark guide](/trademark-registration)',
            ],
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'What we could not confirm',
          text: 'We have no complete list of the states that register coaching centres, nor of their age limits and fees. Ask the district education officer one question in writing: “Does my centre need registration, under which rule?” Keep the answer in the file.',
        },
      ],
    },
    {
      id: 'building',
      heading: 'Look at the building as a parent would',
      answer: 'Two open ways out, no class in a basement, safe wires.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Two ways out, and both open during class. A locked second door counts as none.',
            'No classes in a basement meant for parking or storage.',
            'Stairs as wide as the plan says, without shoes and cycles on them.',
            'Extinguishers that someone in the room has used once, for practice.',
            'Wires in pipes, a load that the meter allows, a switch-off that the guard knows.',
            'A toilet for girls with a bolt, and drinking water that was tested.',
          ],
        },
        {
          kind: 'text',
          text: 'After accidents, officers go from centre to centre. The papers of the owner do not help you then if your own use of the floor was never allowed.',
        },
      ],
    },
    {
      id: 'risks',
      heading: 'What goes wrong most often',
      answer: 'Promised ranks, no refund rule, children’s data, originals kept back.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Promised ranks.** “Sure selection” and toppers who never studied with you are misleading advertisements. Keep the written consent of each pupil whose photo you print.',
            '**No refund rule.** Print on the fee receipt what is returned when a pupil leaves, and after how many classes. Quarrels before the consumer commission begin with its absence.',
            '**Originals kept back.** Never hold certificates as security for fees.',
            '**Children’s data.** The data protection law takes hold {privacy.main-duties}, unless the date is moved. From then a parent must agree before you handle the data of anyone under {privacy.adult}. Tracking children or aiming advertisements at them will be forbidden, with some exceptions for schools. Collect little.',
            '**Teachers called “freelancers”.** Someone who comes daily, at your hours, in your room, is likely a worker in law.',
            '**Copied notes and recorded lectures.** Books have owners, and so have films shown in class.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      heading: 'Your year',
      answer: 'Renew before admissions. Income tax by {income-tax.return-business} without audit.',
      blocks: [
        {
          kind: 'table',
          caption: 'Dates in teaching',
          head: ['When', 'What, and for whom'],
          rows: [
            [
              'Before admissions open',
              'Renewal of recognition, coaching registration and fire paper; each has its own last day. **For:** Holders',
            ],
            [
              'Every month',
              'Wages, ESI and PF; the days are in the [labour guide](/labour-law-compliance). **For:** Employers; ESI and PF where covered',
            ],
            [
              'Day {gst.due.gstr1-quarter} of the month after each quarter, then day {gst.due.gstr3b-quarter-south} or {gst.due.gstr3b-quarter-north} by state',
              'GSTR-1, then GSTR-3B. **For:** Coaching registered for GST, returns by the quarter',
            ],
            [
              '{sectors.tax.deducted-july}, {sectors.tax.deducted-october}, {sectors.tax.deducted-january}, {sectors.tax.deducted-may}',
              'Statements of tax cut from salaries and rent. **For:** Who must cut tax',
            ],
            [
              '{income-tax.return-business}',
              'Income-tax return. **For:** Teacher or centre without audit, and a trust without audit',
            ],
            ['{income-tax.return-audit}', 'Income-tax return. **For:** Company, or audited books'],
            [
              '{sectors.tax.advance-june}, {sectors.tax.advance-september}, {sectors.tax.advance-december}, {sectors.tax.advance-march}',
              'Advance tax in four parts. **For:** Tax of {sectors.tax.advance-above} or more, profit not estimated by rule',
            ],
          ],
        },
      ],
    },
    {
      id: 'first-year',
      heading: 'A first year that works',
      answer: 'Begin four months before classes, with the address.',
      blocks: [
        {
          kind: 'text',
          text: 'For a coaching centre of two or three rooms. The order is our advice; the times are our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Four months before classes',
              text: 'Write to the education officer and the municipal office about the address. Look at three buildings, not one.',
              time: 'a month',
            },
            {
              title: 'Two months before',
              text: 'Rent paper that names “coaching” as the use. Fire paper or the written answer that none is needed. Wiring checked.',
              time: 'a month or more',
            },
            {
              title: 'One month before',
              text: 'Letters for teachers, fee receipt with refund rule, consent form for parents, complaint register.',
              time: 'a week',
            },
            {
              title: 'During the year',
              text: 'Add up fees each month. Register for GST within {gst.registration.within} of passing the limit. Hold a fire drill once a term.',
              time: 'an hour a month',
            },
            {
              title: 'At the end',
              text: 'Tax return, renewals, and a talk with parents about what was promised and what was kept.',
              time: 'a week',
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
          text: 'For a list of your own, with reasons and fees, [answer a few questions](/find#kind=education).',
        },
        {
          kind: 'pages',
          pages: [
            'guides/fire-license',
            'guides/gst-compliance',
            'guides/labour-law-compliance',
            'guides/trade-license-compliance',
            'guides/trademark-registration',
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
          text: 'We write the letters to the education and municipal offices with you, read the answers, and prepare GST and labour papers. A tutor at home with a few pupils needs none of this, and we will tell you so. [Ask for a free consultation](/contact?type=consultation) before you pay advance rent: give the floor, the width of the road and the number of pupils at one time.',
        },
        { kind: 'portals', portals: ['gst', 'consumerhelpline'] },
      ],
    },
  ],
};
