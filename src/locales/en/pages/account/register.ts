import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'Create an account',
  updatedOn: '2026-11-21',
  title: 'Create an account | Niyam',
  description:
    'Make a free account. It keeps your profile when you change phones; nothing on the site needs it.',
  heading: 'Create an account',
  lead: 'It is free, and nothing on the site needs it. It keeps your profile when you change or lose a phone.',
  sections: [
    {
      id: 'what-for',
      heading: 'What it is for',
      blocks: [
        {
          kind: 'text',
          text: 'Your name and what you say of your business go to our server and are there on your next phone. Drafts, ticks and saved pages stay on this phone. What we keep and for how long is in the [privacy policy](/privacy-policy).',
        },
      ],
    },
    {
      id: 'without-one',
      heading: 'Without one',
      blocks: [
        {
          kind: 'text',
          text: 'To have someone look at your case, [ask for a consultation](/contact). Requests made on this phone are shown under [Waiting to send](/outbox). Or start with the [FSSAI guide](/fssai-compliance).',
        },
      ],
    },
  ],
};
