import type { PageContent } from '../../types.ts';

/** Details of the sign-in on this device; being built. */
export const content: PageContent = {
  title: 'Sign-in details on this phone | Niyam',
  description:
    'A panel that will show whether you are signed in and until when, and nothing secret. Not ready yet.',
  heading: 'Check this phone: sign-in details',
  lead: 'Here you will see whether someone is signed in on this phone, and until when. That panel is being built.',
  sections: [
    {
      id: 'shared-phones',
      heading: 'If you share the phone',
      blocks: [
        {
          kind: 'text',
          text: 'Nobody can be signed in today. But others who use this phone can open [Waiting to send](/outbox) and see that a request was made. Lock the phone before you lend it. Passwords and codes will not be shown on this page.',
        },
      ],
    },
  ],
};
