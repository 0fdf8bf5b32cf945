import type { PageContent } from '../../../content/types.ts';

/** Index of the steps of starting a business. */
export const content: PageContent = {
  name: 'Start a business',
  updatedOn: '2026-11-23',
  title: 'Start a business: the steps in order | Niyam',
  description:
    'From the first idea to the first worker: the steps of starting a small business in India, with time, cost and tasks, in an order that avoids doing things twice.',
  heading: 'Start a business',
  lead: 'Take these steps in order. The first two cost little and save most.',
  sections: [
    {
      id: 'steps',
      heading: 'The steps',
      blocks: [
        {
          kind: 'text',
          text: 'Each step says what it is for, how long it takes, what it costs, what to do and which papers to have. The times are our estimate for a small shop or stall.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: '[Your idea on one page](/start-business/step/ideation)',
              text: 'Who buys, what one sale leaves, and how many sales pay for a month.',
              time: 'two evenings',
              cost: 'a pen',
            },
            {
              title: '[Count customers](/start-business/step/market-research)',
              text: 'Passers-by, prices, a trial batch, and whether selling is allowed there.',
              time: 'two weeks, some hours each',
              cost: 'the trial goods',
            },
            {
              title: '[In whose name you trade](/start-business/step/registration)',
              text: 'Sole owner, firm, LLP or company. Start with the smallest that fits.',
              time: 'a day, or some weeks for a company',
              cost: 'free for a sole owner who has a PAN',
            },
            {
              title: '[Which rules apply](/start-business/step/compliance)',
              text: 'Place, product, people, tax: one list, in the order in which to apply.',
              time: 'an evening, then one to eight weeks',
              cost: 'by licence; the guides name it',
            },
            {
              title: '[A name that is yours](/start-business/step/branding)',
              text: 'Search before you paint the board.',
              time: 'an evening',
              cost: 'free to search',
            },
            {
              title: '[Running the day](/start-business/step/operations)',
              text: 'Sales book, bills, suppliers, scale, hygiene, inspection folder.',
              time: 'a day to set up',
              cost: 'a notebook, a folder, an extinguisher',
            },
            {
              title: '[The last check](/start-business/step/launch)',
              text: 'Wall, prices, UPI, map, and what to do if a paper is late.',
              time: 'two evenings',
              cost: 'prints',
            },
            {
              title: '[Bank and loans](/start-business/step/banking)',
              text: 'An account of its own, as early as step three. A loan only when the sum holds.',
              time: 'days for an account, weeks for a loan',
              cost: 'no fee to apply for a government scheme',
            },
            {
              title: '[Your first worker](/start-business/step/hr)',
              text: 'Letter, minimum wage, pay on time, and what each head-count line adds.',
              time: 'an evening for each worker',
              cost: 'the wage; ESI and PF registration is free',
            },
            {
              title: '[Starter questions](/start-business/step/faqs)',
              text: 'Short answers to what people ask before and after the first sale.',
              time: 'half an hour',
              cost: 'nothing',
            },
          ],
        },
      ],
    },
    {
      id: 'which-way',
      heading: 'You need not take all of them',
      answer: 'A cart, alone, needs only five of them.',
      blocks: [
        {
          kind: 'table',
          caption: 'A shorter way for some',
          head: ['You', 'Do these', 'Leave for later'],
          rows: [
            [
              'Sell from a cart, alone',
              'Idea, customers, rules, daily work, loan',
              'Company, trademark, workers',
            ],
            ['Open a small shop', 'All ten, in order', 'Company; GST until the limit is near'],
            [
              'Work from home for clients',
              'Idea, name, registration, bank',
              'Licences of a place, unless you cook',
            ],
            [
              'Make goods',
              'Rules before the rent: see [workshops](/sectors/manufacturing-compliance)',
              'Launch, until the samples have passed',
            ],
            [
              'Have a partner or investor',
              'Registration first, in writing',
              'Nothing that needs a name',
            ],
          ],
        },
      ],
    },
    {
      id: 'progress',
      heading: 'How far you are',
      blocks: [
        {
          kind: 'text',
          text: 'Tick a step here or at its own end. Skip what is not for you: a cart needs no company.',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.ideation',
              label: '[Your idea on one page](/start-business/step/ideation)',
            },
            {
              id: 'start.step.market-research',
              label: '[Count customers](/start-business/step/market-research)',
            },
            {
              id: 'start.step.registration',
              label: '[In whose name you trade](/start-business/step/registration)',
            },
            {
              id: 'start.step.compliance',
              label: '[Which rules apply](/start-business/step/compliance)',
            },
            {
              id: 'start.step.branding',
              label: '[A name that is yours](/start-business/step/branding)',
            },
            {
              id: 'start.step.operations',
              label: '[Running the day](/start-business/step/operations)',
            },
            { id: 'start.step.launch', label: '[The last check](/start-business/step/launch)' },
            { id: 'start.step.banking', label: '[Bank and loans](/start-business/step/banking)' },
            { id: 'start.step.hr', label: '[Your first worker](/start-business/step/hr)' },
            { id: 'start.step.faqs', label: '[Starter questions](/start-business/step/faqs)' },
          ],
        },
      ],
    },
    {
      id: 'help',
      heading: 'If you get stuck',
      blocks: [
        {
          kind: 'text',
          text: 'Most of this you can do alone, and the first talk with us costs nothing. [Ask for a free consultation](/contact?type=consultation) and say at which step you are.',
        },
      ],
    },
  ],
};
