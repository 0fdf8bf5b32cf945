import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'New password',
  updatedOn: '2026-11-23',
  title: 'Choose a new password | Niyam',
  description: 'Choose a new password, with the link from our letter.',
  heading: 'Choose a new password',
  lead: 'Use the link from our letter.',
  sections: [
    {
      id: 'good-password',
      heading: 'A good password',
      blocks: [
        {
          kind: 'text',
          text: 'A short sentence, used nowhere else. Tell nobody.',
        },
      ],
    },
  ],
};
