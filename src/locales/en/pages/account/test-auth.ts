import type { PageContent } from '../../../../content/types.ts';

/** Check this phone, at sign-in. */
export const content: PageContent = {
  name: 'Check sign-in',
  updatedOn: '2026-11-21',
  title: 'Check sign-in on this phone | Niyam',
  description:
    'Says whether this phone reaches the sign-in service, and what else keeps it from signing in.',
  heading: 'Check this phone: can it sign in',
  lead: 'Press “Test the connection”. The page then says yes or no for each service of this site, and how long the answer took.',
  sections: [
    {
      id: 'meaning',
      heading: 'What the answers mean',
      blocks: [
        {
          kind: 'list',
          items: [
            'Our server does not answer: it is the network. Some networks first ask you to accept their own page in the browser.',
            'Our server answers, sign-in does not: it is on our side. Guides and [requests](/contact) still work.',
            'Both answer, and signing in fails: see [sign-in problems](/login-debug).',
          ],
        },
      ],
    },
    {
      id: 'private',
      heading: 'What this page never shows',
      blocks: [
        {
          kind: 'text',
          text: 'No name, number, e-mail, password or code, and nothing of your requests. It says that somebody is signed in, not who. Without JavaScript it can test nothing.',
        },
      ],
    },
  ],
};
