import type { PageContent } from '../../types.ts';

/** Step: duties to the first worker. */
export const content: PageContent = {
  title: 'Hiring your first worker: what you owe | Niyam',
  description:
    'What you owe a worker from the first day, family helper or not: a letter, at least the minimum wage, and payment on time.',
  heading: 'Your first worker',
  lead: 'The day you pay someone to work, you become an employer. A few duties begin at once, however small you are.',
  sections: [
    {
      id: 'from-day-one',
      heading: 'From the first day',
      blocks: [
        {
          kind: 'list',
          items: [
            'Give a written appointment letter: work, pay, hours.',
            'Pay at least the minimum wage that your state has fixed for the work.',
            'Pay each month on time, and give a wage slip.',
            'Pay the same for the same work, man or woman.',
            'Do not employ children.',
          ],
        },
      ],
    },
    {
      id: 'later',
      heading: 'As you grow',
      blocks: [
        {
          kind: 'text',
          text: 'With more workers come ESI, PF and a committee against sexual harassment. Registering for ESI and PF costs nothing at the government.',
        },
        {
          kind: 'portals',
          portals: ['esic', 'epfo'],
        },
      ],
    },
    {
      id: 'next',
      heading: 'Next',
      blocks: [
        {
          kind: 'text',
          text: 'A ready letter and a wage register are being written. [Labour law](/labour-law-compliance) explains which rules count heads. For your state’s wage, check with its labour office or [ask us](/contact).',
        },
      ],
    },
  ],
};
