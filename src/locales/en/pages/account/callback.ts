import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'Signing in',
  updatedOn: '2026-11-21',
  title: 'Signing you in | Niyam',
  description: 'The links in our letters end here and sign you in.',
  heading: 'Signing you in',
  lead: 'A moment: the link from your letter is being read.',
  sections: [
    {
      id: 'what-you-can-do',
      heading: 'If it does not go on',
      blocks: [
        {
          kind: 'text',
          text: 'Go [home](/), or [sign in](/login). If a link brought you here that you did not ask for, [let us know where it came from](/contact).',
        },
      ],
    },
  ],
};
