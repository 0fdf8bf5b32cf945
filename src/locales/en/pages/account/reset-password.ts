import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'New password',
  updatedOn: '2026-11-21',
  title: 'Choose a new password | Niyam',
  description: 'Choose a new password, with the link from our letter.',
  heading: 'Choose a new password',
  lead: 'With the link from our letter you choose a new password here.',
  sections: [
    {
      id: 'good-password',
      heading: 'A good password',
      blocks: [
        {
          kind: 'text',
          text: 'A short sentence that you use nowhere else. Let the phone remember it. Tell it to nobody: not to an agent, and not to us.',
        },
      ],
    },
  ],
};
