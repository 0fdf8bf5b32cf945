import type { PageContent } from '../../types.ts';

/** Step: the last check before opening. */
export const content: PageContent = {
  title: 'Opening day: a last check | Niyam',
  description:
    'The papers to hang on the wall, the payments to test and the things to have within reach on the day you open.',
  heading: 'The last check before you open',
  lead: 'On opening day you will have no time to look for a certificate. Do this the day before.',
  sections: [
    {
      id: 'the-day-before',
      heading: 'The day before',
      blocks: [
        {
          kind: 'list',
          items: [
            'Hang up the certificates that must be seen, such as the FSSAI one if you handle food.',
            'Scan your own UPI code with another phone and check whose account the money reaches.',
            'Put prices where people can read them.',
            'Know where the fire extinguisher is, and how to use it.',
            'Keep the numbers of the ward office and your landlord in the phone.',
          ],
        },
      ],
    },
    {
      id: 'if-a-paper-is-late',
      heading: 'If a paper has not come',
      blocks: [
        {
          kind: 'text',
          text: 'Find out whether you may open on the receipt or must wait. Some trades may, others must not. [Ask us which](/contact) before you open.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'Next',
      blocks: [
        {
          kind: 'text',
          text: 'A checklist that ticks itself off across all guides is being built. When the doors are open, turn to [the daily work](/start-business/step/operations).',
        },
      ],
    },
  ],
};
