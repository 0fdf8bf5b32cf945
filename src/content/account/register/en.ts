import type { PageContent } from '../../types.ts';

/** Create an account; not open yet. */
export const content: PageContent = {
  title: 'Create an account | Niyam',
  description:
    'Accounts are not open yet. What an account will be for, and what you can do without one.',
  heading: 'Create an account',
  lead: 'We are not opening accounts yet. When we do, they will be free and never needed for reading.',
  sections: [
    {
      id: 'what-for',
      heading: 'What an account will be for',
      blocks: [
        {
          kind: 'text',
          text: 'It will keep your checklists and dates when you change or lose a phone. The sign-up form is being built.',
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
