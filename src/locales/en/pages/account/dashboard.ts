import type { PageContent } from '../../../../content/types.ts';

/** The words around the dashboard. */
export const content: PageContent = {
  name: 'Dashboard',
  updatedOn: '2026-11-21',
  title: 'Dashboard | Niyam',
  description:
    'Your own page: what to do next, checklists, health score, requests, saved guides, profile, and signing out.',
  heading: 'Dashboard',
  lead: 'Your own page. It also opens with no signal, once you have been signed in on this phone.',
  sections: [
    {
      id: 'without-account',
      heading: 'Without an account',
      blocks: [
        {
          kind: 'text',
          text: 'What the tools keep on this phone you see without signing in, under [Kept on this phone](/on-this-phone). Nothing of it goes to your account before you say yes.',
        },
      ],
    },
  ],
};
