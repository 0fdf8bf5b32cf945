import type { PageContent } from '../../../../content/types.ts';

/** Reporting a mistake; the form stands below the heading. */
export const content: PageContent = {
  name: 'Report a mistake',
  updatedOn: '2026-11-24',
  title: 'Report a mistake in a text | Niyam',
  description:
    'Tell us what is wrong in the text of a page: a word, a sentence, a translation, a figure. It goes when there is signal, and asks for no name.',
  heading: 'Report a mistake',
  lead: 'A wrong word, sentence or figure? Tell us.',
  sections: [
    {
      id: 'what-happens',
      heading: 'What happens',
      blocks: [
        {
          kind: 'list',
          items: [
            'We get the page, its language and what you write. Nobody answers a report. For an answer, go to [Contact](/contact).',
            'With no signal it waits on this phone and goes when the network returns. See [Waiting to send](/outbox).',
          ],
        },
      ],
    },
  ],
};
