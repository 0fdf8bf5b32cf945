import type { PageContent } from '../../../../content/types.ts';

/** The newsletter; its form stands between heading and sections. */
export const content: PageContent = {
  name: 'Newsletter',
  updatedOn: '2026-11-23',
  title: 'Newsletter: when a rule changes | Niyam',
  description:
    'A letter by e-mail when a fee, a limit or a due date changes for small businesses and street vendors in India. You confirm first, and can leave with one link.',
  heading: 'Newsletter',
  lead: 'An e-mail when a fee, limit or due date changes. Nothing else.',
  sections: [
    {
      id: 'how-it-works',
      heading: 'How it works',
      blocks: [
        {
          kind: 'list',
          items: [
            'You get one letter that asks whether you want the newsletter. Until you say yes there, you are not on the list.',
            'Every letter has a link that takes you off the list. It never expires, and asks for no password.',
            'With no signal, your wish waits on this phone and goes when the network returns. See [Waiting to send](/outbox).',
            'If an address is on the list already, this page says so to the person who enters it.',
          ],
        },
      ],
    },
  ],
};
