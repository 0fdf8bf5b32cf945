import type { PageContent } from '../../types.ts';

/** New password; not open yet. */
export const content: PageContent = {
  title: 'Choose a new password | Niyam',
  description:
    'This page will let you set a new password. Sign-in is not open yet, so there is nothing to set.',
  heading: 'Choose a new password',
  lead: 'This is where a link from our e-mail will bring you to set a new password. That step is being built; sign-in has not opened.',
  sections: [
    {
      id: 'when-it-opens',
      heading: 'When it opens',
      blocks: [
        {
          kind: 'text',
          text: 'Pick a long phrase that you use nowhere else, and let the phone remember it. Do not share it with an agent: ours will never ask.',
        },
      ],
    },
    {
      id: 'now',
      heading: 'For now',
      blocks: [
        {
          kind: 'text',
          text: 'Close this page, or go to [Waiting to send](/outbox) if you are looking for a request sent from this phone.',
        },
      ],
    },
  ],
};
