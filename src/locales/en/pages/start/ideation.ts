import type { PageContent } from '../../../../content/types.ts';

/** Step: testing the idea on one sheet of paper. */
export const content: PageContent = {
  name: 'Idea',
  updatedOn: '2026-11-23',
  title: 'Your idea on one page: first step | Niyam',
  description:
    'Put the idea on a single sheet: who buys, what, where, at what price, what one sale leaves, and which permission could stop you.',
  heading: 'Your idea on one page',
  lead: 'An idea is ready when it fits on one sheet of paper.',
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
            ['Purpose', 'To know what you sell, to whom, and what one sale leaves you.'],
            ['Time', 'Two evenings, by our estimate.'],
            ['Cost', 'Paper and a pen. Pay nobody in this step.'],
          ],
        },
      ],
    },
    {
      id: 'tasks',
      heading: 'What to do',
      blocks: [
        { kind: 'text', text: 'Do these in order and tick what is done.' },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'task-ideation-sheet',
              label: 'Fill in the sheet below',
              note: 'One line for each question. If a line stays empty, that is your next errand.',
            },
            {
              id: 'task-ideation-sum',
              label: 'Work out what one sale leaves',
              note: 'Price, minus everything you pay only because of that sale.',
            },
            {
              id: 'task-ideation-break-even',
              label: 'Find out how many sales pay for a month',
              note: 'The sum is further down.',
            },
            {
              id: 'task-ideation-stop',
              label: 'Name the permission that could stop you',
              note: 'Food, medicine, alcohol, children, fire, noise, or the place itself.',
            },
            {
              id: 'task-ideation-tell',
              label: 'Tell it to two people in one minute each',
              note: 'One who would buy, and one who knows the trade. Write down what they ask.',
            },
          ],
        },
      ],
    },
    {
      id: 'the-sheet',
      heading: 'The sheet',
      answer: 'Eight questions, from who buys to how long you can go on.',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Who buys?** Not “everyone”. Office workers at lunch, mothers after school, three hotels in the lane.',
            '**How do they manage now?** There is always an answer, even “they go without”. That is your true competitor.',
            '**What do you sell on the first day?** At most five things. The rest can come later.',
            '**Where?** Cart, home, shop, phone. The place decides about most licences.',
            '**At what price?** And what does the nearest seller take?',
            '**What does one sale cost you?** Goods, packing, delivery, the app’s share, what spoils.',
            '**What do you pay each month even with no sale?** Rent, loan, electricity, a helper, your own wage.',
            '**How long can you go on if nobody buys?** Count the months of money you have, for home and business together.',
          ],
        },
      ],
    },
    {
      id: 'the-sum',
      heading: 'The sum that decides',
      answer: 'Monthly costs, divided by what one sale leaves.',
      blocks: [
        {
          kind: 'text',
          text: 'Say a plate sells for fifty rupees and costs you thirty. It leaves twenty. Say rent, gas, helper and your own wage come to sixty thousand rupees a month. Then you must sell three thousand plates in the month before you earn the first rupee of profit. That is a hundred plates every day, with no holiday.',
        },
        {
          kind: 'text',
          text: 'Now do it with your own numbers: monthly costs, divided by what one sale leaves. If the answer frightens you, change something on paper: a higher price, a cheaper place, fewer hours of help. Do not change the number of customers just because the sum asks for it. You will count them in the next step. [Break-even](/financial-hub/break-even) does the sum for you.',
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'Put in a wage for yourself',
          text: 'People leave it out, and then think the shop earns. If a stranger would cost you money for the same work, your own hours cost it too.',
        },
      ],
    },
    {
      id: 'what-could-stop-you',
      heading: 'What could stop you',
      answer: 'Food, the street, medicine, machines, listed goods and alcohol.',
      blocks: [
        {
          kind: 'text',
          text: 'Write the permission on the sheet now, because it may change the place you rent:',
        },
        {
          kind: 'list',
          items: [
            'Food of any kind: [FSSAI](/fssai-compliance). For most small sellers it is quick.',
            'The street: a vending certificate. [What the law says](/blog/street-vendor-compliance-india).',
            'Medicines and treatment: [health page](/sectors/healthcare-compliance). Slow and strict.',
            'A machine, smoke, smell or waste water: [workshops](/sectors/manufacturing-compliance). The address can be refused.',
            'Toys, helmets, electrical goods: [BIS](/bis-registration) before the first sale.',
            'Alcohol: a state licence, costly and often limited in number.',
          ],
        },
        {
          kind: 'text',
          text: 'The [sectors page](/sectors) names many more trades and the first paper of each.',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers to look for at home',
      answer: 'Proof of identity, PAN, mobile number and e-mail.',
      blocks: [
        {
          kind: 'text',
          text: 'No office wants anything yet. But find these tonight, so that a missing one does not stop you later.',
        },
        {
          kind: 'documents',
          items: [
            {
              id: 'identity',
              label: 'Proof of who you are',
              note: 'Aadhaar, voter card or driving licence, with the same spelling of your name.',
            },
            { id: 'pan', label: 'PAN card' },
            { id: 'mobile', label: 'A mobile number and an e-mail address you can open' },
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Mistakes at this point',
      answer: 'No company, loan or advance too early.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Forming a company for an idea. Its filings go on even if the idea does not.',
            'Borrowing for stock before one stranger has paid you.',
            'Copying a neighbour’s stall at a lower price. Both of you will lose the difference.',
            'Giving an advance for a place before you asked the municipal office about it.',
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'Nothing has to be applied for in this step.',
      blocks: [
        {
          kind: 'text',
          text: 'Nothing has to be applied for in this step. To see what help the government has for your trade, search myScheme. It is free.',
        },
        { kind: 'portals', portals: ['myscheme', 'nsws'] },
      ],
    },
    {
      id: 'next',
      heading: 'Next step',
      blocks: [
        {
          kind: 'text',
          text: 'Take the sheet outside and [count customers](/start-business/step/market-research). All steps are under [Start a business](/start-business).',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.ideation',
              label: 'This step is done',
              note: 'It counts under [how far you are](/start-business#progress).',
            },
          ],
        },
      ],
    },
  ],
};
