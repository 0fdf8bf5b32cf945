import type { PageContent } from '../../../../content/types.ts';

/** Workshops and factories: licences, risks, dates and a first year. */
export const content: PageContent = {
  name: 'Manufacturing',
  updatedOn: '2026-11-23',
  title: 'Workshops and factories: which papers | Niyam',
  description:
    'Pollution consent, factory licence, BIS, GST and labour rules for a small maker: what comes first, the dates, the risks and a first-year plan.',
  heading: 'Rules for workshops and factories',
  lead: 'Place first, machines later: two offices can refuse you because of the address.',
  sections: [
    {
      id: 'licences',
      heading: 'Which papers apply to you',
      answer: 'Pollution category, workers and product decide which papers you need.',
      blocks: [
        {
          kind: 'table',
          caption: 'Papers of a workshop or factory',
          head: ['Paper', 'You need it when, and where to go'],
          rows: [
            [
              'Consent to establish, then consent to operate',
              'Your process is in the red, orange or green pollution category. A white-category unit only informs the board. **Where:** State pollution control board',
            ],
            [
              'Factory licence',
              'You employ {sectors.factory.with-power} or more workers with power, or {sectors.factory.without-power} or more without. A limit of your state’s own law goes on until it is changed: ask. **Where:** Factories department of the state',
            ],
            [
              'Trade licence, industrial kind',
              'The place lies in a town that licenses workshops. **Where:** Municipal office. [Trade licence guide](/trade-license-compliance)',
            ],
            [
              'BIS licence',
              'Your product is under a quality control order: toys, helmets, cement, steel, electrical goods, footwear and many more. **Where:** [Manak Online](portal:manak). [BIS guide](/bis-registration)',
            ],
            [
              'BIS compulsory registration',
              'You make or import listed electronics. **Where:** [BIS registration site](portal:crsbis)',
            ],
            [
              'GST',
              'Your turnover passes the limit of your state, or you sell goods to another state. **Where:** [GST portal](portal:gst). [GST guide](/gst-compliance)',
            ],
            [
              'FSSAI',
              'You make, pack or store food of any kind. **Where:** [FoSCoS](portal:foscos). [FSSAI guide](/fssai-compliance)',
            ],
            [
              'Registration as a packer',
              'You pack goods for retail sale. Within {barcode.packer-days} of starting. **Where:** Legal metrology office of the state',
            ],
            [
              'Cosmetics licence',
              'You make soap sold as a cosmetic, creams, hair oil or make-up: form COS-5; COS-6 if another’s licensed works make them for you. **Where:** Drugs control office of the state',
            ],
            [
              'Storage licence for gas, petrol or chemicals',
              'For cooking gas, above {fire.gas.licence-above} kilograms in store. Other substances have their own limits. **Where:** Explosives safety organisation, PESO',
            ],
            [
              'ESI and PF',
              'Your head count reaches the limit. **Where:** [Labour guide](/labour-law-compliance)',
            ],
            [
              'Fire clearance',
              'It depends on the building and on what you store. **Where:** [Fire guide](/fire-license)',
            ],
            [
              'Take-back registration for waste',
              'You make or import plastic packing, batteries, electronics or tyres, or put your brand on them. **Where:** Central pollution control board',
            ],
          ],
        },
        {
          kind: 'callout',
          tone: 'free',
          title: 'What you do not need',
          text: 'ISO certificates and barcodes are not licences. Take them when a buyer asks for them in writing. Udyam costs nothing, and the limits for micro firms are generous: see the [MSME guide](/msme-compliance).',
        },
      ],
    },
    {
      id: 'place-first',
      heading: 'The place decides first',
      answer: 'Ask for your category and address in writing before a lease.',
      blocks: [
        {
          kind: 'text',
          text: 'A maker meets more offices than a shopkeeper, and two of them can refuse you because of the address alone. So the order matters.',
        },
        {
          kind: 'text',
          text: 'Before you sign a lease, put two questions to the pollution control board and the municipal office. Which category is my process? Is that category allowed at this address? Take the answers in writing. A boiler, a dye bath or a spray booth can move you to a stricter category, so describe the process as it will be, not as you hope it will look.',
        },
        {
          kind: 'text',
          text: 'Consent comes in two parts. The first allows you to build and to install. The second, after the machines stand, allows you to run. Working on the first one alone is a common reason for closure.',
        },
        {
          kind: 'text',
          text: 'In Telangana, [TG-iPASS](portal:tgipass) collects the approvals for industry in one application. Elsewhere, the [National Single Window](portal:nsws) tells you which approvals exist for your product and state.',
        },
      ],
    },
    {
      id: 'risks',
      heading: 'What goes wrong most often',
      answer: 'Machines before consent, and selling before the BIS licence.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Machines before consent.** The loan runs from the first day, the permission may take months.',
            '**Selling before the BIS licence.** For goods under a quality control order the licence comes before the first sale. Stock made earlier cannot be marked afterwards.',
            '**Contract workers nobody counts.** They can count towards ESI, PF and the factory limit. Ask how yours are counted before the head count surprises you.',
            '**Job work without papers.** Goods sent out for plating or stitching travel with a challan, and the GST law wants a statement of them.',
            '**Payment after ninety days and silence.** A micro or small maker with Udyam can claim interest from a late buyer: see the [MSME guide](/msme-compliance).',
            '**An extinguisher that was never refilled.** After a fire, the insurer asks for its papers.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      heading: 'Your year',
      answer: 'Monthly wages and GST, yearly returns, and a date on each licence.',
      blocks: [
        {
          kind: 'table',
          caption: 'Dates of a maker',
          head: ['When', 'What, and for whom'],
          rows: [
            [
              'Every month',
              'Wages, ESI and PF; the days are in the [labour guide](/labour-law-compliance). **For:** Employers; ESI and PF where covered',
            ],
            [
              'Day {sectors.tax.deducted-day} of the next month',
              'Deposit tax cut from wages and payments. **For:** Who must cut tax',
            ],
            [
              'Day {gst.due.gstr1}, then day {gst.due.gstr3b} of the next month',
              'GSTR-1, then GSTR-3B. **For:** GST returns by the month',
            ],
            ['{fssai.annual-return.due}', 'FSSAI yearly return. **For:** Licensed food makers'],
            [
              '{sectors.take-back.due}',
              'Yearly return for plastic or e-waste. **For:** Producers, importers, brand owners',
            ],
            [
              '{income-tax.return-business}',
              'Income-tax return. **For:** Proprietor or firm without audit',
            ],
            [
              '{sectors.environment-statement.due}',
              'Environmental statement, Form V. **For:** Units that need consent',
            ],
            [
              '{income-tax.return-audit}',
              'Income-tax return. **For:** Companies, and firms whose books are audited',
            ],
            [
              '{gst.annual-return.due}',
              'Yearly GST return. **For:** Turnover above {gst.annual-return.turnover}',
            ],
            [
              'Before each runs out',
              'Consent to operate, factory licence, BIS licence, fire certificate. **For:** Holders; the date is printed on each',
            ],
          ],
        },
      ],
    },
    {
      id: 'first-year',
      heading: 'A first year that works',
      answer: 'Place, permission to build, machines, papers, then the first invoice.',
      blocks: [
        {
          kind: 'text',
          text: 'The order is our advice and the times are our estimate. A food unit or a chemical unit will take longer.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Weeks one to four: the place',
              text: 'Find your pollution category. Check the zone of the plot. Ask what power load the line can carry.',
              time: 'a month',
            },
            {
              title: 'Months two and three: permission to build',
              text: 'Form of business, PAN, bank account, lease. Then consent to establish and the building or factory plan.',
              time: 'two months, often more',
            },
            {
              title: 'Months four to six: machines and samples',
              text: 'Install, make samples, send them to a laboratory if BIS or FSSAI applies. Apply for consent to operate.',
              time: 'about three months',
            },
            {
              title: 'Before the first invoice',
              text: 'GST, Udyam, appointment letters, extinguishers, first-aid box, scales stamped.',
              time: 'two weeks',
            },
            {
              title: 'Months seven to twelve',
              text: 'File returns on their days. Count heads every month. Keep a folder for each licence with its last day on the cover.',
              time: 'a day a month',
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
          text: 'For a list of your own, with reasons and fees, [answer a few questions](/find#kind=making).',
        },
        {
          kind: 'pages',
          pages: [
            'guides/bis-registration',
            'guides/labour-law-compliance',
            'guides/msme-compliance',
            'guides/fire-license',
            'guides/iso-certification',
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
          text: 'We put the approvals for your product and plot in order, read the checklists of the boards with you, prepare the forms and keep the dates. Plans, laboratory tests and structural certificates come from engineers and laboratories, and we say so in our quote. Have you seen a plot already? [Ask for a free consultation](/contact?type=consultation) before you sign, with the product, the number of workers and the power load.',
        },
        { kind: 'portals', portals: ['nsws', 'tgipass', 'shramsuvidha'] },
      ],
    },
  ],
};
