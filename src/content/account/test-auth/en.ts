import type { PageContent } from '../../types.ts';

/** Diagnostics of sign-in; being built. */
export const content: PageContent = {
  title: 'Check sign-in on this phone | Niyam',
  description:
    'A test page, still to be built, that will say yes or no: can this phone reach the sign-in service?',
  heading: 'Check this phone: can it sign in',
  lead: 'This page will answer with a plain yes or no whether your phone can reach the sign-in service. The test is being built.',
  sections: [
    {
      id: 'meaning',
      heading: 'Until then',
      blocks: [
        {
          kind: 'text',
          text: 'Sign-in has not opened for anyone, so a failure is not the fault of your phone. Reading the guides and [sending a request](/contact) do not depend on it. What you have sent is under [Waiting to send](/outbox).',
        },
      ],
    },
  ],
};
