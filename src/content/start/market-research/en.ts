import type { PageContent } from '../../types.ts';

/** Step: counting customers and prices before spending. */
export const content: PageContent = {
  title: 'Market research you can do on foot | Niyam',
  description:
    'Count the people who pass, write down what others charge, and check whether selling is allowed at the place at all.',
  heading: 'Count customers before you spend',
  lead: 'You need no survey company. You need a notebook, some hours at the place, and honesty about what you see.',
  sections: [
    {
      id: 'count',
      heading: 'What to count',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Stand where you would sell, on a working day and on a holiday, at the hours you would open.',
            'Mark each person who passes and each who buys something like yours.',
            'Write down the prices of the nearest sellers.',
            'Ask buyers what they would change, and listen longer than you talk.',
          ],
        },
      ],
    },
    {
      id: 'is-it-allowed',
      heading: 'Is selling allowed there',
      blocks: [
        {
          kind: 'text',
          text: 'A town can mark places as no-vending zones. Before you settle on a footpath, ask the municipal ward office. Our article on [street vendors](/blog/street-vendor-compliance-india) explains the certificate.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'Next',
      blocks: [
        {
          kind: 'text',
          text: 'Counting and price sheets for printing are being written. With your own notes in hand, go on to [registration](/start-business/step/registration).',
        },
      ],
    },
  ],
};
