import type { PageContent } from '../../types.ts';

/** Work with us: no openings listed, and a warning about job fraud. */
export const content: PageContent = {
  title: 'Careers: work with us | Niyam',
  description:
    'No openings are listed today. When there is one it will be described here. Nobody should pay to apply for a job with us.',
  heading: 'Work with us',
  lead: 'No job is open on this page today. When we need someone, the role, the place and the pay will be described here.',
  sections: [
    {
      id: 'never-pay',
      heading: 'Never pay for a job',
      blocks: [
        {
          kind: 'callout',
          tone: 'warning',
          title: 'A job that asks for a fee is a fraud',
          text: 'Applying to work here costs nothing. If somebody asks you for a deposit, a training fee or your bank PIN in our name, do not pay. Report it on the [cybercrime portal](portal:cybercrime).',
        },
      ],
    },
    {
      id: 'meanwhile',
      heading: 'Looking for work now',
      blocks: [
        {
          kind: 'text',
          text: 'The government lists vacancies free of charge on the [National Career Service](portal:ncs). If you would rather work for yourself, begin with [Start a business](/start-business).',
        },
      ],
    },
    {
      id: 'write-to-us',
      heading: 'If you have a question',
      blocks: [
        {
          kind: 'text',
          text: 'The way to apply by e-mail is not set up yet. Until it is, use the [contact page](/contact) and say that you are writing about work.',
        },
      ],
    },
  ],
};
