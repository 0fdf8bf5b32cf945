import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'Sign in',
  updatedOn: '2026-11-21',
  title: 'Sign in | Niyam',
  description:
    'Sign in to your Niyam account. Everything can be read, and every request sent, without one.',
  heading: 'Sign in',
  lead: 'An account keeps your profile when you change or lose a phone. Reading, the tools and requests need none.',
  sections: [
    {
      id: 'requests',
      heading: 'Looking for a request you sent',
      blocks: [
        {
          kind: 'text',
          text: 'Requests sent from this phone are listed under [Waiting to send](/outbox), signed in or not.',
        },
      ],
    },
    {
      id: 'without',
      heading: 'Without signing in',
      blocks: [
        {
          kind: 'text',
          text: 'Checklists, results and saved guides of this phone need no account: see [Kept on this phone](/on-this-phone).',
        },
      ],
    },
    {
      id: 'caution',
      heading: 'A caution',
      blocks: [
        {
          kind: 'text',
          text: 'We never ask for your password by telephone, WhatsApp or e-mail, and never for an OTP. If somebody does in our name, do not answer.',
        },
      ],
    },
  ],
};
