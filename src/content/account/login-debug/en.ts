import type { PageContent } from '../../types.ts';

/** Help with sign-in problems; being built. */
export const content: PageContent = {
  title: 'Sign-in problems on this phone | Niyam',
  description: 'Help when sign-in fails: clock, network and browser. The checks are being built.',
  heading: 'Check this phone: sign-in problems',
  lead: 'Step-by-step checks for a sign-in that fails are being built. Sign-in itself has not opened yet.',
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
            'Is the storage full?',
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
