import type { PageContent } from '../../types.ts';

/** Step: testing the idea on one sheet of paper. */
export const content: PageContent = {
  title: 'Your idea on one page: first step | Niyam',
  description:
    'Put the idea on a single sheet: who buys, what, where, at what price, and which permission could stop you.',
  heading: 'Your idea on one page',
  lead: 'An idea is ready when it fits on one sheet of paper and somebody else understands it.',
  sections: [
    {
      id: 'the-sheet',
      heading: 'What to write on the sheet',
      blocks: [
        {
          kind: 'list',
          items: [
            'Who will buy, and how do they manage now?',
            'What exactly will you sell on the first day?',
            'Where: cart, home, shop or phone?',
            'What will one sale bring in, and what will it cost you?',
            'How long can you go on if nobody buys?',
          ],
        },
      ],
    },
    {
      id: 'what-could-stop-you',
      heading: 'What could stop you',
      blocks: [
        {
          kind: 'text',
          text: 'Some trades may not open without permission. Food, medicine and alcohol are the plainest cases. Put the permission on the sheet now, since it can change the place you rent. For food, the [FSSAI guide](/fssai-compliance) shows what applies.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'Next',
      blocks: [
        {
          kind: 'text',
          text: 'A sheet to fill in on the phone is being built. Paper does as well. Then go out and [count customers](/start-business/step/market-research).',
        },
      ],
    },
  ],
};
