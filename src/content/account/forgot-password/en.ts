import type { PageContent } from '../../types.ts';

/** Forgotten password; not open yet. */
export const content: PageContent = {
  title: 'Forgotten password | Niyam',
  description:
    'There are no passwords on this site yet, so there is none to recover. What to do if you came from a message.',
  heading: 'Forgotten password',
  lead: 'Sign-in is not open, so nobody has a password with us and there is none to recover.',
  sections: [
    {
      id: 'came-from-a-message',
      heading: 'If a message sent you here',
      blocks: [
        {
          kind: 'text',
          text: 'Do not follow its other links, and give nobody an OTP. A message about a Niyam password is false for now. You can report it on the [cybercrime portal](portal:cybercrime).',
        },
      ],
    },
    {
      id: 'another-portal',
      heading: 'If you meant another portal',
      blocks: [
        {
          kind: 'text',
          text: 'A lost login for [GST](portal:gst) or [FoSCoS](portal:foscos) is recovered on that portal itself. Requests you sent us from this phone are under [Waiting to send](/outbox).',
        },
      ],
    },
  ],
};
