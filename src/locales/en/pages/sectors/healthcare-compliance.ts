import type { PageContent } from '../../../../content/types.ts';

/** Clinics, laboratories, pharmacies and devices: licences, risks, dates and a first year. */
export const content: PageContent = {
  name: 'Healthcare',
  updatedOn: '2026-11-23',
  title: 'Clinics, labs and pharmacies: which papers | Niyam',
  description:
    'Registration of clinics and labs, medical waste, drug licences and devices: what each needs before the first patient, with risks and yearly dates.',
  heading: 'Rules for clinics, labs and pharmacies',
  lead: 'Get permission before you begin. Working first and applying later can be an offence.',
  sections: [
    {
      id: 'licences',
      heading: 'Which papers apply to you',
      answer: 'Registered people, a registered place, and permission for waste and drugs.',
      blocks: [
        {
          kind: 'text',
          text: 'A patient cannot judge whether a needle is clean or a tablet is real. So the law asks for permission first.',
        },
        {
          kind: 'table',
          caption: 'Papers in health care',
          head: ['Paper', 'You need it when, and where to go'],
          rows: [
            [
              'Registration of the doctor, nurse or pharmacist',
              'Anyone treats, nurses or hands out medicines. The council’s certificate must be current. **Where:** Medical, nursing or pharmacy council of the state',
            ],
            [
              'Clinical establishment registration',
              'You run a clinic, laboratory, nursing home or hospital, in one room too. States follow the central Act or one of their own. **Where:** State health department or district officer',
            ],
            [
              'Authorisation for medical waste',
              'You produce used needles, dressings, samples or similar waste. A single-doctor clinic does. **Where:** State pollution control board',
            ],
            [
              'Drug licence, retail or wholesale',
              'You stock and sell medicines. A registered pharmacist must be there. **Where:** Drugs control office of the state',
            ],
            [
              'Registration or licence for devices',
              'You make or import medical devices. Class A is the lightest, class D the strictest. Sellers should ask the same office. **Where:** Central drugs organisation (CDSCO), devices portal',
            ],
            [
              'Registration for ultrasound',
              'You own or use an ultrasound machine. The law against sex selection asks for it before the machine is bought. **Where:** District authority under that law',
            ],
            [
              'Approval for X-ray',
              'You use an X-ray or CT machine. **Where:** Atomic Energy Regulatory Board',
            ],
            [
              'Trade licence',
              'Your city licenses clinics or shops. Some call it a health licence. **Where:** Municipal office. [Trade licence guide](/trade-license-compliance)',
            ],
            [
              'Fire clearance',
              'Patients stay overnight, or the building is high. Hospitals are treated strictly. **Where:** [Fire guide](/fire-license)',
            ],
            [
              'GST',
              'Treatment by a clinic, doctor or paramedic is exempt. Medicines over the counter, cosmetic work and devices are not. **Where:** [GST portal](portal:gst). [GST guide](/gst-compliance)',
            ],
            [
              'ESI and PF',
              'Nurses, cleaners, guards and desk staff together reach the limit. **Where:** [Labour guide](/labour-law-compliance)',
            ],
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'State by state',
          text: 'Whether your state uses the central Clinical Establishments Act or its own law decides fees, forms and inspection. We do not print a fee here because there is no single one. The office of the district medical or health officer tells you in one visit.',
        },
      ],
    },
    {
      id: 'pharmacy',
      heading: 'A medicine shop, more closely',
      answer:
        'At least {sectors.drugs.shop-area} square metres, and a pharmacist whenever you are open.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Floor: at least {sectors.drugs.shop-area} square metres for retail, {sectors.drugs.both-area} for retail and wholesale together. Measure inside the walls.',
            'A registered pharmacist during all opening hours, named on the licence. If the pharmacist leaves, tell the office before you open again.',
            'A refrigerator that works and a sheet with its temperature, for insulin and vaccines.',
            'Prescription medicines only against a prescription, with the entries the rules ask for.',
            'Purchase bills from licensed sellers, batch numbers on them. Expired stock apart, marked, and returned.',
            'If you also sell baby food, protein powder or honey: [FSSAI](/fssai-compliance) as well.',
          ],
        },
      ],
    },
    {
      id: 'waste',
      heading: 'Medical waste in one minute',
      answer: 'Four colours, an approved collector, and never the sweeper.',
      blocks: [
        {
          kind: 'text',
          text: 'Yellow is for what touched the body: dressings, tissue, expired medicine. Red is for plastic that can be recycled: tubes, bottles, gloves. White is a box that cannot be pierced: needles and blades. Blue is for glass. The waste leaves with an approved collector, with a slip, and never with the sweeper. Sign the contract with the collector before you apply: the board asks for it.',
        },
      ],
    },
    {
      id: 'risks',
      heading: 'What goes wrong most often',
      answer: 'A borrowed pharmacist, opening without a licence, needles in the bin.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A borrowed pharmacist.** The certificate is on the wall, the person is in another town. Both lose.',
            '**Opening while the file is “in process”.** A receipt is not a licence here. Wait, or get the officer’s word in writing.',
            '**A degree on the board that the council does not know.** Treating patients outside one’s own system of medicine is an offence in many states.',
            '**Advertising a cure.** For many diseases the law forbids it altogether.',
            '**Records left open.** A patient’s file is private. The main duties of the data protection law begin {privacy.main-duties}, unless the government moves the date; weak protection can cost up to {sectors.data.penalty}.',
            '**Needles in the street bin.** It is the commonest complaint, and the easiest to trace.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      heading: 'Your year',
      answer: 'A waste report each year; income tax by {income-tax.return-business} without audit.',
      blocks: [
        {
          kind: 'table',
          caption: 'Dates in health care',
          head: ['When', 'What, and for whom'],
          rows: [
            [
              'By the date on each paper',
              'Council registration, establishment registration, waste authorisation, drug licence fee. **For:** Holders',
            ],
            [
              'Once a year, on the day your authorisation names',
              'Yearly report on medical waste. **For:** Everyone with an authorisation',
            ],
            [
              'Every month',
              'Wages, ESI and PF; the days are in the [labour guide](/labour-law-compliance). **For:** Employers; ESI and PF where covered',
            ],
            [
              'Day {gst.due.gstr1}, then day {gst.due.gstr3b} of the next month',
              'GSTR-1, then GSTR-3B; by the quarter if you chose so. **For:** Pharmacies and others registered for GST',
            ],
            [
              '{income-tax.return-business}',
              'Income-tax return. **For:** Doctor or pharmacy without audit',
            ],
            [
              '{sectors.environment-statement.due}',
              'Environmental statement, Form V. **For:** Hospitals and others with a pollution consent',
            ],
            ['{income-tax.return-audit}', 'Income-tax return. **For:** Company, or audited books'],
            [
              '{sectors.tax.advance-march}',
              'Advance tax, in one sum where profit is estimated by rule. **For:** Tax of {sectors.tax.advance-above} or more in the year',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'A doctor in practice with receipts up to {sectors.tax.profession-limit} may let the law count {sectors.tax.profession-share} of them as profit. A medicine shop is a trade and follows the trade rule instead: see [shops](/sectors/retail-commerce).',
        },
      ],
    },
    {
      id: 'first-year',
      heading: 'A first year that works',
      answer: 'People, place, application. Wait for the licence, then open.',
      blocks: [
        {
          kind: 'text',
          text: 'For a small clinic or medicine shop. The order is our advice; the times are our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'People first',
              text: 'Check each council certificate: right state, right name, not expired.',
              time: 'a week',
            },
            {
              title: 'The place',
              text: 'Measure the floor. Get the owner’s consent to this use. Ask for the plan the drugs office or health office wants.',
              time: 'two weeks',
            },
            {
              title: 'Apply, and wait',
              text: 'Establishment registration and waste contract for a clinic; drug licence for a shop. Be there on the day of inspection, with the fridge running.',
              time: 'one to three months',
            },
            {
              title: 'Open',
              text: 'Hang up registration, rates and complaint number. Begin the waste book and the purchase folder on day one.',
              time: 'a day',
            },
            {
              title: 'Month twelve',
              text: 'Waste report, income-tax return, renewals. Throw away expired stock by the rule, with a list.',
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
          text: 'For a list of your own, with reasons and fees, [answer a few questions](/find#kind=healthcare).',
        },
        {
          kind: 'pages',
          pages: [
            'guides/labour-law-compliance',
            'guides/gst-compliance',
            'guides/fire-license',
            'guides/trade-license-compliance',
            'sectors/retail-commerce',
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
          text: 'We prepare the forms and the folder for inspection, find the right office in your district and keep the dates. We cannot supply a pharmacist, a degree or a shorter queue, and nobody who offers these is worth your licence. [Ask for a free consultation](/contact?type=consultation) and say: clinic, laboratory or shop, which state, how many rooms.',
        },
        { kind: 'portals', portals: ['indiacode', 'shramsuvidha'] },
      ],
    },
  ],
};
