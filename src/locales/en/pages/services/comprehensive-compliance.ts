import type { PageContent } from '../../../../content/types.ts';

/** Review of all duties of a business at once. */
export const content: PageContent = {
  name: 'Comprehensive compliance',
  updatedOn: '2026-11-23',
  title: 'Comprehensive compliance: the whole picture | Niyam',
  description:
    'One review of every licence, return and record a business keeps, ending in one list of gaps: what to fix first, what it costs, what can wait.',
  heading: 'Comprehensive compliance',
  lead: 'Something is missing, but what? We look at everything and make one list.',
  sections: [
    {
      id: 'when',
      heading: 'When people ask for it',
      answer: 'A notice, a sale, a move, or an agent who is gone.',
      blocks: [
        {
          kind: 'text',
          text: 'This is for an owner who suspects that something is missing but cannot say what.',
        },
        {
          kind: 'list',
          items: [
            'A notice has come, and it mentions a law nobody had heard of.',
            'The business is for sale, or a partner joins, or a bank asks for “all compliances”.',
            'The shop has moved, doubled its staff or begun to sell online.',
            'The agent who did everything has stopped answering the phone.',
            'A large buyer sends a form with forty questions.',
          ],
        },
      ],
    },
    {
      id: 'what-is-covered',
      heading: 'What a full review looks at',
      answer: 'Identity, place, goods, tax, people, and papers with data.',
      blocks: [
        {
          kind: 'table',
          caption: 'Six parts of the review',
          head: ['Part', 'We look at, and a typical gap'],
          rows: [
            [
              'Identity',
              'How the business is formed, PAN, Udyam, whose name is on what. **Typical gap:** licence in the name of a partner who left.',
            ],
            [
              'Place',
              'Trade licence, shop registration, rent paper, fire safety. **Typical gap:** old address, or a use the owner never allowed.',
            ],
            [
              'Goods and services',
              'FSSAI, BIS, drug licence, scales, packets, pollution consent. **Typical gap:** a stamp on the scale that ran out.',
            ],
            [
              'Tax',
              'GST registration and returns, tax cut from payments, income-tax returns. **Typical gap:** credit claimed on bills whose seller never filed.',
            ],
            [
              'People',
              'Letters, wages, registers, ESI, PF, committee against harassment. **Typical gap:** a head count that passed a line unnoticed.',
            ],
            [
              'Papers and data',
              'Contracts, loans, trademark, customers’ data, insurance. **Typical gap:** nothing in writing with the largest customer.',
            ],
          ],
        },
      ],
    },
    {
      id: 'how-it-goes',
      heading: 'How it goes',
      answer: 'You send photographs, we ask, you get one list.',
      blocks: [
        {
          kind: 'text',
          text: 'Times are our estimate for a shop or small unit in one place.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'You send photographs',
              text: 'Every certificate, the last returns, the rent paper, one wage sheet. Cover what does not concern us.',
              time: 'an evening',
            },
            {
              title: 'We ask',
              text: 'A call, or a visit if the place matters. What do you sell, who works here, what has changed?',
              time: 'one to two hours',
            },
            {
              title: 'You get one list',
              text: 'Each gap with the rule behind it, what it can cost, the government’s fee, and who can fix it: you, us, an advocate, an engineer.',
              time: 'about a week',
            },
            {
              title: 'We go through it together',
              text: 'Red first: what can close the shop or harm someone. Then what grows by the day. Then the rest.',
              time: 'an hour',
            },
            {
              title: 'You decide',
              text: 'Do it yourself, give us some of it, or give it to somebody else. The list is yours either way.',
            },
          ],
        },
      ],
    },
    {
      id: 'by-yourself',
      heading: 'Start it by yourself, free',
      answer: 'Free: take the finder, read your papers, write down what is missing.',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Take the [licence finder](/find): it lists what your business needs, and why.',
            'Put every certificate you hold on a table. On each, look for the name, the address, the activity and the last day.',
            'Read the page of your trade under [Sectors](/sectors) with a pencil. Mark each line: have it, do not need it, don’t know.',
            'Look into your GST, income-tax and FoSCoS accounts for messages you have not read.',
            'Write the “don’t knows” on one sheet. That sheet is half of the review.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What a review cannot do',
      answer: 'It is no certificate. For an offence you need an advocate.',
      blocks: [
        {
          kind: 'text',
          text: 'It is a picture of one day, made from what we were shown. It is no certificate and binds no officer. If it turns up something that may be an offence, you will hear from us to see an advocate, and we stop there. What you show us is covered by our note on [confidentiality](/confidentiality).',
        },
      ],
    },
    {
      id: 'next',
      heading: 'What to do now',
      blocks: [
        {
          kind: 'text',
          text: 'You can [ask for a review](/contact?type=audit) today. The price depends on the number of places and workers, and comes in writing before we begin. If a notice has a date on it, say so in the first line.',
        },
      ],
    },
  ],
};
