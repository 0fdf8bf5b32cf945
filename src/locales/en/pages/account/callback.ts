import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'Signing in',
  updatedOn: '2026-11-23',
  title: 'Signing you in | Niyam',
  description: 'The links in our letters end here and sign you in.',
  heading: 'Signing you in',
  lead: 'We check your link.',
  sections: [
    {
      id: 'what-you-can-do',
      heading: 'If nothing happens',
      blocks: [
        {
          kind: 'text',
          text: 'Go [home](/) or [sign in](/login). Not your link? [Tell us](/contact).',
        },
      ],
    },
  ],
};
