import type { PageContent } from '../../../../content/types.ts';

/** Check this phone, at how sign-in stands. */
export const content: PageContent = {
  name: 'Sign-in details',
  updatedOn: '2026-11-21',
  title: 'Sign-in details on this phone | Niyam',
  description:
    'Shows whether somebody is signed in on this phone and whether sign-in answers, and nothing secret.',
  heading: 'Check this phone: sign-in details',
  lead: 'Here you see whether somebody is signed in on this phone, and whether the sign-in service can be reached from it.',
  sections: [
    {
      id: 'shared-phones',
      heading: 'If you share the phone',
      blocks: [
        {
          kind: 'text',
          text: 'Anybody who opens the site on this phone sees what you see. Sign out on [your dashboard](/dashboard), or set the phone as shared under [This phone](/settings): then nothing that anybody types is kept.',
        },
      ],
    },
    {
      id: 'no-signal',
      heading: 'Signed in without a signal',
      blocks: [
        {
          kind: 'text',
          text: 'With no network you stay signed in, and your dashboard opens from this phone. It says when the server last answered. Without JavaScript this page can look at nothing.',
        },
      ],
    },
  ],
};
