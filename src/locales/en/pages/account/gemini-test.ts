import type { PageContent } from '../../../../content/types.ts';

/** Check this phone, at the assistant. */
export const content: PageContent = {
  name: 'Check the assistant',
  updatedOn: '2026-11-21',
  title: 'Check the assistant on this phone | Niyam',
  description: 'Says whether this phone reaches the assistant’s server, and what the phone can do.',
  heading: 'Check this phone: the assistant',
  lead: 'Press “Test the connection” to see whether the assistant’s server answers this phone.',
  sections: [
    {
      id: 'what-to-do',
      heading: 'If it does not answer',
      blocks: [
        {
          kind: 'text',
          text: 'Then it is the network, or this site runs without that server. Nothing on your phone is broken: the guides and the [search](/search) work without it, and you can [send the question to a person](/contact). No key, question or answer is ever shown here. Without JavaScript this page can test nothing.',
        },
      ],
    },
  ],
};
