import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'Forgotten password',
  updatedOn: '2026-11-23',
  title: 'Forgotten password | Niyam',
  description: 'Ask for a link to choose a new password. It goes to the address of your account.',
  heading: 'Forgotten password',
  lead: 'We e-mail you a link. With it you choose a new password.',
  sections: [
    {
      id: 'no-letter',
      heading: 'No letter came',
      blocks: [
        {
          kind: 'text',
          text: 'Look in the spam folder, then ask again. Without an account nothing is sent: [create one](/register).',
        },
      ],
    },
    {
      id: 'other-portals',
      heading: 'If you meant another portal',
      blocks: [
        {
          kind: 'text',
          text: 'A lost login for [GST](portal:gst) or [FoSCoS](portal:foscos) is recovered on that portal itself. A message that asks for an OTP in our name is false: report it on the [cybercrime portal](portal:cybercrime).',
        },
      ],
    },
  ],
};
