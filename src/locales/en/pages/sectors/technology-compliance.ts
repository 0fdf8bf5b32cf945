import type { PageContent } from '../../../../content/types.ts';

/** Software, apps and startups: duties, risks, dates and a first year. */
export const content: PageContent = {
  name: 'Technology',
  updatedOn: '2026-11-23',
  title: 'Software, apps and startups: which papers | Niyam',
  description:
    'A software or app business needs few licences and many promises: privacy, buyers’ rights, exports, GST, startup recognition, dates, first year.',
  heading: 'Rules for software, app and online businesses',
  lead: 'Few inspectors, but duties: to users, for their data, and for money from abroad.',
  sections: [
    {
      id: 'licences',
      heading: 'Which papers apply to you',
      answer: 'No licence to write software. GST above {gst.limit.services} in most states.',
      blocks: [
        {
          kind: 'table',
          caption: 'Papers and duties of a software business',
          head: ['Paper or duty', 'It applies when, and where to go'],
          rows: [
            [
              'GST registration',
              'Turnover passes {gst.limit.services} in most states, Telangana among them; clients abroad count too. **Where:** [GST portal](portal:gst). [GST guide](/gst-compliance)',
            ],
            [
              'Undertaking for exports (LUT)',
              'You are registered and want to bill clients abroad without paying GST first. For each year before it begins: by {gst.due.export-undertaking}. **Where:** [GST portal](portal:gst)',
            ],
            [
              'Privacy policy and a named person for complaints',
              'You collect personal data online. Already today; more strictly later, see below. **Where:** On your own site',
            ],
            [
              'Consumer duties of an online seller',
              'People, not only firms, buy from your site or app. **Where:** On your own site',
            ],
            [
              'Registration of sender and templates for SMS and calls',
              'You send commercial SMS or calls. WhatsApp is outside it but needs the person’s consent. **Where:** Telecom operators’ DLT sites',
            ],
            [
              'Company or LLP',
              'Investors, partners or shares are in view. Nobody asks it of a freelancer. **Where:** [Company guide](/company-registration)',
            ],
            [
              'Startup recognition',
              'A company, LLP, registered firm or cooperative builds something new. A proprietor cannot have it. **Where:** [Startup India](portal:startupindia)',
            ],
            [
              'Import-export code',
              'You send goods abroad or bring them in, such as devices. For services only if you claim an export benefit. Government fee {sectors.iec.fee}. **Where:** [DGFT](portal:dgft)',
            ],
            [
              'BIS compulsory registration',
              'You sell listed electronics under your brand: chargers, watches, speakers, cameras. **Where:** [BIS registration site](portal:crsbis). [BIS guide](/bis-registration)',
            ],
            [
              'Office papers',
              'You rent an office: shop registration, and a trade licence where the city asks for one. **Where:** Labour department; [trade licence guide](/trade-license-compliance)',
            ],
            [
              'ESI, PF, committee against harassment',
              'Head counts are in the guide. Remote workers count. **Where:** [Labour guide](/labour-law-compliance)',
            ],
          ],
        },
        {
          kind: 'callout',
          tone: 'free',
          title: 'What you do not need',
          text: 'There is no licence to write software. ISO certificates are a wish of clients, not a law. Startup recognition, Udyam and GST registration have no government fee; the first helps only if you use its benefits.',
        },
      ],
    },
    {
      id: 'data',
      heading: 'The data law, without fear',
      answer: 'Main duties begin {privacy.main-duties}; an earlier date is not confirmed.',
      blocks: [
        {
          kind: 'text',
          text: 'The Digital Personal Data Protection Act, 2023 comes in stages. Its main duties begin {privacy.main-duties}. The government has proposed to bring some dates forward; whether it did, we could not confirm, so look at the site of the electronics ministry, MeitY, before you plan.',
        },
        {
          kind: 'list',
          items: [
            'Write a list: what you collect, why, where it lies, who else sees it, when you delete it. One page.',
            'Ask for each purpose apart. No box ticked beforehand. Saying no to advertising must not close the door.',
            'Let people see, correct and delete their data, and withdraw as easily as they agreed.',
            'For anyone under {privacy.adult}, a parent agrees, in a way you can show.',
            'Have a plan for the day of a leak: whom to tell, who writes, who stops the damage.',
            'Put contracts with your hosting, mail, chat and analytics providers into one folder.',
          ],
        },
        {
          kind: 'text',
          text: 'Weak protection can cost up to {sectors.data.penalty}. That is the ceiling for the worst case, and no small team should be frightened into buying a “certificate” by it. No such certificate is asked for.',
        },
      ],
    },
    {
      id: 'selling-to-people',
      heading: 'If people buy from your site',
      answer: 'Show your name, the whole price, and who handles complaints.',
      blocks: [
        {
          kind: 'text',
          text: 'Show your legal name, address, contact and a grievance officer with name and post. Acknowledge a complaint within {privacy.complaint-acknowledge} hours and settle it within {privacy.complaint-settle}. Show the whole price before payment. No false countdowns, no reviews you wrote yourself, no subscription that is easier to start than to stop.',
        },
      ],
    },
    {
      id: 'risks',
      heading: 'What goes wrong most often',
      answer: 'Code without an owner, founders without a paper, copied terms.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Code without an owner.** If a freelancer wrote it and no paper hands the rights over, the investor’s lawyer will find it.',
            '**Founders without a paper.** One leaves after six months with half the shares. Agree on shares that are earned over time.',
            '**Export money without proof.** Keep the invoice, the contract and the bank’s paper for each receipt from abroad.',
            '**A company too early.** Yearly filings go on without a single customer, and late ones cost by the day: see the [company guide](/company-registration).',
            '**Copied terms.** A privacy policy that names a law of another country shows that nobody read it.',
            '**Open-source parts with conditions.** Make the list when you add them, not when you sell.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      heading: 'Your year',
      answer:
        'Export undertaking by {gst.due.export-undertaking}. Income tax by {income-tax.return-business} without audit.',
      blocks: [
        {
          kind: 'table',
          caption: 'Dates of a software business',
          head: ['When', 'What, and for whom'],
          rows: [
            [
              '{gst.due.export-undertaking}',
              'Undertaking for exports, for the year that follows. **For:** Exporters registered for GST',
            ],
            [
              'Day {gst.due.gstr1}, then day {gst.due.gstr3b} of the next month',
              'GSTR-1, then GSTR-3B; by the quarter if you chose so. **For:** Registered for GST, sales or none',
            ],
            [
              'Day {sectors.tax.deducted-day} of the next month',
              'Deposit tax cut from salaries, freelancers, rent. **For:** Who must cut tax',
            ],
            [
              '{sectors.tax.deducted-july}, {sectors.tax.deducted-october}, {sectors.tax.deducted-january}, {sectors.tax.deducted-may}',
              'Statements of tax cut. **For:** The same',
            ],
            [
              '{sectors.iec.confirm-from} to {sectors.iec.confirm-by}',
              'Confirm the import-export code, changed or not. **For:** Holders of a code',
            ],
            [
              '{income-tax.return-business}',
              'Income-tax return. **For:** Freelancer, small LLP or firm without audit',
            ],
            ['{income-tax.return-audit}', 'Income-tax return. **For:** Companies; audited books'],
            [
              'After the year, by steps',
              'Company or LLP filings; the days are in the [company guide](/company-registration). **For:** Companies and LLPs',
            ],
          ],
        },
      ],
    },
    {
      id: 'first-year',
      heading: 'A first year that works',
      answer: 'Founders’ page first. A company only when it is needed.',
      blocks: [
        {
          kind: 'text',
          text: 'For two founders with a product. The order is our advice; the times are our estimate.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Before any code is shared',
              text: 'One page between founders: shares, work, who owns the code, what happens when one leaves.',
              time: 'an evening, and a second one',
            },
            {
              title: 'First paying customer',
              text: 'Trade in your own names or as a firm, bill properly, keep the money apart.',
              time: 'the same week',
            },
            {
              title: 'First investor or tender in sight',
              text: 'Form the company or LLP. Hand the code over to it in writing. Then startup recognition, if the benefits fit.',
              time: 'two to five weeks',
            },
            {
              title: 'Before the public launch',
              text: 'The data page, terms you have read yourself, grievance officer, trademark search.',
              time: 'a week',
            },
            {
              title: 'Twelve months on',
              text: 'Check who has access to user data, delete what has no purpose, file what is due.',
              time: 'two days',
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
          text: 'For a list of your own, with reasons and fees, answer a few questions: [software](/find#kind=it), [selling online](/find#kind=online-seller) or [goods sent abroad](/find#kind=exporter).',
        },
        {
          kind: 'pages',
          pages: [
            'guides/gst-compliance',
            'guides/company-registration',
            'guides/trademark-registration',
            'guides/iso-certification',
            'sectors/consulting-compliance',
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
          text: 'We help with company, GST, exports and the yearly filings, and we go through your data list with you. Contracts with investors belong to an advocate. Most freelancers need only the tax part, and can file it alone. [Ask for a free consultation](/contact?type=consultation) and say who pays you, from where, and what data you hold.',
        },
        { kind: 'portals', portals: ['startupindia', 'dgft', 'mca'] },
      ],
    },
  ],
};
