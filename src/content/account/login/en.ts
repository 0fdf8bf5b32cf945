import type { PageContent } from '../../types.ts';

/** Sign-in; not open yet. */
export const content: PageContent = {
  title: 'Sign in | Niyam',
  description:
    'Sign-in is not open yet. You can read everything and send requests without an account.',
  heading: 'Sign in',
  lead: 'Sign-in is not open yet. You lose nothing by it: every guide can be read without an account.',
  sections: [
    {
      id: 'requests',
      heading: 'Looking for a request you sent',
      blocks: [
        {
          kind: 'text',
          text: 'Requests sent from this phone are listed under [Waiting to send](/outbox) until our office confirms them. Nothing more is needed from you.',
        },
      ],
    },
    {
      id: 'beware',
      heading: 'A caution',
      blocks: [
        {
          kind: 'text',
          text: 'No page of ours asks for a password today. If one that looks like ours does, leave it.',
        },
      ],
    },
  ],
};
