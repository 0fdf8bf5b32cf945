import type { PageContent } from '../../types.ts';

/** The people behind the site: empty until they agree to be named. */
export const content: PageContent = {
  title: 'Team: the people behind the work | Niyam',
  description:
    'We name people here only after they agree. Until then, here is what to ask any adviser before you trust them with your papers.',
  heading: 'The people behind Niyam',
  lead: 'This page is empty of names on purpose. We add a person only when that person has agreed to be shown, with what they really do.',
  sections: [
    {
      id: 'ask-any-adviser',
      heading: 'What to ask any adviser, us included',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your full name, and the office you work from.',
            'Your membership number, if you say you are an advocate, a chartered accountant or a company secretary. Their professional bodies keep registers.',
            'What will you do for me, in writing, and which part of the bill is the government fee?',
            'Will the login and the certificate be in my name?',
          ],
        },
      ],
    },
    {
      id: 'talk-to-us',
      heading: 'Talk to someone',
      blocks: [
        {
          kind: 'text',
          text: 'Team profiles are being collected. You can reach the office now through the [contact page](/contact) and ask who will handle your work.',
        },
      ],
    },
  ],
};
