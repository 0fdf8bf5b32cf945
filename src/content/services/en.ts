import type { PageContent } from '../types.ts';

/** Index of services and of guides by licence. */
export const content: PageContent = {
  title: 'Services: compliance and registration help | Niyam',
  description:
    'What we can do for a small business, and a guide for each licence so that you can judge whether you need us at all.',
  heading: 'Services',
  lead: 'Read the guide first. Many registrations are simple enough to do yourself. Where they are not, these are the kinds of work we take on.',
  sections: [
    {
      id: 'ways-to-work',
      heading: 'Ways to work with us',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'services/registration',
            'services/compliance',
            'services/comprehensive-compliance',
            'services/retainership',
            'services/sectors',
          ],
        },
      ],
    },
    {
      id: 'by-licence',
      heading: 'By licence or law',
      blocks: [{ kind: 'guides' }],
    },
    {
      id: 'factories',
      heading: 'Factories and pollution',
      blocks: [
        {
          kind: 'text',
          text: 'Factory licences and pollution control consents are covered on the [manufacturing page](/sectors/manufacturing-compliance) for now.',
        },
      ],
    },
  ],
};
