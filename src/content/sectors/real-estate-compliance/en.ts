import type { PageContent } from '../../types.ts';

/** Rules for agents, builders and landlords, in outline. */
export const content: PageContent = {
  title: 'Real estate: agents, builders and letting | Niyam',
  description:
    'RERA registration for agents and projects, and what else a property business must settle before it takes money.',
  heading: 'Rules for property agents and builders',
  lead: 'In property the order matters: registration first, advertising and money afterwards.',
  sections: [
    {
      id: 'rera',
      heading: 'RERA',
      blocks: [
        {
          kind: 'text',
          text: 'Every property agent must be registered with the real-estate authority of the state before dealing in registered projects. A builder must register a project above a certain size before offering it. The registration number belongs in every advertisement for the project.',
        },
      ],
    },
    {
      id: 'also',
      heading: 'Also on the table',
      blocks: [
        {
          kind: 'list',
          items: [
            'Fire clearance for taller buildings and public halls: [fire licence](/fire-license).',
            'GST on commission and on some sales and rents: [GST guide](/gst-compliance).',
            'Written agreements, stamped as your state requires.',
          ],
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'Lists for each state’s authority are being prepared. [Tell us the state and your role](/contact), and we will name the office.',
        },
      ],
    },
  ],
};
