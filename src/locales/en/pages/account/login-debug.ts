import type { PageContent } from '../../../../content/types.ts';

/** Check this phone, at why signing in fails. */
export const content: PageContent = {
  name: 'Sign-in problems',
  updatedOn: '2026-11-21',
  title: 'Sign-in problems on this phone | Niyam',
  description: 'What to look at when signing in fails: network, browser, space and clock.',
  heading: 'Check this phone: sign-in problems',
  lead: 'Test the connection first. If everything answers, go through the list below.',
  sections: [
    {
      id: 'usual-causes',
      heading: 'What to check when any site will not let you in',
      blocks: [
        {
          kind: 'list',
          items: [
            'Is the date and time on the phone right? A wrong clock breaks secure sites.',
            'Does another site open? If not, it is the network.',
            'Is the browser up to date?',
            'Is the space on the phone used up?',
            'Is the address the one you registered with? [Ask for a new password](/forgot-password): if there is an account, a letter comes.',
          ],
        },
      ],
    },
    {
      id: 'keep',
      heading: 'Do not clear everything',
      blocks: [
        {
          kind: 'text',
          text: 'Clearing the data of this site also removes saved pages and requests under [Waiting to send](/outbox). Look there first, and [ask us](/contact) if you are unsure.',
        },
      ],
    },
  ],
};
