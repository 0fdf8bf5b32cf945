import type { PageContent } from '../../types.ts';

/** Rules for people who sell their skill, in outline. */
export const content: PageContent = {
  title: 'Consulting: rules for professionals | Niyam',
  description:
    'Freelancers, designers, trainers and advisers: tax registration, professional tax, written scope and tax cut by clients.',
  heading: 'Rules for consultants and professionals',
  lead: 'If you sell skill and not goods, you have little to license and much to write down.',
  sections: [
    {
      id: 'settle',
      heading: 'Settle these',
      blocks: [
        {
          kind: 'list',
          items: [
            '**GST** looks at the yearly value of your services: [GST guide](/gst-compliance).',
            '**Professional tax** is a small state tax in some states. In Telangana it is handled by the [commercial taxes department](portal:tgct).',
            '**Tax deducted by clients** is yours. Check that it shows against your PAN before you file, on the [income-tax portal](portal:incometax).',
            '**Scope**: put work, fee, due date and ownership of the result in a letter before you begin.',
          ],
        },
      ],
    },
    {
      id: 'titles',
      heading: 'Titles',
      blocks: [
        {
          kind: 'text',
          text: 'Some titles are reserved. Only an enrolled advocate may practise law, for example, whatever the visiting card says.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'Next',
      blocks: [
        {
          kind: 'text',
          text: 'A sample letter of scope is being written. Service firms may also take [Udyam](/msme-compliance), which helps when a client pays late.',
        },
      ],
    },
  ],
};
