import type { PageContent } from '../../types.ts';

/** Landing page after sign-in by link; not open yet. */
export const content: PageContent = {
  title: 'Signing you in | Niyam',
  description: 'The page that completes sign-in. It has nothing to complete until sign-in opens.',
  heading: 'Signing you in',
  lead: 'A sign-in link ends here. Sign-in is not open yet, so there is nothing to complete and you have not been signed in.',
  sections: [
    {
      id: 'what-now',
      heading: 'What you can do',
      blocks: [
        {
          kind: 'text',
          text: 'Nothing was lost. Go [home](/), or look under [Waiting to send](/outbox) for requests sent from this phone. If a link brought you here that you did not ask for, [let us know where it came from](/contact). This step is being built.',
        },
      ],
    },
  ],
};
