import type { PageContent } from '../../../../content/types.ts';

/** What things cost: government fee and our fee apart, what is included, and when money goes back (CONT-02, TRUST-01). */
export const content: PageContent = {
  name: 'Pricing',
  updatedOn: '2026-11-23',
  title: 'Pricing: government fee and our fee, apart | Niyam',
  description:
    'What the government takes, what we take, where you can do it yourself, what each price includes, and when you get our fee back.',
  heading: 'What it costs',
  lead: 'Govt fee and our fee, apart.',
  sections: [
    {
      id: 'services',
      heading: 'Service by service',
      blocks: [
        {
          kind: 'prices',
          caption: 'What each service costs',
          head: {
            service: 'Service',
            government: 'Govt',
            us: 'Our fee',
            alone: 'Do it yourself',
          },
          rows: [
            {
              service: '[FSSAI](/fssai-compliance)',
              government: 'by size',
              us: '{price.fssai}',
              portal: 'foscos',
            },
            {
              service: '[GST registration](/gst-compliance)',
              government: '{gst.registration.fee}',
              us: '{price.gst}',
              portal: 'gst',
            },
            {
              service: '[Company](/company-registration)',
              government: 'by share capital',
              us: '{price.company}',
              portal: 'mca',
            },
            {
              service: '[Trade licence](/trade-license-compliance)',
              government: 'by city and size',
              us: '{price.trade-licence}',
              portal: 'ghmc',
            },
            {
              service: '[Around Udyam](/msme-compliance)',
              government: '{msme.registration.fee}',
              us: '{price.msme}',
              portal: 'udyam',
            },
            {
              service: '[ESI registration](/labour-law-compliance)',
              government: '{labour.esi.fee}',
              us: '{price.esi}',
              portal: 'esic',
            },
            {
              service: '[PF registration](/labour-law-compliance)',
              government: '{labour.epf.fee}',
              us: '{price.epf}',
              portal: 'epfo',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            'FSSAI: the government takes an annual fee by size. A street vendor with a vending certificate pays {fssai.vendor.fee}.',
            'Company: your state’s stamp duty is extra. The portal works both out.',
            'Trade licence: each municipal body sets its own fee. GHMC is the one in Hyderabad.',
            'Udyam: we take money for help around it, never for the registration itself.',
          ],
        },
        {
          kind: 'text',
          text: 'Why does a range begin at zero? A question that takes ten minutes is answered free, and street vendors who cannot pay do not pay. The upper end is for a case with many papers. For everything else, such as a trademark or a fire clearance, [ask for a quote](/contact?type=quote).',
        },
      ],
    },
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'Reading every guide, and the first talk with us: free.',
            'Our office’s own statement: services from {claim.serviceFrom}. The price of each is in the table.',
            'Plans start at about {claim.planFromMonthly} a month.',
            'The government’s fee is never in our price. You pay it yourself on the official portal.',
            'Never accept the two as one sum.',
            'Where we have to charge GST, we add {gst.rate.standard} to our fee alone.',
          ],
        },
        {
          kind: 'text',
          text: 'The starting prices are our own statement. Your price depends on the case; you get it in writing before anything begins.',
        },
      ],
    },
    {
      id: 'free-registrations',
      heading: 'What the government gives free',
      answer: 'GST, Udyam, e-Shram, ESI, PF and PM SVANidhi: no government fee.',
      blocks: [
        {
          kind: 'callout',
          tone: 'free',
          title: 'No government fee to register',
          text: 'GST registration, Udyam, Udyam Assist, e-Shram, ESI and PF registration and Startup India recognition carry no government fee. Neither does a PM SVANidhi application. If somebody charges you for one of these, you are paying for their time, and they must not call it a government charge. For Udyam the portal says that no agent is authorised at all.',
        },
        {
          kind: 'portals',
          portals: ['udyam', 'gst', 'eshram', 'esic', 'epfo', 'pmsvanidhi'],
        },
      ],
    },
    {
      id: 'what-is-included',
      heading: 'What a single service includes',
      answer: 'A check, the papers, the form, and answers to the office.',
      blocks: [
        {
          kind: 'list',
          items: [
            'A check whether you need it at all. If you do not, you pay nothing.',
            'The list of papers, in your language, and a look at each before it goes in.',
            'The form, filled together with you, in an account on your own number.',
            'Answers to the office’s questions about that application.',
            'The certificate, the receipts and the login in your hands, and the date of the next step.',
          ],
        },
        {
          kind: 'text',
          text: 'Not included, unless the offer says so: the government’s fee, penalties for earlier years, travel outside Hyderabad, appeals and court.',
        },
      ],
    },
    {
      id: 'plans',
      heading: 'What a monthly plan includes',
      answer: 'Your dates, somebody to ask, a yearly look, and named filings.',
      blocks: [
        {
          kind: 'text',
          text: 'A plan is for a business with dates that come back: returns, fees, renewals, workers. From about {claim.planFromMonthly} a month you get:',
        },
        {
          kind: 'list',
          items: [
            'a calendar of your own dates, and a word before each of them;',
            'somebody to ask, in your language, Monday to Saturday;',
            'a yearly look at what has changed in the rules and in your business;',
            'the filings that your offer names. More filings, more workers or more places cost more.',
          ],
        },
        {
          kind: 'text',
          text: 'A plan runs from month to month and ends when you say so. If you file nothing regularly, you do not need a plan. What it would hold for a larger firm is under [Virtual In-House Counsel](/services/retainership).',
        },
      ],
    },
    {
      id: 'refunds',
      heading: 'The money-back guarantee, in writing',
      answer: 'Our whole fee if we did not do what we wrote.',
      blocks: [
        {
          kind: 'list',
          items: [
            'We have not started: you get our whole fee back.',
            'We did not do what the written offer says, and do not put it right: the whole fee.',
            'Refused because of our mistake: the whole fee, or we do it again free.',
            'You stop in the middle: the part for what is not done yet.',
            'The office refused for a reason we had told you of: no refund.',
            'The government’s fee: its own rules decide. It never came to us.',
          ],
        },
        {
          kind: 'text',
          text: 'A request for a refund is confirmed within {privacy.complaint-acknowledge} hours and settled within {privacy.complaint-settle}. The full terms are [here](/terms-of-service#refunds).',
        },
      ],
    },
    {
      id: 'compare',
      heading: 'How to compare us with others',
      answer: 'Ask for both fees, the login, and a refusal’s cost.',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Ask everyone for two numbers: government fee, own fee.',
            'Look the first number up on the official portal.',
            'Ask who will own the login.',
            'Ask what happens to the money if the application is refused.',
            'Ask whether you need it at all. A seller who never says “no” does not advise you.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'Get a price for your case',
      blocks: [
        {
          kind: 'text',
          text: '[Ask for a quote](/contact?type=quote): say what you need and by when. You get a written amount with the tax shown. There is no timer on it, and asking costs nothing.',
        },
      ],
    },
  ],
};
