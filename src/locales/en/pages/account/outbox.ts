import type { PageContent } from '../../../../content/types.ts';

/** The outbox: requests kept on this phone until confirmed. */
export const content: PageContent = {
  name: 'Waiting to send',
  updatedOn: '2026-11-23',
  title: 'Waiting to send | Niyam',
  description: 'Requests made on this phone are kept here until our office confirms them.',
  heading: 'Waiting to send',
  lead: 'Requests wait here until our office has them.',
  sections: [
    {
      id: 'how-it-works',
      heading: 'How it works',
      blocks: [
        {
          kind: 'list',
          items: [
            'It goes when the network returns. You may leave.',
            'Opening the site with signal helps.',
            'Once sent, it is stamped, and your words are deleted.',
          ],
        },
      ],
    },
    {
      id: 'take-care',
      heading: 'Take care',
      blocks: [
        {
          kind: 'text',
          text: 'Do not clear the data of this site while something is waiting: that would delete it. To make a request, go to the [contact page](/contact).',
        },
      ],
    },
  ],
};
