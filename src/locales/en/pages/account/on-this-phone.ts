import type { PageContent } from '../../../../content/types.ts';

/** The words around what a phone keeps. */
export const content: PageContent = {
  name: 'Kept on this phone',
  updatedOn: '2026-11-23',
  title: 'Kept on this phone | Niyam',
  description:
    'What the tools of this site keep on your phone: next step, checklists, health score, requests and saved guides. No account needed.',
  heading: 'Kept on this phone',
  lead: 'Your next step, ticks, requests and saved pages. Nobody else sees them.',
  sections: [
    {
      id: 'where-it-comes-from',
      heading: 'Where it comes from',
      blocks: [
        {
          kind: 'list',
          items: [
            'The [licence finder](/find) keeps what you have said about your business.',
            'The papers you tick in a guide are ticked everywhere.',
            'The [calendar](/calendar) keeps your dates and what you have ticked.',
            'The [health check](/business-health) keeps its results.',
            'Requests that have not gone yet wait under [Waiting to send](/outbox).',
            'Guides you save are listed under [Resources](/resources).',
          ],
        },
        {
          kind: 'text',
          text: 'All of it needs JavaScript in your browser. Others use this phone too? Under [This phone](/settings) you can clear it, or set it as shared: then nothing is kept.',
        },
      ],
    },
  ],
};
