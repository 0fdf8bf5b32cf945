import type { PageContent } from '../../../../content/types.ts';

/** The outbox: requests kept on this phone until confirmed. */
export const content: PageContent = {
  name: 'Waiting to send',
  updatedOn: '2026-11-23',
  title: 'Waiting to send | Niyam',
  description: 'Requests made on this phone are kept here until our office confirms them.',
  heading: 'Waiting to send',
  lead: 'Each request waits here until our office has it. You may close this page.',
  sections: [
    {
      id: 'how-it-works',
      heading: 'How it works',
      blocks: [
        {
          kind: 'list',
          items: [
            'With no signal, a request waits. It is sent when the network returns.',
            'Opening the site again while connected helps it on its way.',
            'Once it is confirmed, it is stamped as sent, and what you wrote is wiped from this phone.',
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
