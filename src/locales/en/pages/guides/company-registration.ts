import type { GuideText } from '../../../../content/types.ts';

/** Private limited company, LLP and One Person Company: choosing, forming and keeping one. */
export const content: GuideText = {
  name: 'Company registration',
  title: 'Company registration: Pvt Ltd, LLP or OPC | Niyam',
  description:
    'Private limited, LLP or One Person Company: who needs one at all, the seven steps, government fees apart from ours, and the filings that follow each year.',
  heading: 'Company registration',
  lead: 'It keeps most debts from your house, and brings yearly filings.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-23',
  keywords: [
    'company registration',
    'private limited company',
    'LLP registration',
    'One Person Company',
    'SPICe+',
    'INC-20A',
  ],
  glance: {
    needIt: { value: 'Rarely', note: 'for shops' },
    fee: { note: 'company, plus stamp duty' },
    time: { note: 'our estimate' },
  },
  card: {
    doINeedIt:
      'Most stalls and small shops do not. It helps when you take partners or investors, sign large contracts, or carry a risk that could cost you your home.',
    governmentFee:
      'For a company with up to {company.fee.free-capital} of authorised capital the ministry takes {company.fee}. PAN and TAN cost about {company.fee.pan-tan}. Stamp duty depends on the state.',
    ourFee: '{price.company}, apart from the government’s fees and only if you want our help.',
    time: 'Plan for {company.private.time} for a private limited company, and {company.llp.time} for an LLP or a One Person Company. This is our estimate. It is often quicker.',
    documents:
      'PAN, Aadhaar, a photograph and an address proof of each person, and proof of the office. The list is [below](/company-registration#documents).',
  },
  doItYourself: {
    text: 'Anyone can file on the portal of the Ministry of Corporate Affairs (MCA). A chartered accountant, company secretary or cost accountant in practice must also sign the form. You can prepare all the rest yourself and pay a professional for reading and signing.',
  },
  chats: [
    {
      label: 'Chat: which form suits me?',
      greeting: 'Hello, I would like a consultation about registering a company or an LLP.',
    },
    {
      label: 'Help with the MCA portal',
      greeting: 'Hello, I need help with the MCA portal (company or LLP forms).',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      heading: 'Do you need a company at all?',
      answer: 'Most small businesses do not. It helps with partners and investors.',
      blocks: [
        {
          kind: 'text',
          text: 'No law says that a business must be a company. If you sell under your own name, you are a **proprietor** from the first day, on your own PAN, with nothing to register. Licences such as [FSSAI](/fssai-compliance), the [trade licence](/trade-license-compliance) or [GST](/gst-compliance) are given to a proprietor just as to a company.',
        },
        {
          kind: 'text',
          text: 'But the debts of the business are then your own. A lender who wins in court can reach your savings.',
        },
        {
          kind: 'text',
          text: 'Two or more people can also be a **partnership firm** with a written deed. Registering the firm is optional, but an unregistered firm cannot sue on a contract. Here too each partner owes the debts with everything they have.',
        },
        {
          kind: 'text',
          text: 'A company or LLP starts to make sense when one of these is true:',
        },
        {
          kind: 'list',
          items: [
            'Someone wants to put money in and own a part.',
            'A large buyer or a tender deals only with companies or LLPs.',
            'One accident or one bad contract could cost more than you own.',
            'You want the business to go on, or to be sold, without you.',
            'You want the government’s startup recognition. A proprietor cannot have it; a company, an LLP, a registered firm or a cooperative can.',
          ],
        },
        {
          kind: 'callout',
          tone: 'free',
          title: 'Free and often enough',
          text: 'If you only want proof that your business exists, [Udyam](/msme-compliance) gives you a number, free of charge, as a proprietor. Banks and buyers know it.',
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'If you sell in the street',
      answer: 'No. A company cannot hold your vending place.',
      blocks: [
        {
          kind: 'text',
          text: 'A vending certificate is given to a person who lives by vending and who sells with their own hands or with their family. A company cannot hold your place. Turning your cart into a company gains you nothing and costs you an audit every year. Put the money into stock. Come back to this page if you open a kitchen with partners, or sell your masala to shops in five towns.',
        },
      ],
    },
    {
      id: 'structures',
      heading: 'The three forms, in plain words',
      answer: 'Private limited, LLP, or One Person Company. Each limits your debts.',
      blocks: [
        {
          kind: 'text',
          text: 'All three are separate persons in law and owe their debts themselves. Owners usually lose only what they put in. But a bank often asks the owners to sign a personal guarantee for a loan, and then the house is at stake again.',
        },
        {
          kind: 'list',
          items: [
            '**Private limited company**: shares, directors, meetings, an audit every year. Investors know it and mostly ask for it.',
            '**Limited liability partnership (LLP)**: partners and an agreement. Lighter rules, and no audit while it is small. Investors in shares rarely enter one.',
            '**One Person Company (OPC)**: a company with a single owner, who names another person to take over if they die. Its owner is a human being and an Indian citizen.',
          ],
        },
      ],
    },
    {
      id: 'comparison',
      heading: 'Private limited, LLP and OPC side by side',
      answer: 'An LLP has lighter rules. Investors mostly ask for a company.',
      blocks: [
        {
          kind: 'table',
          caption: 'Comparison of the three forms',
          head: ['', 'Private limited', 'LLP', 'OPC'],
          rows: [
            [
              'Owners',
              '{company.private.members} shareholders',
              '{company.llp.partners-min} or more partners',
              '{company.opc.members} member and a nominee',
            ],
            [
              'Who runs it',
              'At least {company.private.directors-min} directors',
              'At least {company.llp.partners-min} designated partners',
              'The owner, or directors they name',
            ],
            [
              'Must live in India',
              'One director, {company.director.resident} of the year',
              'One designated partner, {company.llp.resident}',
              'Owner is an Indian citizen, here or abroad',
            ],
            [
              'Least capital',
              '{company.capital-min}',
              '{company.llp.capital-min}',
              '{company.capital-min}',
            ],
            [
              'Audit',
              'Every year',
              'Above {company.llp.audit-turnover} of turnover or {company.llp.audit-contribution} of contribution',
              'Every year',
            ],
            ['Yearly meeting of owners', 'Yes, by {company.agm}', 'As the agreement says', 'No'],
            [
              'Late fee',
              '{company.late-day} a day and form, no ceiling',
              'Grows in steps',
              '{company.late-day} a day and form, no ceiling',
            ],
            [
              'Time to form (our estimate)',
              '{company.private.time}',
              '{company.llp.time}',
              '{company.opc.time}',
            ],
          ],
        },
      ],
    },
    {
      id: 'private-limited',
      heading: 'Private limited company',
      answer: '{company.private.members} shareholders and an audit every year.',
      blocks: [
        {
          kind: 'text',
          text: 'It has {company.private.members} shareholders; workers who hold shares are not counted. The shareholders own it. The directors run it. In a family business these are often the same two people. A company needs at least {company.private.directors-min} directors, and one of them must have been in India for {company.director.resident} of the year.',
        },
        {
          kind: 'text',
          text: 'The memorandum says what the company is for. The articles say how it is run: who may sell shares to whom, who signs, what happens when one of you leaves. Most are copied from a standard text. Read them before you sign, above all if your partner is a friend.',
        },
        {
          kind: 'text',
          text: 'There is no least capital. “Authorised capital” is only the ceiling up to which shares may be given out; it is not money you have to bring. It matters because the government’s fee follows it.',
        },
        {
          kind: 'text',
          text: 'For an **OPC** most of this is the same, with one owner. Since {company.opc.no-forced-conversion} it need not turn into a private limited company when it grows.',
        },
      ],
    },
    {
      id: 'llp',
      heading: 'LLP',
      answer:
        '{company.llp.partners-min} or more partners, and {company.llp.capital-min} of capital.',
      blocks: [
        {
          kind: 'text',
          text: 'An LLP needs {company.llp.partners-min} or more partners and has {company.llp.capital-min} of capital. At least {company.llp.partners-min} of them are “designated”: they answer to the government for the filings. The rest is in the agreement between you: shares of profit, who decides, what happens when one leaves. File the agreement (Form 3) within {company.llp.agreement} of registration.',
        },
        {
          kind: 'text',
          text: 'The form for an LLP is called FiLLiP instead of SPICe+. Everything else in the steps below is alike. An LLP suits people who work together: two electricians, a design office, a small agency.',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      answer: 'PAN, identity, address and photograph of each person, and the office.',
      blocks: [
        {
          kind: 'text',
          text: 'Each director, partner and shareholder brings their own set. Names must be spelled alike on every paper. One missing letter is enough for a refusal.',
        },
        {
          kind: 'documents',
          items: [
            { id: 'pan', label: 'PAN of each person' },
            {
              id: 'identity',
              label: 'Proof of who each person is',
              note: 'Aadhaar, passport, voter card or driving licence.',
            },
            { id: 'photo', label: 'A photograph of each person' },
            {
              id: 'address-proof',
              label: 'Proof of where each person lives',
              note: 'A recent bank statement or electricity, phone or gas bill.',
            },
            {
              id: 'premises',
              label: 'Proof of the office',
              note: 'Rent paper and electricity bill, with the owner’s written consent. Your home will do.',
            },
            {
              id: 'mobile',
              label: 'A mobile number and an e-mail address of each person',
              note: 'Their own, not the agent’s.',
            },
            {
              id: 'company-names',
              label: 'One or two names you would like, and what the business will do',
            },
            {
              id: 'nominee-consent',
              label: 'For an OPC: the nominee’s written consent and papers',
            },
            {
              id: 'partner-agreement',
              label: 'For an LLP: what the partners have agreed, in writing',
            },
          ],
        },
      ],
    },
    {
      id: 'steps',
      heading: 'How it is formed, step by step',
      answer: 'Seven steps on the MCA portal. One form, SPICe+, holds most.',
      blocks: [
        {
          kind: 'text',
          text: 'All of it happens on the [MCA portal](portal:mca). The times are our estimate for people who have their papers at hand. No law promises a day.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Name approval',
              text: 'Search the name on the portal, and search it as a [trademark](/trademark-registration) too. A name close to an existing company or mark is refused. You may reserve the name first (part A of SPICe+) or send it with everything else.',
              time: 'one or two days',
              cost: '{company.fee.name} if sent apart; {company.llp.fee.name} for an LLP',
            },
            {
              title: 'Signature certificate',
              text: 'Each director or partner who signs needs a digital signature certificate. Licensed private firms sell it after a video check. Keep the token yourself: anyone who has it can sign for you.',
              time: 'one day',
              cost: 'the seller’s price, not a government fee',
            },
            {
              title: 'Director ID',
              text: 'Each director gets a number for life, the DIN. You need no separate form: a new director receives it through SPICe+, a new partner through FiLLiP.',
              time: 'with the next step',
              cost: 'nothing more',
            },
            {
              title: 'SPICe+ filing',
              text: 'One form holds the company, its memorandum and articles, PAN and TAN. With it goes AGILE-PRO-S, which can ask for EPF and ESI numbers, a bank account and, if you tick it, GST. Do not tick GST because the box is there: see first [whether you must](/gst-compliance).',
              time: 'two or three days of preparation',
              cost: 'ministry fee, stamp duty, PAN and TAN: see below',
            },
            {
              title: 'Verification',
              text: 'The registrar reads the papers. If something is missing, the form comes back with remarks. Answer exactly what is asked, and in time, or you pay again.',
              time: 'a few working days; more if it comes back',
              cost: 'nothing more',
            },
            {
              title: 'Incorporation certificate',
              text: 'It comes by e-mail with the company’s number, PAN and TAN. From this date the company exists. Save the files in two places.',
              time: 'the same day as approval',
              cost: 'nothing',
            },
            {
              title: 'Post-incorporation compliance',
              text: 'Now the clock starts: bank account, first meeting, auditor, shares, declaration of start. The list is in the next section.',
              time: '{company.after.board-meeting} for the first, {company.after.commencement} for the last',
              cost: 'small form fees; the auditor’s fee',
            },
          ],
        },
      ],
    },
    {
      id: 'after-registration',
      heading: 'After the certificate: the first months',
      answer: 'Declare the start of business within {company.after.commencement}.',
      blocks: [
        {
          kind: 'text',
          text: 'Most of it falls in the first {company.after.board-meeting}. Put the last line in your calendar: it comes when the agent is long gone.',
        },
        {
          kind: 'entries',
          caption: 'Days from the date on the certificate',
          rows: [
            { label: 'First meeting of the directors', fact: 'company.after.board-meeting' },
            { label: 'Name the first auditor', fact: 'company.after.auditor' },
            {
              label: 'Prove the office, if you did not before',
              fact: 'company.after.office',
            },
            {
              label: 'LLP: file the agreement',
              fact: 'company.llp.agreement',
            },
            {
              label: 'Give the shareholders their certificates',
              fact: 'company.after.share-certificates',
              note: 'State stamp duty is due on them.',
            },
            {
              label: 'Declare the start of business (INC-20A)',
              fact: 'company.after.commencement',
              note: 'After the owners have paid for their shares into the company’s bank account. Before this the company may neither trade nor borrow.',
            },
          ],
        },
      ],
    },
    {
      id: 'every-year',
      heading: 'Every year after that',
      answer: 'Audit, meeting, accounts and returns, even without a sale.',
      blocks: [
        {
          kind: 'text',
          text: 'These fall due even if the company sold nothing.',
        },
        {
          kind: 'list',
          items: [
            '**Audit** of the accounts by a chartered accountant: every company, every year.',
            '**Yearly meeting** of the shareholders by {company.agm}; the first one within {company.agm.first} of the end of the first year. An OPC has none.',
            '**Accounts** (AOC-4) within {company.accounts} of that meeting; an OPC within {company.opc.accounts} of the end of the year.',
            '**Annual return** within {company.return} of the meeting: MGT-7, or the short MGT-7A for an OPC and a small company.',
            '**Directors’ meetings**: {company.board-meetings} a year; for an OPC or a small company {company.board-meetings.small} in each half-year.',
            '**Loans and deposits** (DPT-3) by {company.deposits}, if the company has borrowed, also from its own directors.',
            '**Dues to small suppliers** older than {company.suppliers.after}: a report by {msme.buyer-return.first} and by {msme.buyer-return.second}.',
            '**Each director** confirms mobile, e-mail and address {company.director-check}, by {company.director-check.due}, and tells a change within {company.director-check.change}.',
            '**LLP**: annual return (Form 11) by {company.llp.return} and accounts (Form 8) by {company.llp.accounts}.',
            '**Income tax**: the return of the company or LLP, apart from your own.',
          ],
        },
      ],
    },
    {
      id: 'fees',
      heading: 'What it costs',
      answer: 'The ministry takes nothing up to {company.fee.free-capital} of capital.',
      blocks: [
        {
          kind: 'text',
          text: 'Four are paid: the ministry, the state (stamp duty), the seller of the signature, and anyone who helps you. A quotation should name each apart.',
        },
        {
          kind: 'entries',
          feesOf: 'company',
          caption: 'Government: company',
          rows: [
            {
              label: 'Ministry, up to {company.fee.free-capital} of authorised capital',
              fact: 'company.fee',
            },
            {
              label: 'Name, if reserved apart',
              fact: 'company.fee.name',
              note: 'Sent together with the rest, the form usually asks nothing for it.',
            },
            { label: 'PAN and TAN, about', fact: 'company.fee.pan-tan' },
          ],
        },
        {
          kind: 'entries',
          feesOf: 'llp',
          caption: 'Government: LLP, by contribution',
          rows: [
            { label: 'Up to {company.llp.band.first}', fact: 'company.llp.fee.first' },
            { label: 'Up to {company.llp.band.second}', fact: 'company.llp.fee.second' },
            { label: 'Up to {company.llp.band.third}', fact: 'company.llp.fee.third' },
            { label: 'Up to {company.llp.band.fourth}', fact: 'company.llp.fee.fourth' },
          ],
        },
        {
          kind: 'entries',
          caption:
            'Stamp duty in some states, for {company.stamp.example-capital} of capital; the portal works out yours',
          rows: [
            { label: 'Telangana', fact: 'company.stamp.telangana' },
            { label: 'Andhra Pradesh', fact: 'company.stamp.andhra' },
            { label: 'Maharashtra', fact: 'company.stamp.maharashtra' },
            { label: 'Delhi', fact: 'company.stamp.delhi' },
          ],
        },
        {
          kind: 'entries',
          caption: 'If you want us to do it',
          rows: [
            {
              label: 'Our fee',
              fact: 'price.company',
              note: 'For the work of forming it. Government fees, stamp duty and the signature certificate are apart. Where we have to charge GST, {gst.rate.standard} is added to our fee only.',
            },
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'Count the years, not the first bill',
          text: 'The audit and the yearly filings cost more over time than the formation. Ask for the price of the second year before you pay for the first.',
        },
      ],
    },
    {
      id: 'penalties',
      heading: 'What it costs to forget',
      answer: 'A late form costs {company.late-day} a day, without a ceiling.',
      blocks: [
        {
          kind: 'entries',
          caption: 'Late fees and penalties',
          rows: [
            {
              label: 'Accounts or annual return late: a day, for each form',
              fact: 'company.late-day',
              note: 'There is no ceiling. A form that is a year late can cost more than the company did.',
            },
            {
              label: 'No INC-20A: the company',
              fact: 'company.commencement.penalty',
              note: 'Each officer also pays {company.commencement.officer-day} a day, at most {company.commencement.officer-max}. The registrar may strike the company off.',
            },
            {
              label: 'No yearly meeting: at most',
              fact: 'company.agm.penalty',
              note: 'And {company.agm.penalty-day} for each further day.',
            },
            {
              label: 'No notice of a directors’ meeting: the officer who had to give it',
              fact: 'company.board-meetings.penalty',
            },
            {
              label: 'Director’s details not confirmed: the DIN sleeps until you pay',
              fact: 'company.director-check.fee',
            },
          ],
        },
        {
          kind: 'text',
          text: 'An LLP pays a late fee in steps. The normal fee of a form is {company.llp.fee-normal} by contribution. Lateness adds {company.llp.late-small} times that fee for a small LLP and {company.llp.late-other} times for others, and then an amount for each day. Both are worked out under [late fee of a company or LLP](/financial-hub/company-late-fee).',
        },
      ],
    },
    {
      id: 'what-changed',
      heading: 'What changed: the reforms',
      answer:
        'No least capital since {company.capital-min@2015-05-28|until}. Small companies have lighter duties.',
      blocks: [
        {
          kind: 'text',
          text: 'If someone tells you to show {company.capital-min@2015-05-28} in the bank before you can form a company, they remember a rule that ended on {company.capital-min@2015-05-28|until}.',
        },
        {
          kind: 'changes',
          facts: ['company.capital-min', 'company.director-check'],
        },
        {
          kind: 'text',
          text: 'A “small company” has lighter duties: fewer meetings and the short annual return. Since {company.small.capital|from} a company is small with up to {company.small.capital} of paid-up capital and up to {company.small.turnover} of turnover. Almost every new company is.',
        },
      ],
    },
    {
      id: 'news',
      heading: 'News',
      answer: 'Limits of small companies and startups went up.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**{company.small.capital|from}**: the limits of a small company rose, as told above.',
            '**{company.startup.turnover|from}**: startup recognition now reaches to {company.startup.turnover} of turnover and {company.startup.age} of age, further for deep technology, and takes in cooperatives. It is free, at [Startup India](portal:startupindia).',
            '**{company.bill.sent}**: a Bill that would raise the small-company limits again, to {company.bill.capital} and {company.bill.turnover}, came before Parliament. We could not confirm its result.',
            '**{company.amnesty.opened} to {company.amnesty.closed}**: old annual filings could be made good at a part of the late fee. We treat this scheme as closed. If you have old filings open, look on the portal for a new one before you pay in full.',
          ],
        },
      ],
    },
    {
      id: 'mca-tools',
      heading: 'The ministry’s own tools',
      answer: 'Name check, fee calculator and company search are free.',
      blocks: [
        {
          kind: 'text',
          text: 'They are free.',
        },
        {
          kind: 'list',
          items: [
            '**Name check**: whether a company or LLP of that name exists.',
            '**Fee calculator**: ministry fee and stamp duty for your state and your capital.',
            '**Company search**: the directors and filings of a firm, to look at before you give it credit.',
            '**Forms**: every form to [download](portal:mcaforms).',
            '**Help desk**: a ticket, when the portal fails. Keep its number; it is your proof that you tried in time.',
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Common mistakes',
      answer: 'Do not form a company for one stall.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Forming a company for one stall, because it sounds serious.',
            'Taking a nephew as second director who does not know that the law now counts on him too.',
            'Giving the agent’s mobile and e-mail. Every notice then goes to the agent.',
            'Believing that the company’s name is now a brand. The registrar’s approval does not stop a trademark owner.',
          ],
        },
      ],
    },
    {
      id: 'telangana',
      heading: 'In Hyderabad and Telangana',
      answer: 'The same law. Work out stamp duty with the fee calculator.',
      blocks: [
        {
          kind: 'text',
          text: 'Company law is the same in all of India. Our stamp duty for Telangana, {company.stamp.telangana} for {company.stamp.example-capital} of capital, is only reported by others: check it with the fee calculator on the [MCA portal](portal:mca). The company’s office then needs the same local papers as any shop: a [trade licence](/trade-license-compliance) where customers come, registration of the establishment, and [professional tax](portal:tgct). See the [labour guide](/labour-law-compliance) before the first worker starts. GST begins above {gst.limit.telangana} here, for goods as for services.',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'Family as directors, capital, changing later, GST.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'Can my wife or my mother be the second director?',
              answer:
                'Yes, any adult with PAN and papers can. She becomes answerable for the filings, so tell her what that means.',
            },
            {
              question: 'How much money must I show?',
              answer:
                'None. There is {company.capital-min} for a company or an LLP. What you promise to pay for your shares, you do have to pay in.',
            },
            {
              question: 'Can I turn my shop into a company later?',
              answer:
                'Yes. Many start as proprietor and change when a partner or a large order comes. Licences in your own name do not move by themselves; apply anew or ask for a transfer.',
            },
            {
              question: 'Must a new company register for GST?',
              answer:
                'Not because it is a company. The same limits hold as for anyone: see the [GST guide](/gst-compliance).',
            },
            {
              question: 'Is this page legal advice?',
              answer:
                'No. It is information, with its dates and sources. For your own case, ask an advocate, a company secretary, a chartered accountant or [our office](/contact).',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'File on the MCA portal.',
      blocks: [
        { kind: 'text', text: 'These belong to the government. An agent’s site may look alike.' },
        { kind: 'portals', portals: ['mca', 'mcaforms', 'startupindia', 'nsws'] },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you, if you want',
      answer: 'We tell you first whether you need one.',
      blocks: [
        {
          kind: 'text',
          text: 'If you need no company, we say so. If you do, we check the name, put the papers in order, prepare the forms with a professional who signs them, and hand you the certificate, the passwords and the signature token. Then we put the dates of your first year in your calendar, INC-20A among them.',
        },
      ],
    },
  ],
};
