import type { PageContent } from '../../../../content/types.ts';

/** Step: choosing the form of the business. */
export const content: PageContent = {
  name: 'Registration',
  updatedOn: '2026-11-23',
  title: 'Registering your business: what comes first | Niyam',
  description:
    'Sole owner, partnership, LLP, one-person or private company: how to choose, in which order to register, what it costs and what can wait.',
  heading: 'In whose name will you trade',
  lead: 'Every later paper carries this name. Choose the smallest form that fits.',
  sections: [
    {
      id: 'at-a-glance',
      heading: 'This step at a glance',
      blocks: [
        {
          kind: 'table',
          caption: 'Purpose, time and cost',
          head: ['What', 'For this step'],
          rows: [
            ['Purpose', 'To fix who the business is, before any licence is asked for.'],
            ['Time', 'A day for a sole owner, some weeks for an LLP or company. Our estimate.'],
            [
              'Cost',
              'For a sole owner nothing: the instant e-PAN with Aadhaar is free. Udyam and GST registration are free at the government. Company fees are in the [company guide](/company-registration).',
            ],
          ],
        },
      ],
    },
    {
      id: 'tasks',
      heading: 'What to do',
      blocks: [
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'task-registration-form',
              label: 'Choose the form with the table below',
              note: 'Alone or with others? How much could go wrong? Who will put money in?',
            },
            {
              id: 'task-registration-pan',
              label: 'Get the PAN in order',
              note: 'A sole owner uses the personal PAN. A firm, LLP or company gets its own.',
            },
            {
              id: 'task-registration-deed',
              label: 'With others: write the deed before money moves',
              note: 'Shares, work, pay, and what happens when one leaves or dies.',
            },
            {
              id: 'task-registration-place',
              label: 'Get the paper of the place',
              note: 'Rent paper or the owner’s consent, naming the use.',
            },
            {
              id: 'task-registration-gst',
              label: 'Check if GST must come now',
              note: 'Only above the limit, or for some kinds of sale.',
            },
            {
              id: 'task-registration-udyam',
              label: 'Udyam, if you want it',
              note: 'Free, on the official portal, in your own name and with your own number.',
            },
          ],
        },
      ],
    },
    {
      id: 'choose',
      heading: 'The forms compared',
      answer: 'Alone: sole owner. Partners: firm or LLP. Investors: private company.',
      blocks: [
        {
          kind: 'table',
          caption: 'Five forms',
          head: ['Form', 'What it means'],
          rows: [
            [
              'Sole owner (proprietor)',
              '**Good when:** You begin alone and small. **If debts cannot be paid:** All you own answers for it. **Each year:** Your income-tax return; GST if registered.',
            ],
            [
              'Partnership firm',
              '**Good when:** Two or more who trust each other. **If debts cannot be paid:** Each partner answers with all they own, for the others too. **Each year:** A return for the firm and one for each partner.',
            ],
            [
              'LLP',
              '**Good when:** Partners in a service or trade with some risk. **If debts cannot be paid:** Each loses what was put in, as a rule. **Each year:** Two filings with the ministry, each year, sales or none.',
            ],
            [
              'One-person company',
              '**Good when:** One owner who needs a company’s name and shield. **If debts cannot be paid:** The company answers, as a rule. **Each year:** Audit, accounts and return with the ministry.',
            ],
            [
              'Private limited company',
              '**Good when:** Investors, shares for workers, large contracts. **If debts cannot be paid:** The company answers, as a rule. **Each year:** Audit, meetings, accounts and returns.',
            ],
          ],
        },
        {
          kind: 'text',
          text: '“As a rule”, because a bank will often ask the owners to sign for the loan themselves. Then the shield does not help against the bank.',
        },
        {
          kind: 'text',
          text: 'A partnership need not be registered. But an unregistered firm cannot go to court over its contracts, and a partner cannot sue the firm. If more than a little money is at stake, register it with the state’s registrar of firms.',
        },
      ],
    },
    {
      id: 'order',
      heading: 'An order that avoids doing things twice',
      answer: 'Form and PAN, name, place, bank, licences, then GST.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Form and PAN',
              text: 'Everything else depends on these two.',
              time: 'a day to some weeks',
            },
            {
              title: 'Name',
              text: 'Check it before you print it: [step five](/start-business/step/branding) tells how.',
              time: 'an hour',
              cost: 'free',
            },
            {
              title: 'Place',
              text: 'Rent paper, owner’s consent, electricity bill.',
              time: 'as long as it takes to find one',
            },
            {
              title: 'Bank account',
              text: 'One for the business alone: [banking](/start-business/step/banking).',
              time: 'a few days',
            },
            {
              title: 'Licences of the place and the goods',
              text: 'The [next step](/start-business/step/compliance) finds yours.',
              time: 'one to eight weeks',
              cost: 'by licence; the guides name it',
            },
            {
              title: 'GST and Udyam',
              text: 'GST only when you must or have good reason. Registration takes {gst.registration.fast-days} on the fast route, {gst.registration.days} otherwise, and {gst.registration.check-days} where an officer visits. Udyam whenever you like.',
              time: '{gst.registration.fast-days} to {gst.registration.check-days}',
              cost: 'free at the government',
            },
          ],
        },
      ],
    },
    {
      id: 'can-wait',
      heading: 'What can wait',
      answer: 'A company, GST below the limit, ISO and barcodes.',
      blocks: [
        {
          kind: 'list',
          items: [
            'A company, until someone wants shares in it.',
            'GST, while you stay below {gst.limit.telangana} in Telangana, or below the limit of your state, and make no sale that needs it earlier. Once registered you file returns even for months with no sales.',
            'ISO, barcodes and startup recognition, until someone gives you a reason.',
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'A licence does not move by itself',
          text: 'A licence given to you as a sole owner does not pass to a company you form later. If you are sure that you will need a company within months, form it first.',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to have ready',
      answer: 'PAN, identity, photo, place, mobile number and e-mail.',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'pan', label: 'PAN card' },
            { id: 'identity', label: 'Proof of who you are' },
            { id: 'photo', label: 'Your photograph' },
            {
              id: 'premises',
              label: 'Proof of the place',
              note: 'Rent paper, electricity bill or the owner’s consent.',
            },
            {
              id: 'mobile',
              label: 'A mobile number and an e-mail address you can open',
              note: 'Yours, not an agent’s.',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'Udyam, the company ministry, GST and income tax.',
      blocks: [{ kind: 'portals', portals: ['udyam', 'mca', 'gst', 'incometax'] }],
    },
    {
      id: 'next',
      heading: 'Next step',
      blocks: [
        {
          kind: 'text',
          text: 'Now find out [which rules apply to you](/start-business/step/compliance). Before this came [counting customers](/start-business/step/market-research); all steps are under [Start a business](/start-business). If you cannot choose between two forms, [ask us](/contact?type=registration) before you pay for either.',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.registration',
              label: 'This step is done',
              note: 'It counts under [how far you are](/start-business#progress).',
            },
          ],
        },
      ],
    },
  ],
};
