import type { PageContent } from '../../types.ts';

/** Labour law (ESI and PF): a short page until the full guide is written. */
export const content: PageContent = {
  title: 'Labour law: ESI, PF and the new codes | Niyam',
  description:
    'What the labour codes ask of a small employer, when ESI and PF begin, and what is free. A short page until the guide is complete.',
  heading: 'Labour law: ESI, PF and the new codes',
  lead: 'New labour codes have replaced many older labour laws. Some duties hold for every employer; ESI and PF begin when the number of workers reaches a limit.',
  sections: [
    {
      id: 'every-employer',
      heading: 'For every employer',
      blocks: [
        {
          kind: 'list',
          items: [
            'A written appointment letter.',
            'At least the minimum wage, paid on time.',
            'Wage slips and registers.',
            'Equal pay for the same work.',
          ],
        },
      ],
    },
    {
      id: 'esi-and-pf',
      heading: 'ESI and PF',
      blocks: [
        {
          kind: 'text',
          text: 'ESI pays for treatment and for wages lost to illness. PF is savings for old age, from worker and employer both. The government charges nothing to register for either. Contributions are paid each month, and late payment brings interest and damages.',
        },
        {
          kind: 'portals',
          portals: ['esic', 'epfo', 'shramsuvidha'],
        },
      ],
    },
    {
      id: 'states',
      heading: 'Your state',
      blocks: [
        {
          kind: 'text',
          text: 'For most shops the state makes the detailed rules, and states are not at the same point. Check with your state labour office.',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'Limits, rates and due dates are being checked for the full guide. Until then [tell us how many people work for you](/contact). New to hiring? Read [your first worker](/start-business/step/hr).',
        },
      ],
    },
  ],
};
