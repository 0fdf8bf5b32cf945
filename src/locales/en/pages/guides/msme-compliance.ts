import type { GuideText } from '../../../../content/types.ts';

/** Udyam registration, the size classes, and what a small business may claim because of them. */
export const content: GuideText = {
  name: 'MSME and Udyam',
  title: 'Udyam and MSME registration: free, do it yourself | Niyam',
  description:
    'Udyam registration is free. The size limits since {msme.micro.investment-max|from}, the steps, loans without security, late payment, and fake portals.',
  heading: 'MSME and Udyam registration',
  lead: 'The free government register of small businesses. Do it yourself.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-23',
  keywords: [
    'Udyam registration',
    'MSME registration free',
    'MSME limits',
    'Mudra loan',
    'CGTMSE',
    'late payment MSME Samadhaan',
  ],
  glance: {
    needIt: { value: 'No', note: 'but useful' },
    fee: { note: 'to register' },
    time: { value: 'Half an hour', note: 'our estimate' },
  },
  card: {
    doINeedIt:
      'No law forces you. It is worth having if you want a business loan, sell to companies or to the government, or fear late payment.',
    governmentFee: 'Nothing. There is no fee to register, to change your details or to keep it.',
    ourFee:
      'Nothing for the registration: do it yourself, free. For other work around it, such as a loan file, {price.msme}, agreed before we start.',
    time: 'About half an hour with your papers at hand, we estimate. The number comes at the end of the form.',
    documents:
      'Aadhaar with its mobile number, PAN, bank account, and your GST number if the law asks you to have one. No paper is uploaded.',
  },
  doItYourself: {
    text: 'Register on the government’s Udyam portal. It is free, and no private firm or agent is authorised to charge for it. If a site asks for money, you are on the wrong site.',
    free: true,
  },
  chats: [
    {
      label: 'Chat about MSME',
      greeting:
        'Hello, I have a question about MSME (Udyam) registration or a loan for my business.',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      heading: 'Who needs it',
      answer: 'Nobody must. It helps with loans, late buyers and government orders.',
      blocks: [
        {
          kind: 'text',
          text: 'Nobody must register, and there is no fine for not doing it. It is a key, not a duty: banks, buyers and government offices ask for the Udyam number when you want something that is kept for small firms. It is not a licence either. It does not replace [FSSAI](/fssai-compliance), a [trade licence](/trade-license-compliance) or [GST](/gst-compliance).',
        },
        {
          kind: 'text',
          text: 'Any business that is not purely farming can register: someone who makes things, repairs things, cooks, sews, drives, programs or trades. A single owner counts, and so do a family firm, a partnership, a company, a society or a trust. One business gets one number, with all its shops and units under it.',
        },
        {
          kind: 'list',
          items: [
            '**Take it** if you want a bank [loan](/msme-compliance#loans), supply companies that [pay late](/msme-compliance#late-payment), sell to [government offices](/msme-compliance#government-orders), or apply for a [trademark](/trademark-registration), where small firms pay less. Many [schemes](/government-schemes) ask for it too.',
            '**It helps less** if you only buy and sell. Shops and wholesalers may register, but the number serves them mainly for bank loans. Whether the late-payment law covers goods that a trader only sells on is disputed.',
            '**Leave it for now** if you need none of this. You can register on the day you need it.',
          ],
        },
      ],
    },
    {
      id: 'which-class',
      heading: 'Micro, small or medium?',
      answer: 'Micro up to {msme.micro.turnover-max} of turnover. Most shops are micro.',
      blocks: [
        {
          kind: 'text',
          text: 'Two things are measured. **Investment** is what your machines, tools and equipment are worth in your last income-tax return. Land, buildings and furniture are left out. **Turnover** is all you sell in a year; exports are left out. You must be within both limits of a class. Pass one of them, and you are in the next class.',
        },
        {
          kind: 'entries',
          caption: 'Limits now',
          rows: [
            { label: '**Micro**: investment up to', fact: 'msme.micro.investment-max' },
            { label: '**Micro**: and turnover up to', fact: 'msme.micro.turnover-max' },
            { label: '**Small**: investment up to', fact: 'msme.small.investment-max' },
            { label: '**Small**: and turnover up to', fact: 'msme.small.turnover-max' },
            { label: '**Medium**: investment up to', fact: 'msme.medium.investment-max' },
            { label: '**Medium**: and turnover up to', fact: 'msme.medium.turnover-max' },
          ],
        },
        {
          kind: 'text',
          text: 'Almost every stall, workshop, shop and restaurant is micro. Two shops of one owner on one PAN are added together. You do not choose the class: the portal works it out, first from what you declare and later from your tax returns.',
        },
      ],
    },
    {
      id: 'what-changed',
      heading: 'What changed',
      answer: 'The limits went up on {msme.micro.investment-max|from}.',
      blocks: [
        {
          kind: 'text',
          text: 'The limits went up on {msme.micro.investment-max|from}. Many pages still print the old ones, and a few print a wrong figure for small firms.',
        },
        {
          kind: 'changes',
          facts: [
            'msme.micro.investment-max',
            'msme.micro.turnover-max',
            'msme.small.investment-max',
            'msme.small.turnover-max',
            'msme.medium.investment-max',
            'msme.medium.turnover-max',
            'msme.mudra.max',
            'msme.cgtmse.max',
            'msme.cgtmse.cover',
          ],
        },
        {
          kind: 'text',
          text: 'The old classes by investment, in full: micro up to {msme.micro.investment-max@2025-03-31}, small from there to {msme.small.investment-max@2025-03-31}, medium from there to {msme.medium.investment-max@2025-03-31}. The old guarantee, often quoted as {msme.cgtmse.max@2023-03-31} with {msme.cgtmse.cover@2025-03-31} cover, never gave that cover to every loan: it was for small loans to micro firms.',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'What to have ready',
      answer: 'Aadhaar with its phone, PAN and bank account. Nothing is uploaded.',
      blocks: [
        {
          kind: 'text',
          text: 'You type the numbers in; you upload nothing. Tick off what you have.',
        },
        {
          kind: 'documents',
          items: [
            {
              id: 'identity',
              label: 'Aadhaar of the owner',
              note: 'For a firm, of the managing partner; for a company, of the person who signs for it.',
            },
            {
              id: 'mobile',
              label: 'The mobile phone linked to that Aadhaar',
              note: 'The code comes there. Not linked? An Aadhaar centre can link it.',
            },
            { id: 'pan', label: 'PAN', note: 'The owner’s for a single owner, else the firm’s.' },
            {
              id: 'gstin',
              label: 'GST number, if the law asks you to have one',
              note: 'Below the GST limit none is needed. Our [GST guide](/gst-compliance) says where the limit lies.',
            },
            { id: 'bank', label: 'Bank account number and IFSC code' },
            { id: 'premises', label: 'Address of the business and of each unit' },
            {
              id: 'start-date',
              label: 'The day the business began, and how many people work in it',
              note: 'Men, women and others are asked for apart.',
            },
            {
              id: 'investment',
              label: 'What your machines cost, and your sales of last year',
              note: 'If you have filed an income-tax return, the portal takes them from there.',
            },
          ],
        },
      ],
    },
    {
      id: 'steps',
      heading: 'How to register, step by step',
      answer: 'Six steps on the Udyam portal, with your own phone.',
      blocks: [
        {
          kind: 'text',
          text: 'The times are our estimate. Do it on your own phone, with your own number: the person who holds the number holds the registration.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Type the address yourself',
              text: 'Open the [Udyam portal](portal:udyam). The address ends in gov.in. Do not search for it: the first results are often advertisements of private sites.',
              time: 'a minute',
              cost: 'free',
            },
            {
              title: 'Choose new registration and prove your Aadhaar',
              text: 'Type the Aadhaar number and the name exactly as on the card. A code comes to the linked phone.',
              time: 'five minutes',
              cost: 'free',
            },
            {
              title: 'Prove your PAN',
              text: 'Choose what kind of business it is and type the PAN. The portal fetches your income-tax and GST figures by itself. Say truthfully whether you have filed a return and whether you have a GST number.',
              time: 'five minutes',
              cost: 'free',
            },
            {
              title: 'Describe the business',
              text: 'Name, place of each unit, bank account, the day you began, the people who work there. Then choose your activity from a list; each line has a code, called NIC. You may choose several, and the first should be what you live from.',
              time: 'a quarter of an hour',
              cost: 'free',
            },
            {
              title: 'Check, and send',
              text: 'Read it through once. A wrong name or account number makes trouble later, at the bank. A second code confirms it.',
              time: 'five minutes',
              cost: 'free',
            },
            {
              title: 'Save the certificate',
              text: 'You get a Udyam number, and a certificate with a square code that a bank can scan. Save it on the phone and send it to your own e-mail. You can print it again from the portal at any time, free.',
              time: 'the same day in most cases',
              cost: 'free',
            },
          ],
        },
      ],
    },
    {
      id: 'fees',
      heading: 'What it costs',
      answer: 'Nothing. A site that asks for money is not the register.',
      blocks: [
        {
          kind: 'entries',
          feesOf: 'udyam',
          caption: 'Udyam registration',
          rows: [
            {
              label: 'Government fee',
              fact: 'msme.registration.fee',
              note: 'To register, to change details, to print the certificate.',
            },
            {
              label: 'Our fee, for other help around it',
              fact: 'price.msme',
              note: 'Not for the registration itself. For work such as a loan file or the papers of a late-payment claim. Where we have to charge GST, {gst.rate.standard} is added to our fee.',
            },
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'Sites that look official and are not',
          text: 'The register is free, so a whole trade lives from people who do not know it. Private sites use the word Udyam in their name, the colours of a ministry, and a button that says “pay”. Some sell a “renewal” or a “certificate upgrade”; neither exists. If you have paid one, tell your bank at once, call {helpline.cybercrime} and report it on the [cybercrime portal](portal:cybercrime). Then register free.',
        },
      ],
    },
    {
      id: 'validity',
      heading: 'How long it lasts, and what to keep up',
      answer: 'It has {msme.registration.validity}. Keep tax returns and details up to date.',
      blocks: [
        {
          kind: 'text',
          text: 'A Udyam registration has {msme.registration.validity}. There is no renewal. Your turnover and investment are brought up to date from your income-tax and GST returns, so file those on time. Change the rest yourself, on the portal: a new address, bank account, activity or GST number.',
        },
        {
          kind: 'text',
          text: 'The older papers, called Udyog Aadhaar and entrepreneur’s memorandum, are history. If that is all you have, register afresh on the same portal.',
        },
      ],
    },
    {
      id: 'loans',
      heading: 'Loans: how much, and what security',
      answer: 'No security needed up to {msme.no-collateral} for micro and small firms.',
      blocks: [
        {
          kind: 'text',
          text: 'Banks must lend a part of their money to certain groups, and registered small firms count. That gives the banker a reason to say yes. It is no promise: the bank still looks at your account and your earnings.',
        },
        {
          kind: 'text',
          text: '**Mudra** is a loan without security for small non-farm businesses. You apply at any bank branch or on [JanSamarth](portal:jansamarth). The scheme sets the tiers; the bank sets the interest, so ask two banks.',
        },
        {
          kind: 'entries',
          caption: 'Mudra loans, up to',
          rows: [
            { label: '**Shishu**, for a start', fact: 'msme.mudra.shishu' },
            { label: '**Kishor**', fact: 'msme.mudra.kishor' },
            { label: '**Tarun**', fact: 'msme.mudra.tarun' },
            {
              label: '**Tarun Plus**',
              fact: 'msme.mudra.max',
              note: 'Only for those who have taken a Tarun loan and paid it back.',
            },
          ],
        },
        {
          kind: 'entries',
          caption: 'Loans without security for micro and small firms',
          rows: [
            {
              label: 'A bank may not ask for security up to',
              fact: 'msme.no-collateral',
              note: 'For loans given or renewed from that day. With a good record, up to {msme.no-collateral-good-record}.',
            },
            {
              label: 'CGTMSE guarantees a loan up to',
              fact: 'msme.cgtmse.max',
              note: 'The guarantee is for the bank: if you cannot pay, the fund pays it a part. You still owe the loan.',
            },
            {
              label: 'The part that CGTMSE guarantees',
              fact: 'msme.cgtmse.cover',
              note: 'It depends on the size of the loan and on who you are. For women it is {msme.cgtmse.cover-women}. Ask the bank which share applies to you, and what the yearly guarantee fee adds to the cost.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Artisans who work with their hands in one of {msme.vishwakarma.trades} trades, such as tailors, potters, cobblers, barbers and carpenters, should look at [PM Vishwakarma](portal:pmvishwakarma) first: {msme.vishwakarma.first}, then {msme.vishwakarma.second}, at {msme.vishwakarma.interest} a year, with training and tools.',
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'ASPIRE is not a loan for you',
          text: 'You may read that ASPIRE gives up to {msme.aspire.government}. That is a grant to a government agency that sets up a training workshop, called an incubator; a private agency gets up to {msme.aspire.private}. It is not paid to a person who starts a business. Several central schemes ended their approved time with the last financial year. One private page says that PMEGP takes applications on a new portal since {msme.pmegp.portal}. We could not confirm it, nor that ASPIRE and the ZED quality scheme go on. Ask on their portals before you plan with them.',
        },
      ],
    },
    {
      id: 'late-payment',
      heading: 'When a buyer pays late',
      answer: 'Buyers pay by the agreed day, at most {msme.late.days}, or owe interest.',
      blocks: [
        {
          kind: 'text',
          text: 'This is the strongest right in the Act, and the least used. It is for micro and small firms, not for medium ones.',
        },
        {
          kind: 'entries',
          caption: 'What the law gives a micro or small supplier',
          rows: [
            {
              label: 'With an agreed date, the buyer pays by it, and in any case within',
              fact: 'msme.late.days',
              note: 'Counted from the day the goods or the work were accepted. A longer time in the contract does not count.',
            },
            { label: 'With no agreed date, within', fact: 'msme.late.days-no-date' },
            {
              label:
                'After that, interest each month on interest, at this many times the Reserve Bank’s bank rate',
              fact: 'msme.late.multiple',
              note: 'The bank rate changes. Take today’s from the Reserve Bank; [the sum](/financial-hub/late-payment) does the rest.',
            },
          ],
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Print your Udyam number on every bill, from the first one. Register before you supply: a number taken after the quarrel began may not help for old bills.',
            'Keep proof of delivery: a signed challan, a mail, a message that says “received”.',
            'Write once, politely, with the bills, the due dates and the interest so far. Many buyers pay here, because a late payment also costs them a tax deduction for that year.',
            'If they do not, file on [MSME Samadhaan](portal:samadhaan), which reportedly opens new cases on the ODR portal. The case goes to your state’s council, which first tries to settle and then decides. Filing needs no lawyer.',
          ],
        },
        {
          kind: 'text',
          text: 'Are you the buyer? Then the same clock runs against you. Ask each supplier for the Udyam number and note it beside the bill. A company that owes a micro or small supplier for longer than {msme.late.days} also files a return of what it owes: by {msme.buyer-return.first} for October to March, and by {msme.buyer-return.second} for April to September.',
        },
      ],
    },
    {
      id: 'government-orders',
      heading: 'Selling to the government',
      answer: '{msme.procurement.share} of central buying is kept for small firms.',
      blocks: [
        {
          kind: 'text',
          text: 'Central ministries and government companies must buy a share of what they need from micro and small firms. They buy on the [Government e-Marketplace](portal:gem), where you register as a seller, free. Micro and small firms pay no tender fee and no bid deposit under this policy.',
        },
        {
          kind: 'entries',
          caption: 'Kept for micro and small firms',
          rows: [
            { label: 'Share of the yearly buying', fact: 'msme.procurement.share' },
            {
              label: 'Of that, from SC or ST entrepreneurs',
              fact: 'msme.procurement.scst',
            },
            { label: 'Of that, from women', fact: 'msme.procurement.women' },
            {
              label: 'If your bid is above the lowest one by no more than',
              fact: 'msme.procurement.band',
              note: 'you may come down to the lowest price and get up to {msme.procurement.share} of the order.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'You will read of a “price preference of {msme.procurement.women}”. There is no such rule. The figure is the share meant for women; the advantage in price is the right to match the lowest bid.',
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'If you sell in the street',
      answer: 'You do not need Udyam. Look at PM SVANidhi first.',
      blocks: [
        {
          kind: 'text',
          text: 'You do not need Udyam to sell in the street. What protects you is the vending certificate of your town; our page on [street vendors and the law](/blog/street-vendor-compliance-india) says how to get it. For money, look at PM SVANidhi first. It asks for no security and no Udyam number, and it runs until {msme.svanidhi.ends}.',
        },
        {
          kind: 'entries',
          caption: 'PM SVANidhi, one loan after the other',
          rows: [
            { label: 'First loan', fact: 'msme.svanidhi.first' },
            { label: 'Second loan, when the first is paid back', fact: 'msme.svanidhi.second' },
            {
              label: 'Third loan',
              fact: 'msme.svanidhi.third',
              note: 'Those who pay on time get {msme.svanidhi.subsidy} interest a year back.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'If you want to be on the register without PAN or GST number, there is [Udyam Assist](portal:udyamassist). You cannot fill it in alone: your bank or lender does it for you. Its certificate counts like Udyam when a bank lends. It is free too.',
        },
      ],
    },
    {
      id: 'penalties',
      heading: 'What it costs to get it wrong',
      answer: 'No fine for not registering. False figures can suspend the number.',
      blocks: [
        {
          kind: 'text',
          text: 'There is no fine for not registering. A business that registers with false figures risks that the number is suspended. The one heavy price in this law is the buyer’s: the interest on [late payment](/msme-compliance#late-payment).',
        },
      ],
    },
    {
      id: 'telangana',
      heading: 'In Hyderabad and Telangana',
      answer: 'The state promises makers {msme.telangana.subsidy} of their investment.',
      blocks: [
        {
          kind: 'text',
          text: 'Udyam is the same in every state. The state also has an MSME policy of its own. It promises those who make things a share of what they invest.',
        },
        {
          kind: 'entries',
          caption: 'Promised by the state policy to those who make things',
          rows: [
            {
              label: 'New micro, small and medium makers: share of the investment',
              fact: 'msme.telangana.subsidy',
              note: 'At most {msme.telangana.subsidy-max}.',
            },
            {
              label: 'Owned by women: in addition',
              fact: 'msme.telangana.women',
              note: 'At most {msme.telangana.women-max}.',
            },
            {
              label: 'Owned by SC or ST entrepreneurs',
              fact: 'msme.telangana.scst',
              note: 'At most {msme.telangana.scst-max}.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'We could not confirm how soon the money is paid out. Do not borrow against it. Applications go through [TG-iPASS](portal:tgipass). Ask at the District Industries Centre which papers it wants.',
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Common mistakes',
      answer: 'Never pay for it. Never give an agent’s phone number.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Paying a private site for a free registration, or for a renewal that does not exist.',
            'Giving the agent’s phone number. Then the codes and the changes are the agent’s.',
            'Registering twice, once for each shop. It is one number, with several units.',
            'Guessing the turnover high to look bigger. Your tax return will tell another story.',
            'Leaving the Udyam number off the bills, and thinking of it when the buyer is already late.',
            'Reading “loan without security” as “loan without paying back”.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'Fees, GST, kirana shops, tax, security for loans.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'Is Udyam really free? Someone quoted me a fee.',
              answer:
                'It is free. The portal takes no money at any step. A fee you were quoted goes to the person who quoted it, and no agent is authorised to charge for the registration.',
            },
            {
              question: 'I have no GST number. Can I register?',
              answer:
                'Yes, if the law does not ask you to have one. You still need a PAN. Without PAN, ask your bank about Udyam Assist.',
            },
            {
              question: 'I run a kirana shop. Am I an MSME?',
              answer:
                'Yes, a shop may register. It helps with bank loans. Do not count on the late-payment rules for goods you only sell on: whether they cover traders is disputed.',
            },
            {
              question: 'Does Udyam mean I pay less tax?',
              answer:
                'No. Income tax and GST stay as they are. Be careful with anyone who promises otherwise.',
            },
            {
              question: 'The bank still wants my house papers. What can I do?',
              answer:
                'Up to {msme.no-collateral} it may not ask a micro or small firm for security. Ask for the refusal in writing, then write to the bank’s grievance officer, and after that to the [RBI Ombudsman](portal:rbiombudsman), {helpline.bank-complaints}.',
            },
            {
              question: 'Is this page legal advice?',
              answer:
                'No. It is information, with its dates and sources. For your own case, ask the portal, an advocate or [our office](/contact).',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'Udyam, Samadhaan, GeM and others. None charges for a registration.',
      blocks: [
        {
          kind: 'text',
          text: 'All of these are the government’s or a public body’s, and none charges for a registration.',
        },
        {
          kind: 'portals',
          portals: [
            'udyam',
            'udyamassist',
            'samadhaan',
            'champions',
            'msme',
            'mudra',
            'jansamarth',
            'cgtmse',
            'gem',
            'pmsvanidhi',
            'pmvishwakarma',
            'tgipass',
          ],
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do for you, if you want',
      answer: 'We do not sell the registration. We help with loan files.',
      blocks: [
        {
          kind: 'text',
          text: 'We do not sell the registration. If you get stuck on the portal, ask us, and we tell you what to type where; the codes stay on your phone. What we are paid for is other work: putting a loan file together, writing to a buyer who is late, or preparing a claim. If you need none of that, you do not need us.',
        },
      ],
    },
  ],
};
